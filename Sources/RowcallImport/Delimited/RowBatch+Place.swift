import RowcallModel

/// Where something stands in a text.
package struct TextPlace: Hashable, Sendable {
  /// The line, counted from one.
  package var line: Int
  /// The place in that line, counted from one in Unicode scalars; nil where only the line is known.
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
    guard lines.indices.contains(row) else { return nil }
    let first = Int(rowStarts[row])
    let last = Int(rowStarts[row + 1]) - 1
    guard first <= last else { return TextPlace(line: lines[row], column: 1) }
    let wanted = first + column
    let target = Int(wanted <= last ? cells[wanted].start : cells[last].end)
    var place = TextPlace(line: lines[row], column: 1)
    var scalars = 1
    var position = lineStart(before: Int(cells[first].start))
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

  /// Where the line of a row's first cell begins.
  private func lineStart(before start: Int) -> Int {
    var position = start
    while position > 0, bytes[position - 1] != Byte.lineFeed, bytes[position - 1] != Byte.carriageReturn {
      position -= 1
    }
    return position
  }
}
