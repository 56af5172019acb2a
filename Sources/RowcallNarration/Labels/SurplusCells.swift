import RowcallModel

/// Finds what is in a row beyond the table's columns, so that nothing in a file goes unheard.
struct SurplusCells: Sendable {
  /// The first column that the table does not know.
  private let start: Int

  /// Looks beyond a table's columns if the plan says what is there.
  init(_ plan: RowPlan, table: Table) {
    start = plan.hasSurplus ? table.columns.count : .max
  }

  /// The zero-based columns beyond the table's in which the row holds anything.
  @inline(__always)
  func columns(row: Int, of batch: RowBatch) -> [Int] {
    let count = batch.cellCount(inRow: row)
    // Nearly every row ends here.
    return count > start ? filled(start..<count, row: row, of: batch) : []
  }

  private func filled(_ columns: Range<Int>, row: Int, of batch: RowBatch) -> [Int] {
    let bytes = batch.bytes.span
    return columns.filter { column in
      guard let range = batch.range(row: row, column: column) else { return false }
      return !SafeText.isBlank(bytes.extracting(range))
    }
  }
}
