import RowcallImport
import RowcallModel
import RowcallText

/// A line of an editing session, such as `set 3 Price 4.20`; rows and columns count from 1.
package enum EditCommand: Hashable, Sendable {
  case set(row: Int, column: String, EditedCell)
  case insert(row: Int, texts: [Assignment])
  case delete(row: Int)
  case move(row: Int, place: Int)
  case addColumn(String)
  case sort(column: String, isAscending: Bool)
  case undo, redo
  case show(row: Int)
  case save
  case saveCopy(path: String)

  /// A text for a column.
  package struct Assignment: Hashable, Sendable {
    var column: String
    var text: String
  }

  /// Whether it changes the table, which ``save`` stores.
  package var changesTable: Bool {
    switch self {
    case .show, .save, .saveCopy: false
    case .set, .insert, .delete, .move, .addColumn, .sort, .undo, .redo: true
    }
  }

  /// How the commands are written.
  package static let forms = [
    "set ROW COLUMN TEXT", "null ROW COLUMN", "empty ROW COLUMN", "insert ROW [COLUMN=TEXT ...]",
    "delete ROW", "move ROW PLACE", "add-column NAME",
    "sort COLUMN [descending]", "undo", "redo", "show ROW", "save", "save-copy FILE",
  ]

  /// Reads a line, in which a column's name with spaces is in double quotes; throws for what is no command.
  package init(_ line: String) throws {
    var words = WordReader(line)
    let name = try words.next("a command: " + Self.forms.map { "\"\($0)\"" }.alternatives)
    switch name {
    case "set":
      self = .set(
        row: try words.row(), column: try words.next("a column, as in: set 3 Price 4.20"), .text(words.rest))
      return
    case "null", "empty":
      self = .set(
        row: try words.row(), column: try words.next("a column, as in: \(name) 3 Price"),
        name == "null" ? .null : .emptyText)
    case "insert": self = .insert(row: try words.row(), texts: try words.assignments())
    case "delete": self = .delete(row: try words.row())
    case "move": self = .move(row: try words.row(), place: try words.row())
    case "add-column": self = .addColumn(try words.next("a name, as in: add-column Note"))
    case "sort":
      let column = try words.next("a column, as in: sort Price descending")
      let order = words.optional
      guard [nil, "ascending", "descending"].contains(order) else {
        throw WrongUsage("\"\(order ?? "")\": expected ascending or descending, as in: sort Price descending")
      }
      self = .sort(column: column, isAscending: order != "descending")
    case "undo": self = .undo
    case "redo": self = .redo
    case "show": self = .show(row: try words.row())
    case "save": self = .save
    case "save-copy": self = .saveCopy(path: try words.next("a file, as in: save-copy new.csv"))
    default:
      let near = NearName.nearest(to: name, in: Self.forms.map { String($0.prefix { $0 != " " }) })
      throw WrongUsage(
        "no command has the name \"\(name)\"; "
          + (near.isEmpty
            ? "expected \(Self.forms.map { "\"\($0)\"" }.alternatives)"
            : "did you mean \(near.alternatives)?"))
    }
    try words.checkQuotes()
    if let more = words.optional {
      throw WrongUsage("\"\(more)\" is too much after \"\(name)\"; leave it out")
    }
  }
}

/// Takes a line apart into words.
private struct WordReader {
  private let line: String
  private var position: Substring
  /// Whether a quote was opened and not closed.
  private(set) var hasOpenQuote = false

  init(_ line: String) {
    self.line = line
    position = line[...]
    skipSpaces()
  }

  private mutating func skipSpaces() { position = position.drop { $0 == " " || $0 == "\t" } }

  /// The next word; nil at the end.
  var optional: String? {
    mutating get {
      guard !position.isEmpty else { return nil }
      var word = ""
      var isQuoted = false
      defer { hasOpenQuote = hasOpenQuote || isQuoted }
      while let character = position.first, isQuoted || character != " " && character != "\t" {
        position = position.dropFirst()
        if character == "\"" {
          isQuoted.toggle()
        } else {
          word.append(character)
        }
      }
      skipSpaces()
      return word
    }
  }

