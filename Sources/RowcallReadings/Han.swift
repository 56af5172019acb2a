/// The characters that China and Japan share.
enum Han {
  /// Whether a text has any.
  static func isIn(_ text: String) -> Bool {
    // Nothing below U+3000 is written with a lead byte from E3 on.
    text.utf8.contains { $0 >= 0xE3 } && text.unicodeScalars.contains(where: isOne)
  }

  /// Whether a scalar is one, or the sign that repeats the one before.
  static func isOne(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x4E00...0x9FFF, 0x3005...0x3007, 0x3400...0x4DBF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
