extension Unicode.Scalar {
  /// Whether it takes two columns of a terminal: East Asian wide and fullwidth characters, and emoji.
  package var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// How many columns of a terminal it takes: none for marks that combine with the character before.
  package var displayWidth: Int {
    if value < 0x300 { return 1 }
    if isWide { return 2 }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: 1
    }
  }
}
