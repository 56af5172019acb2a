import RowcallModel
import RowcallValues

/// Consecutive rows, and where blank lines are between them.
struct RowBlock: Sendable {
  var batch = RowBatch()
  /// The rows with blank lines before them, in order; the number of rows itself for lines after the last one.
  var gaps: [Int] = []

  var rowCount: Int { batch.rowCount }
  var isEmpty: Bool { rowCount == 0 && gaps.isEmpty }

  func hasGap(before row: Int) -> Bool {
    var range = gaps.startIndex..<gaps.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if gaps[middle] == row { return true }
      range = gaps[middle] < row ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }

  /// How many cells hold more than spaces.
  func filledCount(inRow row: Int) -> Int {
    (0..<batch.cellCount(inRow: row)).count { !isBlank(row: row, column: $0) }
  }

  /// The rows in which no cell holds more than spaces.
  var blankRows: [Int] {
    var rows: [Int] = []
    let bytes = batch.bytes.span
    let cells = batch.cells.span
    let starts = batch.rowStarts.span
    var row = 0
    while row + 1 < starts.count {
      // Nearly all rows differ in the first byte of their first cell.
      let index = Int(starts[row])
      let isFilled =
        index < Int(starts[row + 1]) && cells[index].start < cells[index].end
        && bytes[Int(cells[index].start)] > Byte.space
      if !isFilled, isBlank(row) { rows.append(row) }
      row += 1
    }
    return rows
  }

  /// Whether no cell of a row holds more than spaces.
  func isBlank(_ row: Int) -> Bool {
    (0..<batch.cellCount(inRow: row)).allSatisfy { isBlank(row: row, column: $0) }
  }

  /// How many cells a row has up to its last filled one.
  func filledWidth(ofRow row: Int) -> Int {
    var width = batch.cellCount(inRow: row)
    while width > 0, isBlank(row: row, column: width - 1) { width -= 1 }
    return width
  }

  private func isBlank(row: Int, column: Int) -> Bool {
    guard let range = batch.range(row: row, column: column) else { return true }
    let bytes = batch.bytes.span
    for index in range where bytes[index] != Byte.space && bytes[index] != Byte.tab { return false }
    return true
  }

  /// What rows say, for the evidence about headers.
  func sample(_ rows: Range<Int>, width: Int) -> TableSample {
    TableSample(
      texts: rows.map { row in (0..<width).map { batch.text(row: row, column: $0) ?? "" } })
  }
}

// MARK: - Taking apart and putting together

extension RowBlock {
  /// Some of the rows; blank lines after the last of them belong to what follows.
  func rows(_ range: Range<Int>) -> RowBlock {
    let isToEnd = range.upperBound == rowCount
    return RowBlock(
      batch: batch.copy(range),
      gaps: gaps.filter { range.contains($0) || isToEnd && $0 == rowCount }.map { $0 - range.lowerBound })
  }

  /// Appends the rows that follow in the file.
  mutating func append(_ next: RowBlock) {
    if isEmpty {
      self = next
      return
    }
    let count = rowCount
    gaps += next.gaps.map { $0 + count }.filter { $0 != gaps.last }
    batch.append(next.batch)
  }
}

extension RowBatch {
  /// Some of its rows, with no more bytes than they need.
  func copy(_ rows: Range<Int>) -> RowBatch {
    guard !rows.isEmpty else { return RowBatch(firstRow: firstRow) }
    let cells = Int(rowStarts[rows.lowerBound])..<Int(rowStarts[rows.upperBound])
    let start = lineStart(before: Int(self.cells[cells.lowerBound].start))
    var end = Int(self.cells[cells.upperBound - 1].end)
    while end < bytes.count, bytes[end] != Byte.lineFeed, bytes[end] != Byte.carriageReturn { end += 1 }
    return RowBatch(
      bytes: Array(bytes[start..<end]),
      cells: self.cells[cells].map { cell in
        // Cells of padded rows are nowhere.
        cell.end == 0
          ? cell : CellRange(start: cell.start - UInt32(start), end: cell.end - UInt32(start))
      },
      rowStarts: rowStarts[rows.lowerBound...rows.upperBound].map { $0 - rowStarts[rows.lowerBound] },
      firstRow: firstRow + rows.lowerBound, lines: lines.isEmpty ? [] : Array(lines[rows]))
  }

  /// Appends the rows of another batch.
  fileprivate mutating func append(_ next: RowBatch) {
    // A line break, as in the file, so that places are found.
    bytes.append(Byte.lineFeed)
    let offset = UInt32(bytes.count)
    let firstCell = UInt32(cells.count)
    bytes += next.bytes
    cells += next.cells.map { CellRange(start: $0.start + offset, end: $0.end + offset) }
    rowStarts += next.rowStarts.dropFirst().map { $0 + firstCell }
    lines += next.lines
  }
}
