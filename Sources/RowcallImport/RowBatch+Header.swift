import RowcallModel

extension RowBatch {
  /// Takes so many of the first rows out; the others keep their numbers.
  fileprivate mutating func removeFirstRows(_ count: Int) {
    let cellCount = rowStarts[count]
    cells.removeFirst(Int(cellCount))
    rowStarts.removeFirst(count)
    for row in rowStarts.indices { rowStarts[row] -= cellCount }
    if !lines.isEmpty { lines.removeFirst(count) }
    rowsAfterHeader = rowsAfterHeader.map { $0 - count }.filter { $0 > 0 }
  }

  /// The rows at which the header rows begin once more.
  func starts(ofRepeated header: [[[UInt8]]]) -> [Int] {
    guard let length = header.first?.first?.count else { return [] }
    var found: [Int] = []
    let starts = rowStarts.span
    let cells = cells.span
    var row = 0
    while row + header.count <= rowCount {
      // Nearly all rows differ in the length of their first cell.
      let index = Int(starts[row])
      let isLikely =
        index < Int(starts[row + 1]) && Int(cells[index].end) - Int(cells[index].start) == length
      if isLikely, header.indices.allSatisfy({ equals(header[$0], row: row + $0) }) {
        found.append(row)
        row += header.count
      } else {
        row += 1
      }
    }
    return found
  }

  /// Whether a row has these cells, and no others.
  private func equals(_ cells: [[UInt8]], row: Int) -> Bool {
    guard let first = cells.first, let range = range(row: row, column: 0), range.count == first.count,
      cellCount(inRow: row) == cells.count
    else { return false }
    let bytes = bytes.span
    return cells.indices.allSatisfy { column in
      self.range(row: row, column: column).map { bytes.extracting($0).equals(cells[column]) } ?? false
    }
  }

  /// Takes repeated header rows out, and remembers which rows follow them.
  ///
  /// - Parameter repeated: zero-based within the batch, in order.
  mutating func remove(_ repeated: [Int]) {
    var kept = RowBatch(bytes: bytes, firstRow: firstRow)
    kept.cells.reserveCapacity(cells.count)
    var next = 0
    for row in 0..<rowCount {
      if next < repeated.count, repeated[next] == row {
        next += 1
        if kept.rowsAfterHeader.last != kept.rowCount { kept.rowsAfterHeader.append(kept.rowCount) }
      } else {
        kept.cells += cells[Int(rowStarts[row])..<Int(rowStarts[row + 1])]
        kept.rowStarts.append(UInt32(kept.cells.count))
        if !lines.isEmpty { kept.lines.append(lines[row]) }
      }
    }
    if rowsAfterHeader == [0], kept.rowsAfterHeader.first != 0 { kept.rowsAfterHeader.insert(0, at: 0) }
    self = kept
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
  /// How many rows all of them hold.
  var totalRowCount: Int { reduce(0) { $0 + $1.rowCount } }

  /// Takes the header rows out of the first batches and counts the rows after them from zero.
  ///
  /// - Parameter count: at most as many as there are.
  mutating func removeFirstRows(_ count: Int) {
    var left = count
    while left > 0, let rows = first?.rowCount {
      if rows <= left { removeFirst() } else { self[0].removeFirstRows(left) }
      left -= Swift.min(rows, left)
    }
    for index in indices { self[index].firstRow = Swift.max(0, self[index].firstRow - count) }
  }
}
