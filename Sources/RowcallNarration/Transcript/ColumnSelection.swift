import RowcallModel

/// Which columns are wanted, and in which order: `Name,Price`, `1-3,7`, `-Notes`.
///
/// - A column is named as in a label template: by its name, its name without capitals or unit, or its number from 1.
/// - `2-4` and `2-` are ranges of numbers. A name that looks like a number or a range is found first.
/// - `-Notes` leaves a column out; a choice that starts with one starts from all columns.
/// - A name with a comma is in double quotes: `"Last, First",Age`.
package struct ColumnSelection: Hashable, Sendable {
  /// The choice as written.
  package let text: String

  /// Keeps a choice until the table is known.
  package init(_ text: String) { self.text = text }

  /// The zero-based columns of a table that are wanted, each once; throws for a column that it does not have.
  package func columns(of table: Table) throws(LabelError) -> [Int] {
    let lookup = ColumnLookup(table)
    var chosen: [Int] = []
    for (index, item) in items.enumerated() {
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
    if let column = lookup.column(named: item) { return [column] }
    if let range = try numbers(item, count: lookup.names.count) { return Array(range) }
    throw .unknownColumnChoice(
      name: item, suggestion: lookup.suggestion(for: item), columns: lookup.list)
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

  /// The items between commas that are outside of double quotes.
  private var items: [String] {
    var items = [""]
    var isQuoted = false
    for character in text {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: items.append("")
      default: items[items.count - 1].append(character)
      }
    }
    return items.map { String($0[...].trimmingSpaces) }
  }
}
