import RowcallModel
import RowcallValues

/// Which values are read with their header when a table is read row by row, by the rule of rows.
struct ReadHeaders: Sendable {
  private let uses: [Int: CellPlan.HeaderUse]
  private let types: [ColumnType]
  private let readers: [CellReader]

  /// No value is.
  init() { (uses, types, readers) = ([:], [], []) }

  /// - Parameters:
  ///   - readers: one for each of the table's columns.
  ///   - naming: the zero-based column whose cells name their rows; nil if there is none.
  init(_ table: Table, _ readers: [CellReader], naming: Int?) {
    let cells = RowPlan(table: table, naming: naming).cells
    uses = Dictionary(cells.map { ($0.column, $0.header) }) { first, _ in first }
    types = table.columns.map(\.type)
    self.readers = readers
  }

  /// Whether a text in a column is read with the column's header.
  ///
  /// - Parameter text: empty for a blank cell, nil for one with content that is no text.
  func isHeard(before text: String?, column: Int) -> Bool {
    guard let use = uses[column], readers.indices.contains(column) else { return false }
    switch use {
    case .never: return false
    case .always: return true
    case .whenUntyped: break
    }
    switch text.flatMap(readers[column].value(in:)) {
    case nil: return types[column] != .text || text.map { Array($0.utf8).span.isBareText } ?? false
    case .empty?: return true
    default: return false
    }
  }
}
