import RowcallModel

/// Header rows that may come again between the rows of a table.
struct RepeatedHeader: Sendable {
  /// The cells of the header rows as they are written; empty where a row like them may be one of the table.
  private var cells: [[[UInt8]]] = []
  /// Whether the last row of the batch before was a repeated header.
  private var isBeforeBatch = false

  /// A header that does not come again.
  init() {}

  /// So many of the first rows, if a row like them can only be a repeated header.
  init(_ batch: RowBatch, rows count: Int) {
    guard count <= batch.rowCount else { return }
    let texts = (0..<count).flatMap { batch.filledTexts(ofRow: $0) }
    guard Set(texts).count > 1, texts.contains(where: { $0.contains(where: \.isLetter) }) else { return }
    cells = (0..<count).map { row in
      (0..<batch.cellCount(inRow: row)).map { column in
        batch.range(row: row, column: column).map { Array(batch.bytes[$0]) } ?? []
      }
    }
  }

  /// Takes the rows that repeat the header out of a batch; returns the lines at which they begin.
  mutating func remove(from batch: inout RowBatch) -> [Int] {
    let starts = batch.starts(ofRepeated: cells)
    let lines = starts.map { batch.lines[$0] }
    if isBeforeBatch, batch.rowCount > 0 { batch.rowsAfterHeader = [0] }
    if starts.isEmpty {
      if batch.rowCount > 0 { isBeforeBatch = false }
      return lines
    }
    batch.remove(starts.flatMap { $0..<$0 + cells.count })
    isBeforeBatch = batch.rowsAfterHeader.last == batch.rowCount
    if isBeforeBatch { batch.rowsAfterHeader.removeLast() }
    return lines
  }
}

/// Rows of lines, among which the header may come again.
protocol HeaderRepeatingRows: HeadedRows {
  var repeatedHeader: RepeatedHeader { get set }
}

extension HeaderRepeatingRows {
  /// Leaves out the rows that repeat the header.
  mutating func removeRepeatedHeader(from batch: inout RowBatch) {
    for line in repeatedHeader.remove(from: &batch) { problems.leaveOut(.repeatedHeader, line: line) }
  }

  /// Leaves out the rows of a sample that repeat the header, and numbers the others.
  mutating func removeRepeatedHeader(from sample: inout [RowBatch]) {
    var next = 0
    for index in sample.indices {
      let count = sample[index].rowCount
      removeRepeatedHeader(from: &sample[index])
      discount(count - sample[index].rowCount)
      sample[index].firstRow = next
      next += sample[index].rowCount
    }
    sample.removeAll { $0.rowCount == 0 }
  }
}
