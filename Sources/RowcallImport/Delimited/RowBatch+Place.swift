import RowcallModel

/// Where something is in a text.
package struct TextPlace: Hashable, Sendable {
  /// The line, counted from one.
  package var line: Int
  /// The place in that line, counted from one in Unicode scalars; nil if only the line is known.
  package var column: Int?

  /// Names a place.
  package init(line: Int, column: Int? = nil) {
    self.line = line
    self.column = column
  }
}

extension RowBatch {
  /// Where a cell begins in the text that the batch was read from, behind its opening quote; the end of the row for a
  /// cell that it does not have; nil for rows without lines.
  ///
  /// Only in batches of delimited text, whose bytes are those of the file.
  ///
  /// - Parameters:
  ///   - row: zero-based within the batch.
  ///   - column: zero-based.
  package func place(row: Int, column: Int) -> TextPlace? {
    places(row: row, columns: column..<column + 1).first
  }

  /// The same for some columns of a row, found in one pass over it; none for rows without lines.
  package func places(row: Int, columns: Range<Int>) -> [TextPlace] {
    guard lines.indices.contains(row) else { return [] }
    let first = Int(rowStarts[row])
    let last = Int(rowStarts[row + 1]) - 1
    var place = TextPlace(line: lines[row], column: 1)
    guard first <= last else { return columns.map { _ in place } }
    var scalars = 1
    var position = lineStart(before: Int(cells[first].start))
    return columns.map { column in
      let wanted = first + column
      let target = Int(wanted <= last ? cells[wanted].start : cells[last].end)
      while position < target {
        let byte = bytes[position]
        if byte == Byte.lineFeed || (byte == Byte.carriageReturn && bytes[position + 1] != Byte.lineFeed) {
          place.line += 1
          scalars = 1
        } else if byte & 0xC0 != 0x80 {
          scalars += 1
        }
        position += 1
      }
      place.column = scalars
      return place
    }
  }

  /// Where the line of a row's first cell begins.
  func lineStart(before start: Int) -> Int {
    var position = start
    while position > 0, bytes[position - 1] != Byte.lineFeed, bytes[position - 1] != Byte.carriageReturn {
      position -= 1
    }
    return position
  }
}
