/// A kind of character that a listener cannot hear as what it is.
enum Oddity: Int, CaseIterable, Sendable {
  /// A control character: a bell, an escape, a NUL.
  case control
  /// Takes no room and has no sound: a zero-width space, a byte order mark inside a text.
  case invisible
  /// Turns the order of what follows around.
  case direction
  /// U+FFFD, which stands for bytes that were no text.
  case undecodable
  /// Of private use: what it is stands in one font only.
  case privateUse
}

/// What stands in a cell beyond printable ASCII.
struct CharacterScan {
  /// Bit n for the oddity with raw value n.
  private(set) var oddities: UInt8 = 0
  /// The scripts of its letters.
  private(set) var scripts: ScriptSet = []

  /// Looks through a cell, which must be UTF-8.
  init(_ bytes: Span<UInt8>) {
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      var value = UInt32(lead)
      if length > 1 {
        value &= length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07
        for offset in 1..<length where index + offset < bytes.count {
          value = value << 6 | UInt32(bytes[index + offset] & 0x3F)
        }
      }
      add(value)
      index += length
    }
  }

  /// Whether there is an oddity.
  func holds(_ oddity: Oddity) -> Bool { oddities & (1 << UInt8(oddity.rawValue)) != 0 }

  private mutating func add(_ value: UInt32) {
    if let oddity = Self.oddity(value) {
      oddities |= 1 << UInt8(oddity.rawValue)
    } else if value >= 0x80 {
      scripts.formUnion(ScriptSet(value))
    }
  }

  /// The kind of an odd character; nil for others.
  ///
  /// Joiners and the marks that set the direction of nothing but themselves belong to the spelling of some languages.
  static func oddity(_ value: UInt32) -> Oddity? {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x85: nil
    case 0...0x1F, 0x7F...0x9F: .control
    case 0xAD, 0x200B, 0x2060...0x2064, 0xFEFF, 0x180E, 0xFFF9...0xFFFB, 0xE0000...0xE007F: .invisible
    case 0x202A...0x202E, 0x2066...0x2069: .direction
    case 0xFFFD: .undecodable
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: .privateUse
    default: nil
    }
  }
}