  /// - Parameter expected: what it should be, for the error.
  mutating func next(_ expected: String) throws -> String {
    let word = optional
    try checkQuotes()
    if let word { return word }
    throw WrongUsage("\"\(line)\": expected \(expected)")
  }

  func checkQuotes() throws {
    guard hasOpenQuote else { return }
    throw WrongUsage(
      "\"\(line)\": a double quote is not closed; close it, or change a cell with quotes by set")
  }

  mutating func row() throws -> Int {
    let word = try next("the number of a row, which counts from 1")
    if let row = Int(word), row > 0 { return row }
    throw WrongUsage("\"\(word)\": expected the number of a row, which counts from 1")
  }

  mutating func assignments() throws -> [EditCommand.Assignment] {
    var texts: [EditCommand.Assignment] = []
    while let word = optional {
      guard let sign = word.firstIndex(of: "=") else {
        throw WrongUsage("\"\(word)\": expected a column and its text, as in: insert 3 Price=4.20")
      }
      texts.append(
        EditCommand.Assignment(
          column: String(word[..<sign]), text: String(word[word.index(after: sign)...])))
    }
    return texts
  }

  /// The rest of the line as it is.
  var rest: String { String(position) }
}

extension TableDocument {
  /// Does what a command says, and gives a sentence about what was done.
  package func perform(_ command: EditCommand, locale: LocaleTag, isForced: Bool = false) throws -> String {
    switch command {
    case .set(let row, let name, let content): return try set(content, row, name, locale)
    case .insert(let row, let texts): return try insert(texts, row, locale)
    case .delete(let row):
      let name = try cells(ofRow: row - 1).first { !$0.isEmpty }
      let forecast = forecast(deletingRow: row - 1)
      try removeRow(at: row - 1)
      return "row \(row) deleted\(name.map { ", \($0)" } ?? ""); \(Self.count(rowCount))"
        + Self.words(for: forecast)
    case .move(let row, let place):
      try moveRow(from: row - 1, to: place - 1)
      return "row \(row) is row \(place) now"
    case .addColumn(let name):
      try addColumn(named: name)
      return "column \(name) added"
    case .sort(let name, let isAscending):
      let column = try column(name)
      try sort(byColumn: column, isAscending: isAscending, locale: locale)
      return "sorted by \(title(of: column)), \(isAscending ? "ascending" : "descending")"
    case .undo: return try undo().map { "undone: \($0.words(title))" } ?? "nothing to undo"
    case .redo: return try redo().map { "done again: \($0.words(title))" } ?? "nothing to do again"
    case .show(let row):
      let cells = try cells(ofRow: row - 1).enumerated().map { "\(title(of: $0.offset)): \($0.element)" }
      return "row \(row); " + cells.joined(separator: "; ")
    case .save:
      guard hasChanges else { return "\(path): no changes to save" }
      let count = rowCount
      try save(isForced: isForced)
      let deleted = count - rowCount
      return "\(path) saved" + (deleted > 0 ? "; the database deleted \(Self.count(deleted)) more" : "")
        + touchedTables.map { "; " + Self.words(for: $0) }.joined()
    case .saveCopy(let copy):
      try saveCopy(to: copy)
      return "\(copy) saved"
    }
  }

  private func set(_ content: EditedCell, _ row: Int, _ name: String, _ locale: LocaleTag) throws -> String {
    let column = try column(name)
    var content = content
    if case .text(let text) = content, case let cells = try cells(ofRow: row - 1), column < cells.count {
      content = .text(plain(text, insteadOf: cells[column], row: row - 1, column: column, locale: locale))
    }
    try set(content, row: row - 1, column: column)
    return "row \(row), \(title(of: column)): \(content.words)"
      + (fits(content.text, column: column, locale: locale) ? "" : "; \(Self.misfit)")
      + Self.words(for: forecast(ofRow: row - 1, changedIn: column))
  }

