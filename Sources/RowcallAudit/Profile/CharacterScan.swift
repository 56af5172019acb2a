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
  /// Whether what comes is the rest of a flag, which is written in tag characters.
  private var isInFlag = false
  /// Isolates and embeddings that were begun and not ended; negative where one is ended that was not begun.
  private var open = (isolates: 0, embeddings: 0)

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
    if open != (0, 0) { oddities |= 1 << UInt8(Oddity.direction.rawValue) }
  }

  /// The kind of each odd character of a text, nil for each other.
  static func oddities(in text: String) -> [Oddity?] {
    let turns = CharacterScan(Array(text.utf8).span).holds(.direction)
    var scan = CharacterScan()
    return text.unicodeScalars.map { scalar in
      if scan.isTag(scalar.value) { return nil }
      let oddity = oddity(scalar.value)
      return oddity == .direction && !turns ? nil : oddity
    }
  }

  private init() {}

  func holds(_ oddity: Oddity) -> Bool { oddities & (1 << UInt8(oddity.rawValue)) != 0 }

  private mutating func add(_ value: UInt32) {
    if isTag(value) || isPaired(value) { return }
    if let oddity = Self.oddity(value) {
      oddities |= 1 << UInt8(oddity.rawValue)
    } else if value >= 0x80 {
      scripts.formUnion(ScriptSet(value))
    }
  }

  /// Whether a character belongs to a flag that began before it.
  private mutating func isTag(_ value: UInt32) -> Bool {
    let isTag = isInFlag && (0xE0020...0xE007F).contains(value)
    isInFlag = value == 0x1F3F4 || isTag && value != 0xE007F
    return isTag
  }

  /// Whether a character turns the direction only of what stands between it and its end; overrides turn letters around.
  private mutating func isPaired(_ value: UInt32) -> Bool {
    switch value {
    case 0x2066...0x2068: open.isolates += 1
    case 0x2069: open.isolates -= 1
    case 0x202A, 0x202B: open.embeddings += 1
    case 0x202C: open.embeddings -= 1
    case 0x202D, 0x202E:
      open.embeddings += 1
      return false
    default: return false
    }
    return true
  }

  /// The kind of an odd character by itself; nil for others.
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
