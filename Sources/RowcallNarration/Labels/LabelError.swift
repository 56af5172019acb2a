import RowcallModel
import RowcallValues

/// What is wrong with a label template or with a choice of rows or columns.
public enum LabelError: Error, Hashable, Sendable {
  /// A template names a column that the table does not have.
  case unknownColumn(Place, name: String, suggestion: String?, columns: String)
  /// A template has an option that does not exist.
  case unknownOption(Place, option: String, suggestion: String?)
  /// A brace is opened and not closed.
  case unclosedBrace(Place)
  /// A brace is closed that was never opened.
  case strayBrace(Place)
  /// A placeholder names nothing.
  case emptyPlaceholder(Place)
  /// A choice of columns names one that the table does not have.
  case unknownColumnChoice(option: String, name: String, suggestion: String?, columns: String)
  /// One column is to be chosen by a name that several have; their numbers from 1.
  case severalColumns(option: String, name: String, numbers: [Int])
  /// A choice of columns leaves none.
  case noColumns(choice: String)
  /// A choice of types holds something that is no column with a kind, or an unknown kind.
  case typeChoice(item: String, suggestion: String?)
  /// A choice of rows holds something that is no row number and no range.
  case rowChoice(item: String, choice: String)
  /// A range of rows or columns runs backwards.
  case backwardRange(item: String)

  /// A place in a template.
  public struct Place: Hashable, Sendable {
    /// The whole template.
    package var template: String
    /// How many characters are before the place.
    package var offset: Int
  }
}

extension LabelError: CustomStringConvertible {
  /// One sentence that says where, what was found, and what to do; for templates with a caret below the place.
  public var description: String {
    switch self {
    case .unknownColumn(let place, let name, let suggestion, let columns):
      place.showing("there is no column \"\(name)\"" + Self.advice(suggestion, "columns", columns))
    case .unknownOption(let place, let option, let suggestion):
      place.showing(
        "there is no option \"\(option)\""
          + Self.advice(suggestion, "options", FormatOptions.names.joined(separator: ", ")))
    case .unclosedBrace(let place):
      place.showing("\"{\" is not closed; add \"}\", or write \"{{\" for a brace")
    case .strayBrace(let place):
      place.showing("\"}\" closes nothing; write \"}}\" for a brace")
    case .emptyPlaceholder(let place):
      place.showing("\"{}\" names no column; write a column's name or number, such as {Name} or {#1}")
    case .unknownColumnChoice(let option, let name, let suggestion, let columns):
      (option.isEmpty ? "" : "\(option): ") + "there is no column \"\(name)\""
        + Self.advice(suggestion, "columns", columns)
    case .severalColumns(let option, let name, let numbers):
      (option.isEmpty ? "" : "\(option): ")
        + "\(numbers.count) columns have the name \"\(name)\"; choose one by its number: "
        + numbers.map { "#\($0)" }.alternatives
    case .noColumns(let choice):
      "columns: \"\(choice)\" leaves no column; name at least one to keep"
    case .typeChoice(let item, let suggestion):
      "type: \"\(item)\" is no column with a kind, such as Date=dmy"
        + Self.advice(suggestion, "kinds", ColumnKind.allCases.map(\.rawValue).joined(separator: ", "))
    case .rowChoice(let item, let choice):
      "rows: \"\(item)\" in \"\(choice)\" is no row; write numbers from 1 and ranges, such as 1-10,15 or 20-"
    case .backwardRange(let item):
      "\"\(item)\" runs backwards; write the smaller number first"
    }
  }

  /// What follows a name that is not known: the one that may be meant, and all that there are.
  static func advice(_ suggestion: String?, _ kind: String, _ list: String) -> String {
    if let suggestion {
      "; did you mean \"\(suggestion)\"? The \(kind) are \(list)"
    } else {
      "; the \(kind) are \(list)"
    }
  }
}

extension LabelError.Place {
  /// The sentence with the place before it, and the template with a caret after it.
  fileprivate func showing(_ sentence: String) -> String {
    """
    label, character \(offset + 1): \(sentence)
      \(SafeText.string(template))
      \(String(repeating: " ", count: offset))^
    """
  }
}

/// Finds columns the way people name them.
///
/// A name is tried exactly, then whatever its capitals, then without the unit of the header, so that `price` finds
/// `Price (USD)`. `#2` is the second column. Of several columns with one name, a choice of columns takes all, a template
/// the first, and whoever needs one is asked for its number.
package struct ColumnLookup: Sendable {
  /// The names of all columns in file order; nil for columns without a header.
  let names: [String?]

  /// Creates a lookup for a table's columns.
  package init(_ table: Table) { self.init(table.columns.map(\.name)) }

  /// Creates a lookup for columns with these names, nil for one without.
  package init(_ names: [String?]) { self.names = names.map { $0.map(SafeText.string) } }

  /// The zero-based column that is meant, also by its bare number; throws if there is none, or several of the name.
  ///
  /// - Parameter option: what the error names as the place of the choice; empty for nothing.
  package func place(of name: String, option: String) throws(LabelError) -> Int {
    let places = columns(named: name)
    if places.count > 1 { throw .severalColumns(option: option, name: name, numbers: places.map { $0 + 1 }) }
    if let found = column(named: name) ?? position("#" + name) { return found }
    throw .unknownColumnChoice(option: option, name: name, suggestion: suggestion(for: name), columns: list)
  }

  /// What a column is called in a message.
  package func name(of column: Int) -> String {
    (names.indices.contains(column) ? names[column] : nil) ?? "#\(column + 1)"
  }

  /// The zero-based column that is meant, of several the first; nil if there is none.
  package func column(named name: String) -> Int? { columns(named: name).first }

  /// The zero-based columns that are meant.
  func columns(named name: String) -> [Int] {
    if let position = position(name) { return [position] }
    let found =
      names.firstIndex { $0 == name }
      ?? names.firstIndex { $0?.lowercased() == name.lowercased() }
      ?? names.firstIndex { $0.map { HeaderName.withoutUnit($0).lowercased() } == name.lowercased() }
    guard let found else { return [] }
    return names.indices.filter { names[$0] == names[found] }
  }

  /// The column's name that somebody may have meant; nil if none is near.
  func suggestion(for name: String) -> String? {
    let named = names.compactMap { $0 }
    return NearName.closest(to: name, in: named + named.map(HeaderName.withoutUnit))
  }

  /// What every column can be called, for an error's list: its name, or its number where it has none.
  var list: String {
    let shown = names.indices.prefix(Self.listLimit).map(name)
    let rest = names.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// How many columns an error names.
  private static let listLimit = 20

  private func position(_ name: String) -> Int? {
    guard name.first == "#", let number = Int(name.dropFirst()), names.indices.contains(number - 1) else {
      return nil
    }
    return number - 1
  }
}