  private func insert(_ texts: [EditCommand.Assignment], _ row: Int, _ locale: LocaleTag) throws -> String {
    var cells = [String](repeating: "", count: columnNames.count)
    for cell in texts {
      let column = try column(cell.column)
      cells[column] = plain(cell.text, insteadOf: "", row: nil, column: column, locale: locale)
    }
    try insertRow(cells, at: row - 1)
    return "row \(row) inserted; \(Self.count(rowCount))"
      + cells.indices.filter { !fits(cells[$0], column: $0, locale: locale) }
      .map { "; \(title(of: $0)): \(Self.misfit)" }.joined()
  }

  private static let misfit = "unlike the other values of the column"

  private static func words(for table: TouchedTable) -> String {
    list(table, "deleted", "changed") + " with them, which undo does not take back"
  }

  /// What is done with the rows of a table: `2 rows of "items" deleted`.
  private static func list(_ table: TouchedTable, _ deleted: String, _ changed: String) -> String {
    [(table.deleted, deleted), (table.changed, changed)].filter { $0.0 > 0 }
      .map { "\(count($0.0)) of \"\(table.name)\" \($0.1)" }.joined(separator: " and ")
  }

  /// What the next save will do beside a change, and why it cannot.
  private static func words(for forecast: SaveForecast?) -> String {
    if forecast?.isUnknown == true {
      return "; when it is saved, rows of other tables may be deleted with it"
    }
    let touched = (forecast?.touched ?? []).map {
      "; when it is saved, " + list($0, "will be deleted", "will be changed") + " with it"
    }
    guard case .constraint(_, _, _, let columns, let rule)? = forecast?.refusal else {
      return touched.joined()
    }
    let names = columns.isEmpty ? "" : " (\(columns.joined(separator: ", ")))"
    return touched.joined() + "; it cannot be saved like this\(names): \(rule)"
  }

  private static func count(_ rows: Int) -> String { "\(rows) row\(rows == 1 ? "" : "s")" }

  private func title(of column: Int) -> String {
    let names = columnNames
    return (column < names.count ? names[column] : nil) ?? "column \(column + 1)"
  }

}

extension EditStep {
  /// What was done, by the titles of columns.
  func words(_ title: (Int) -> String) -> String {
    switch self {
    case .set(let row, let column, let content): "row \(row + 1), \(title(column)): \(content.words)"
    case .insert(let row, _): "row \(row + 1) inserted"
    case .remove(let row): "row \(row + 1) deleted"
    case .removeEach(let rows): "\(rows.count) row\(rows.count == 1 ? "" : "s") deleted"
    case .move(let row, let place): "row \(row + 1) is row \(place + 1) now"
    case .reorder: "sorted"
    case .addColumn(let name): "column \(name) added"
    case .removeColumn(let name): "column \(name) removed"
    }
  }
}

extension [KeptStep] {
  /// The changes that were not saved, in words, so that somebody can make them again.
  var edits: [String] {
    var (done, undone, saved): ([EditStep], [EditStep], [EditStep]) = ([], [], [])
    for kept in self {
      switch kept {
      case .step(let step):
        done.append(step)
        undone = []
      case .undo: undone += done.popLast().map { [$0] } ?? []
      case .redo: done += undone.popLast().map { [$0] } ?? []
      case .saved: saved = done
      }
    }
    let common = zip(saved, done).prefix { $0 == $1 }.count
    let words = { (step: EditStep) in
      let cells = if case .insert(_, let cells) = step { cells } else { [String]() }
      return step.words { "column \($0 + 1)" } + (cells.isEmpty ? "" : ": " + cells.joined(separator: ", "))
    }
    return saved[common...].map { "undone: " + words($0) } + done[common...].map(words)
  }
}

extension EditedCell {
  fileprivate var words: String {
    switch self {
    case .null: "null"
    case .emptyText: "empty text"
    case .text(let text): text.isEmpty ? "blank" : text
    }
  }
}
