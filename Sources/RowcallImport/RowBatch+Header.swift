import RowcallModel

extension RowBatch {
  /// Takes the first row out; the others keep their numbers.
  mutating func removeFirstRow() {
    let cellCount = rowStarts[1]
    cells.removeFirst(Int(cellCount))
    rowStarts.removeFirst()
    for row in rowStarts.indices { rowStarts[row] -= cellCount }
    if !lines.isEmpty { lines.removeFirst() }
  }

  /// Gives each row at least so many cells; those that are added are empty.
  mutating func pad(to width: Int) {
    var padded = RowBatch(bytes: bytes, firstRow: firstRow, lines: lines)
    padded.cells.reserveCapacity(rowCount * width)
    for row in 0..<rowCount {
      let count = cellCount(inRow: row)
      padded.cells += cells[Int(rowStarts[row])..<Int(rowStarts[row + 1])]
      padded.cells += repeatElement(CellRange(start: 0, end: 0), count: max(0, width - count))
      padded.rowStarts.append(UInt32(padded.cells.count))
    }
    self = padded
  }
}

extension [RowBatch] {
  /// Takes the header row out of the first batch and counts the rows after it from zero.
  mutating func removeFirstRow() {
    guard !isEmpty else { return }
    self[0].removeFirstRow()
    for index in indices.dropFirst() { self[index].firstRow -= 1 }
    if self[0].rowCount == 0 { removeFirst() }
  }
}
