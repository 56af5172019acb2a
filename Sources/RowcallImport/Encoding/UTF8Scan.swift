/// Looks for bytes that are not UTF-8.
enum UTF8Scan {
  /// What is at the first place that is not plain, whole UTF-8.
  enum Finding: Hashable {
    /// Everything is valid.
    case valid
    /// The text ends inside a character that starts here.
    case incomplete(start: Int)
    /// These bytes are no character; the length is that of the longest start of one, so 1 to 3.
    case invalid(start: Int, length: Int)
  }

  /// Checks bytes from an offset on, which must be a character's start.
  static func check(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Finding {
    var position = start
    while true {
      position = endOfASCII(bytes, from: position)
      guard position < bytes.count else { return .valid }
      let length = characterLength(bytes, at: position)
      if length > 0 {
        position += length
      } else if position - length == bytes.count {
        return .incomplete(start: position)
      } else {
        return .invalid(start: position, length: max(1, -length))
      }
    }
  }

  /// The end of the ASCII bytes that start here, eight at a time.
  @inline(__always)
  private static func endOfASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return start }
    var position = start
    while position + 8 <= bytes.count {
      let word = UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self).littleEndian
      let high = word & 0x8080_8080_8080_8080
      if high != 0 { return position + high.trailingZeroBitCount / 8 }
      position += 8
    }
    while position < bytes.count, bytes[position] < 0x80 { position += 1 }
    return position
  }

  /// The length of the character of several bytes that starts here; else minus the number of bytes that could still
  /// start one.
  @inline(__always)
  private static func characterLength(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    let lead = bytes[start]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)  // shorter forms exist
    case 0xED: (length, second) = (3, 0x80...0x9F)  // surrogates
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)  // beyond U+10FFFF
    case 0xF1...0xF3: length = 4
    default: return 0
    }
    guard start + 1 < bytes.count, second.contains(bytes[start + 1]) else { return -1 }
    for offset in 2..<max(2, length) {
      guard start + offset < bytes.count, bytes[start + offset] & 0xC0 == 0x80 else { return -offset }
    }
    return length
  }
}
