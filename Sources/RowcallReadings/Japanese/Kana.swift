/// The letters that Japanese is read in.
enum Kana {
  /// Whether a text has any.
  static func isIn(_ text: String) -> Bool { text.unicodeScalars.contains(where: isOne) }

  /// Whether a scalar is a hiragana or katakana, wide or narrow.
  static func isOne(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D:
      true
    default: false
    }
  }
}
