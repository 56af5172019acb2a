/// Digits and marks of other scripts, made ASCII so that the scanners need to know one set only.
enum WideDigits {
  /// The bytes with full-width, Arabic and Devanagari digits and marks made ASCII; nil when there are none.
  static func folded(_ bytes: Span<UInt8>, decimalMark: DecimalMark) -> [UInt8]? {
    guard containsLead(bytes) else { return nil }
    var folded: [UInt8] = []
    folded.reserveCapacity(bytes.count)
    var position = 0
    var isChanged = false
    while position < bytes.count {
      let scalar = bytes.scalar(at: position)
      if let byte = ascii(scalar.value, decimalMark) {
        folded.append(byte)
        isChanged = true
      } else {
        for offset in 0..<scalar.length { folded.append(bytes[position + offset]) }
      }
      position += scalar.length
    }
    return isChanged ? folded : nil
  }

  private static func containsLead(_ bytes: Span<UInt8>) -> Bool {
    for index in 0..<bytes.count where bytes[index] >= 0xC2 {
      switch bytes[index] {
      case 0xD9, 0xDB, 0xE0, 0xEF: return true
      default: continue
      }
    }
    return false
  }

  private static func ascii(_ scalar: UInt32, _ decimalMark: DecimalMark) -> UInt8? {
    switch scalar {
    case 0xFF01...0xFF5E: UInt8(scalar - 0xFF01 + 0x21)
    case 0x660...0x669: UInt8(scalar - 0x660 + 0x30)
    case 0x6F0...0x6F9: UInt8(scalar - 0x6F0 + 0x30)
    case 0x966...0x96F: UInt8(scalar - 0x966 + 0x30)
    case 0x66B: decimalMark.byte
    case 0x66C: decimalMark.groupingByte
    default: nil
    }
  }
}
