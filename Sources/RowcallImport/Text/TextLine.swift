import RowcallModel

/// How the program that wrote a table counts the columns of a line.
enum TextMetric: Hashable, Sendable {
  /// As a terminal shows them: wide characters take two, combining marks none.
  case display
  /// One for each Unicode scalar.
  case scalars
}

/// One line of a text without its line break.
struct TextLine: Sendable {
  /// Its one-based number in the text.
  let number: Int
  /// Its UTF-8 bytes; offsets count from zero.
  let bytes: [UInt8]

  /// Whether nothing but spaces and tabs is in it.
  var isBlank: Bool { bytes.allSatisfy { $0 == Byte.space || $0 == Byte.tab } }

  /// The text, for messages.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The words: runs of other characters than spaces and tabs, as byte ranges.
  var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for (offset, byte) in bytes.enumerated() {
      if byte == Byte.space || byte == Byte.tab {
        if let first = start { words.append(first..<offset) }
        start = nil
      } else if start == nil {
        start = offset
      }
    }
    if let first = start { words.append(first..<bytes.count) }
    return words
  }

  /// A range of bytes without the spaces at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start] == Byte.space || bytes[start] == Byte.tab { start += 1 }
    while start < end, bytes[end - 1] == Byte.space || bytes[end - 1] == Byte.tab { end -= 1 }
    return start..<end
  }
}

/// At which column each byte of a line is.
struct LineColumns {
  /// The column of each byte's character, and the line's width at the end; nil for ASCII, where they are the offsets.
  private let starts: [Int]?
  private let count: Int

  init(_ line: TextLine, _ metric: TextMetric) {
    count = line.bytes.count
    guard line.bytes.contains(where: { $0 >= 0x80 || $0 == Byte.tab }) else {
      starts = nil
      return
    }
    var columns: [Int] = []
    columns.reserveCapacity(count + 1)
    var column = 0
    var offset = 0
    let span = line.bytes.span
    while offset < count {
      let (value, length) = UTF8Scalar.at(offset, in: span)
      columns += repeatElement(column, count: length)
      offset += length
      column += Self.width(of: value, at: column, metric)
    }
    starts = columns + [column]
  }

  /// The distance of tab stops.
  private static let tabStop = 8

  private static func width(of value: UInt32, at column: Int, _ metric: TextMetric) -> Int {
    if value == UInt32(Byte.tab) { return tabStop - column % tabStop }
    if value < 0x300 || metric == .scalars { return 1 }
    return Unicode.Scalar(value)?.displayWidth ?? 1
  }

  /// The width of the line.
  var width: Int { starts?.last ?? count }

  /// The column of a byte; the width for the end.
  func column(of offset: Int) -> Int { starts?[offset] ?? offset }

  /// The first byte at a column or behind it.
  func offset(of column: Int) -> Int {
    guard let starts else { return min(column, count) }
    return min(count, starts.partitionPoint { $0 >= column })
  }

  /// The columns of a range of bytes.
  func columns(of range: Range<Int>) -> Range<Int> {
    column(of: range.lowerBound)..<column(of: range.upperBound)
  }
}

extension TextLine {
  /// The lines of a text, at most so many.
  ///
  /// - Parameter isWhole: whether the text ends here; else its last line may be cut and is left out.
  static func lines(
    of text: [UInt8], from start: Int = 0, number: Int = 1, isWhole: Bool, most: Int = .max
  ) -> [TextLine] {
    var lines: [TextLine] = []
    var position = start
    while position < text.count, lines.count < most,
      let end = end(in: text, from: position, isWhole: isWhole)
    {
      lines.append(TextLine(number: number + lines.count, bytes: Array(text[position..<end.line])))
      position = end.next
    }
    return lines
  }

  /// Where the line that begins at an offset ends, and where the next one begins; nil if it is cut.
  static func end(in text: [UInt8], from start: Int, isWhole: Bool) -> (line: Int, next: Int)? {
    var end = start
    while end < text.count, text[end] != Byte.lineFeed, text[end] != Byte.carriageReturn { end += 1 }
    if end == text.count { return isWhole ? (end, end) : nil }
    guard text[end] == Byte.carriageReturn else { return (end, end + 1) }
    if end + 1 == text.count { return isWhole ? (end, end + 1) : nil }
    return (end, text[end + 1] == Byte.lineFeed ? end + 2 : end + 1)
  }
}
