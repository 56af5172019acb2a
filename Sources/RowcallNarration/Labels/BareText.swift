extension Span<UInt8> {
  /// Whether a cell of a text column says nothing without its header: digits and signs between them, as in `31`, `-2.5`,
  /// `5:40`, `2-1`, `2019/20` and `18+`, and no letter, currency or percent sign.
  ///
  /// The first byte identifies words.
  var isBareText: Bool {
    var hasDigit = false
    for index in 0..<count {
      switch self[index] {
      case 0x30...0x39: hasDigit = true
      // Blanks and + , - . / : between digits.
      case 0x20, 0x2B...0x2F, 0x3A: continue
      // The minus of typographers, U+2212.
      case 0xE2, 0x88, 0x92: continue
      default: return false
      }
    }
    return hasDigit
  }
}
