/// Counts the ends of lines: LF, CR, and CR LF as one.
enum LineBreaks {
  static func count(in text: ArraySlice<UInt8>) -> Int {
    var count = 0
    var previous: UInt8 = 0
    for byte in text {
      if byte == Byte.carriageReturn || byte == Byte.lineFeed && previous != Byte.carriageReturn {
        count += 1
      }
      previous = byte
    }
    return count
  }

  /// The offset of each line's first byte.
  static func starts(in text: [UInt8]) -> [Int] {
    var starts = text.isEmpty ? [] : [0]
    var previous: UInt8 = 0
    for (offset, byte) in text.enumerated() {
      if previous == Byte.lineFeed || previous == Byte.carriageReturn && byte != Byte.lineFeed {
        starts.append(offset)
      }
      previous = byte
    }
    return starts
  }

  /// The offset of a one-based line's first byte; nil if the text has fewer lines.
  static func offset(ofLine line: Int, in text: [UInt8]) -> Int? {
    var current = 1
    var offset = 0
    while current < line {
      guard let end = text[offset...].firstIndex(where: { $0 == Byte.lineFeed || $0 == Byte.carriageReturn })
      else { return nil }
      let isPair = text[end] == Byte.carriageReturn && end + 1 < text.count && text[end + 1] == Byte.lineFeed
      offset = end + (isPair ? 2 : 1)
      current += 1
    }
    return offset
  }
}
