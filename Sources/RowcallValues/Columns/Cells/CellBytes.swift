/// How the scanners look at a cell's bytes. Nothing here reads outside the span, whatever the bytes are.
extension Span<UInt8> {
  /// The byte at a position, or 0 at and after the end; no written value holds a NUL, so 0 stops every scanner.
  @inline(__always)
  func byte(at position: Int) -> UInt8 { position < count ? self[position] : 0 }

  /// The scalar that starts at a position and its length in bytes; malformed bytes come back as U+FFFD, one at a time.
  func scalar(at position: Int) -> (value: UInt32, length: Int) {
    let first = byte(at: position)
    if first < 0x80 { return (UInt32(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, position + length <= count else { return (0xFFFD, 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let next = self[position + offset]
      guard next & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | UInt32(next & 0x3F)
    }
    return (value, length)
  }

  /// The length of the blank that starts at a position: an ASCII, no-break, thin or ideographic space; else 0.
  @inline(__always)
  func blankLength(at position: Int) -> Int {
    let first = byte(at: position)
    if first == .space || (first >= 0x09 && first <= 0x0D) { return 1 }
    return first < 0xC2 ? 0 : wideBlankLength(at: position)
  }

  private func wideBlankLength(at position: Int) -> Int {
    let scalar = scalar(at: position)
    switch scalar.value {
    case 0xA0, 0x2000...0x200F, 0x202A...0x202F, 0x205F...0x2064, 0x2066...0x2069, 0x3000, 0xFEFF:
      // Direction marks count as blanks: spreadsheets put them around numbers, and nobody hears them.
      return scalar.length
    default: return 0
    }
  }

  /// Moves a position behind the blanks that start there.
  @inline(__always)
  func skipBlanks(_ position: inout Int) {
    while true {
      let length = blankLength(at: position)
      if length == 0 { return }
      position += length
    }
  }

  /// Whether the same bytes are in another span.
  @inline(__always)
  package func isEqual(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[unchecked: index] != other[unchecked: index] { return false }
    return true
  }

  /// The range that is left without blanks at both ends.
  @inline(__always)
  package func trimmedRange() -> Range<Int> {
    if count > 0, self[0].isPrintableASCII, self[count - 1].isPrintableASCII { return 0..<count }
    var start = 0
    skipBlanks(&start)
    var end = count
    while end > start {
      let length = trailingBlankLength(before: end)
      if length == 0 { break }
      end -= length
    }
    return start..<Swift.max(start, end)
  }

  private func trailingBlankLength(before end: Int) -> Int {
    if self[end - 1] < 0x80 { return blankLength(at: end - 1) }
    // Two bytes for the no-break space, three for the others.
    for length in 2...3 where end >= length && blankLength(at: end - length) == length { return length }
    return 0
  }

  /// The bytes as text.
  package var text: String { withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) } }

  /// The bytes of a range as text.
  func text(_ range: Range<Int>) -> String {
    extracting(range).text
  }
}

extension UInt8 {
  static let space = UInt8(ascii: " ")

  /// Whether the byte is one of `0` to `9`.
  @inline(__always)
  var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether the byte is an ASCII letter.
  @inline(__always)
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether the byte is an ASCII capital.
  @inline(__always)
  var isCapital: Bool { self &- 0x41 < 26 }

  /// The byte with ASCII capitals made small.
  @inline(__always)
  var lowercased: UInt8 { isCapital ? self | 0x20 : self }

  /// Whether the byte is ASCII, visible and no blank.
  @inline(__always)
  var isPrintableASCII: Bool { self &- 0x21 < 0x5E }
}

extension Span<UInt8> {
  /// Whether these are the same bytes.
  @inline(__always)
  package func equals(_ other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    for index in other.indices where self[index] != other[index] { return false }
    return true
  }
}

/// A hash of bytes that is the same on every machine and in every run (FNV-1a).
struct ByteHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  init(of bytes: Span<UInt8>) { for index in bytes.indices { add(bytes[index]) } }

  @inline(__always)
  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}
