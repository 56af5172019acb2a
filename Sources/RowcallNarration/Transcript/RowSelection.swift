import RowcallModel
import RowcallText
import RowcallValues

/// Which rows are wanted: `1-10,15` or `20-`.
///
/// Row numbers as people write them count from 1, header rows left out; everything in code counts from 0.
public struct RowSelection: Hashable, Sendable {
  /// Zero-based, in order, apart from each other; the last may reach to `Int.max`.
  let ranges: [Range<Int>]

  /// Every row.
  public static let all = RowSelection(ranges: [0..<Int.max])

  package static let none = RowSelection(ranges: [])

  private init(ranges: [Range<Int>]) { self.ranges = ranges }

  /// Reads a choice: numbers and ranges with commas between them, in any order.
  ///
  /// `5-` is the fifth row and all after it, `-5` the first five. Throws for anything else.
  public init(_ text: String) throws(LabelError) {
    var ranges: [Range<Int>] = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      ranges.append(try Self.range(item.trimmingSpaces, in: text))
    }
    self.ranges = Self.merged(ranges)
  }

  /// Whether a zero-based row is wanted.
  package func contains(_ row: Int) -> Bool {
    ranges.contains { $0.contains(row) }
  }

  /// The zero-based row after which none is wanted; nil if there is no end.
  package var lastRow: Int? {
    ranges.last.flatMap { $0.upperBound == Int.max ? nil : $0.upperBound - 1 }
  }

  /// Whether any row of a table of so many is wanted.
  package func isWanted(anyOf count: Int) -> Bool { isWanted(anyOf: 0..<max(0, count)) }

  /// Whether any of consecutive zero-based rows is wanted.
  package func isWanted(anyOf rows: Range<Int>) -> Bool { !wanted(in: rows).isEmpty }

  /// How many of consecutive zero-based rows are wanted.
  package func count(in rows: Range<Int>) -> Int { wanted(in: rows).reduce(0) { $0 + $1.count } }

  /// The wanted rows among consecutive ones, both zero-based in the table.
  package func wanted(in rows: Range<Int>) -> [Range<Int>] {
    ranges.map { $0.clamped(to: rows) }.filter { !$0.isEmpty }
  }

  private static func range(_ item: Substring, in choice: String) throws(LabelError) -> Range<Int> {
    let bounds = item.split(separator: "-", omittingEmptySubsequences: false).map(\.trimmingSpaces)
    let first = bounds[0].isEmpty && bounds.count == 2 ? 1 : number(bounds[0])
    let last = bounds.last.flatMap { $0.isEmpty && bounds.count == 2 ? Int.max : number($0) }
    guard bounds.count <= 2, item != "-", let first, let last else {
      throw .rowChoice(item: String(item), choice: choice)
    }
    guard first <= last else { throw .backwardRange(item: String(item)) }
    return (first - 1)..<last
  }

  /// A row number; nil if it is none, or is 0.
  private static func number(_ text: Substring) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text), number > 0 else {
      return nil
    }
    return number
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }
}

/// Which columns are wanted, and in which order: `Name,Price`, `1-3,7`, `-Notes`.
///
/// - A column is named as in a label template: by its name, its name without capitals or unit, or its number from 1. All
///   columns that have the name are meant.
/// - `2-4` and `2-` are ranges of numbers. A name that looks like a number or a range is found first.
/// - `-Notes` leaves a column out; a choice that starts with one starts from all columns.
/// - A name with a comma is in double quotes: `"Last, First",Age`.
package struct ColumnSelection: Hashable, Sendable {
  /// The choice as written.
  package let text: String
  /// What errors call the option that has the choice.
  private let option: String

  /// Keeps a choice until the table is known.
  package init(_ text: String, option: String = "columns") {
    self.text = text
    self.option = option
  }

  /// The zero-based columns of a table that are wanted, each once; throws for a column that it does not have.
  package func columns(of table: Table) throws(LabelError) -> [Int] {
    let lookup = ColumnLookup(table)
    var chosen: [Int] = []
    for (index, item) in text.itemsBetweenCommas.enumerated() {
      if lookup.column(named: item) == nil, item.first == "-" {
        if index == 0 { chosen = Array(table.columns.indices) }
        let excluded = try columns(item.dropFirst().description, lookup)
        chosen.removeAll { excluded.contains($0) }
      } else {
        chosen += try columns(item, lookup).filter { !chosen.contains($0) }
      }
    }
    guard !chosen.isEmpty else { throw .noColumns(choice: text) }
    return chosen
  }

  /// The columns that one item names.
  private func columns(_ item: String, _ lookup: ColumnLookup) throws(LabelError) -> [Int] {
    let named = lookup.columns(named: item)
    if !named.isEmpty { return named }
    if let range = try numbers(item, count: lookup.names.count) { return Array(range) }
    throw .unknownColumnChoice(
      option: option, name: item, suggestion: lookup.suggestion(for: item), columns: lookup.list)
  }

  /// The zero-based columns of a number or a range of numbers; nil if the item is neither or reaches outside.
  private func numbers(_ item: String, count: Int) throws(LabelError) -> Range<Int>? {
    let bounds = item.split(separator: "-", omittingEmptySubsequences: false).map(\.trimmingSpaces)
    guard bounds.count <= 2, let first = Int(bounds[0]) else { return nil }
    guard let last = bounds.count == 1 ? first : bounds[1].isEmpty ? count : Int(bounds[1]) else {
      return nil
    }
    guard first >= 1, first <= count, last <= count else { return nil }
    guard first <= last else { throw .backwardRange(item: item) }
    return (first - 1)..<last
  }
}

/// What single columns hold, as users say it: `Date=dmy,Code=text`.
package struct ColumnKinds: Hashable, Sendable {
  private let text: String

  /// Keeps a choice until the table is known.
  package init(_ text: String) { self.text = text }

  /// The kinds by zero-based column; throws for a column that the table does not have, and for an unknown kind.
  package func kinds(of table: Table) throws(LabelError) -> [Int: ColumnKind] {
    var kinds: [Int: ColumnKind] = [:]
    for item in text.itemsBetweenCommas {
      guard let sign = item.lastIndex(of: "=") else { throw .typeChoice(item: item, suggestion: nil) }
      let word = item[item.index(after: sign)...].trimmingSpaces.lowercased()
      guard let kind = ColumnKind(rawValue: word) else {
        throw .typeChoice(
          item: item, suggestion: NearName.closest(to: word, in: ColumnKind.allCases.map(\.rawValue)))
      }
      let name = "\"\(item[..<sign].trimmingSpaces)\""
      for column in try ColumnSelection(name, option: "type").columns(of: table) {
        kinds[column] = kind
      }
    }
    return kinds
  }
}

extension String {
  /// The items between commas that are outside of double quotes.
  fileprivate var itemsBetweenCommas: [String] {
    var items = [""]
    var isQuoted = false
    for character in self {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: items.append("")
      default: items[items.count - 1].append(character)
      }
    }
    return items.map { String($0[...].trimmingSpaces) }
  }
}
