import RowcallModel

/// Gives the rows of a grid as batches, one cell to each column.
///
/// A cell that covers several rows or columns stands in each of them, since its value holds for all; where there is no
/// cell, the text is empty.
struct GridRows: TableRows {
  var problems: ProblemList
  private let grid: TableGrid
  private let path: String
  private let limits: ImportLimits
  private let firstRow: Int
  private var nextRow: Int

  /// Starts with a row of the grid.
  init(_ grid: TableGrid, from row: Int, path: String, limits: ImportLimits, problems: ProblemList) {
    self.grid = grid
    self.path = path
    self.limits = limits
    self.problems = problems
    firstRow = row
    nextRow = row
  }

  var hasBufferedText: Bool { nextRow < grid.rowCount && nextRow == firstRow }

  mutating func nextBatch() throws(ImportError) -> RowBatch? {
    guard nextRow < grid.rowCount else { return nil }
    var batch = RowBatch(firstRow: nextRow - firstRow)
    while nextRow < grid.rowCount, batch.bytes.count < TextWindow.batchSize {
      try append(nextRow, to: &batch)
      nextRow += 1
    }
    return batch
  }

  private func append(_ row: Int, to batch: inout RowBatch) throws(ImportError) {
    var line: Int?
    var texts: [String] = []
    var bytes = 0
    for column in 0..<grid.columnCount {
      let cell = grid.cell(at: GridSlot(row: row, column: column))
      let text = cell.map { $0.label ?? $0.text } ?? ""
      line = line ?? cell.flatMap { $0.slot.row == row ? $0.line : nil }
      bytes += text.utf8.count
      if text.utf8.count > limits.cellBytes { throw limit(.cellBytes, line) }
      if bytes > limits[.rowBytes] { throw limit(.rowBytes, line) }
      texts.append(text)
    }
    if texts.count > limits.columns { throw limit(.columns, line) }
    batch.append(row: texts, line: line ?? grid.line ?? 1)
  }

  private func limit(_ name: ImportLimits.Name, _ line: Int?) -> ImportError {
    .limitExceeded(path: path, line: line ?? grid.line ?? 1, limit: name, value: limits[name])
  }
}
