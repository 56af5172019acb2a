import RowcallModel
import RowcallNarration
import RowcallValues

/// Columns whose later rows contradict the type that the first rows gave them.
struct ColumnMisfits {
  private let table: OpenTable
  private let counts: [Int: Int]
  private let rowCount: Int

  /// - Parameters:
  ///   - misfits: how many cells did not fit their column.
  ///   - rowCount: in how many rows.
  init(_ table: OpenTable, _ plan: RowPlan, _ misfits: MisfitCounts, rowCount: Int) {
    self.table = table
    self.rowCount = rowCount
    counts = misfits.byColumn(of: plan)
  }

  /// A sentence for each column of values in which more than one row in ten does not fit, and more than among the first
  /// rows, which were known when the column was typed.
  var sentences: [String] {
    counts.keys.sorted().compactMap { column in
      guard table.typing.columns.indices.contains(column), let count = counts[column] else { return nil }
      let typed = table.typing.columns[column]
      guard typed.reader.type.holdsValues, typed.source != .open, count * 10 > rowCount,
        count > typed.tally.exceptionCount
      else { return nil }
      let name = typed.column.name.map { "\"\($0)\"" } ?? "\(column + 1)"
      return "column \(name): by its first rows it holds \(typed.column.type.wording), but in \(count) of "
        + "\(rowCount) rows the cell does not fit, and is read as written"
    }
  }
}

extension ColumnType {
  /// Whether text does not fit the column.
  fileprivate var holdsValues: Bool {
    switch self {
    case .text, .identifier, .empty: false
    default: true
    }
  }
}
