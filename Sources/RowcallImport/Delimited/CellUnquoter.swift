import RowcallModel

/// Rewrites cells in place: takes quotes off, and undoes doubled quotes and backslashes.
///
/// The result is never longer than what was written, so nothing else moves.
struct CellUnquoter {
  /// A cell that does not stand in the text as it is meant.
  struct MarkedCell {
    /// The cell's index in its batch.
    var index: Int
    /// The opening quote, or the first byte of an unquoted cell.
    var start: Int
    /// The closing quote; nil for an unquoted cell.
    var closing: Int?
    /// After the last byte.
    var end: Int
  }

  let text: UnsafeMutableBufferPointer<UInt8>
  let dialect: DialectBytes

  /// Rewrites a cell and tells where it stands now.
  func rewrite(_ cell: MarkedCell) -> RowBatch.CellRange {
    guard let closing = cell.closing else {
      if isNull(cell.start..<cell.end) { return range(cell.start, cell.start) }
      return range(cell.start, undoEscapes(in: cell.start..<cell.end))
    }
    let start = cell.start + 1
    let end = undoEscapes(in: start..<closing)
    let tail = trimmed(closing + 1..<cell.end)
    if tail.isEmpty { return range(start, end) }
    // `"a "b" c"`: the writer forgot to double the inner quotes; the last one is the closing quote.
    if text[tail.upperBound - 1] == dialect.quote {
      return range(start, move(closing..<tail.upperBound - 1, to: end))
    }
    return range(start, move(closing + 1..<tail.upperBound, to: end))
  }

  /// Undoes doubled quotes and backslashes; returns the new end.
  private func undoEscapes(in range: Range<Int>) -> Int {
    var write = range.lowerBound
    var read = range.lowerBound
    while read < range.upperBound {
      var byte = text[read]
      if read + 1 < range.upperBound {
        if byte == dialect.quote, text[read + 1] == byte {
          read += 1
        } else if dialect.usesBackslash, byte == Byte.backslash {
          read += 1
          byte = Self.meaning(ofEscaped: text[read])
        }
      }
      text[write] = byte
      write += 1
      read += 1
    }
    return write
  }

  /// What database dumps mean by a backslash and a letter.
  private static func meaning(ofEscaped byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"): Byte.lineFeed
    case UInt8(ascii: "r"): Byte.carriageReturn
    case UInt8(ascii: "t"): Byte.tab
    default: byte
    }
  }

  /// Whether the cell is `\N`, which dumps write for nothing.
  private func isNull(_ range: Range<Int>) -> Bool {
    range.count == 2 && text[range.lowerBound] == Byte.backslash
      && text[range.lowerBound + 1] == UInt8(ascii: "N")
  }

  private func move(_ source: Range<Int>, to start: Int) -> Int {
    for offset in 0..<source.count { text[start + offset] = text[source.lowerBound + offset] }
    return start + source.count
  }

  /// The range without spaces at its end; empty when it holds nothing else.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, text[end - 1] == Byte.space || text[end - 1] == Byte.tab { end -= 1 }
    return range.lowerBound..<end
  }

  private func range(_ start: Int, _ end: Int) -> RowBatch.CellRange {
    RowBatch.CellRange(start: UInt32(start), end: UInt32(end))
  }
}
