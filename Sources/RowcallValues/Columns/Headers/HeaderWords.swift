import RowcallLanguages

/// A header taken apart: its words in small letters, what stands in its brackets, and its last word.
struct HeaderWords {
  /// The words in small ASCII letters with one space between; `zipCode`, `zip_code` and `Zip-Code` are `zip code`.
  private(set) var normalized: [UInt8] = []
  /// What stands in the last pair of brackets, as written; nil without brackets.
  private(set) var bracket: [UInt8]?
  /// What follows "in" or its like (`Preis in Mio. €`), else the last word outside brackets if it is not the only one.
  private(set) var ending: [UInt8]?
  /// Whether the ending follows "in" or its like.
  private(set) var isEndingAfterIn = false

  /// Takes a header apart.
  init(_ header: [UInt8]) {
    bracket = Self.lastBracket(of: header)
    let outside = header.prefix { $0 != 0x28 && $0 != 0x5B }
    let words = outside.split { Self.isSeparator($0) }.map(Array.init)
    if let preposition = words.dropFirst().dropLast().lastIndex(where: Self.prepositionBytes.contains) {
      ending = Array(words[(preposition + 1)...].joined(separator: [.space]))
      isEndingAfterIn = true
    } else if words.count > 1 {
      ending = words.last
    }
    normalize(header)
  }

  /// The words of all languages that stand before a unit, each once.
  static let prepositions = Languages.all.flatMap { $0.headerPrepositions.listedWords }
    .reduce(into: [String]()) { known, word in if !known.contains(word) { known.append(word) } }
  private static let prepositionBytes = prepositions.map { Array($0.utf8) }

  private static func lastBracket(of header: [UInt8]) -> [UInt8]? {
    guard let open = header.lastIndex(where: { $0 == 0x28 || $0 == 0x5B }) else {
      return fullWidthBracket(of: header)
    }
    let inside = header[(open + 1)...].prefix { $0 != 0x29 && $0 != 0x5D }
    return Array(inside)
  }

  /// What stands in full-width brackets: `価格（円）`.
  private static func fullWidthBracket(of header: [UInt8]) -> [UInt8]? {
    let open: [UInt8] = [0xEF, 0xBC, 0x88]
    guard header.count > 3,
      let start = header.indices.dropLast(2).last(where: { Array(header[$0..<$0 + 3]) == open })
    else { return nil }
    return Array(header[(start + 3)...].prefix { $0 != 0xEF })
  }

  private mutating func normalize(_ header: [UInt8]) {
    var previous: UInt8 = .space
    for byte in header {
      let isBreak = Self.isSeparator(byte) || byte < 0x30 || (byte < 0x7F && byte > 0x39 && !byte.isLetter)
      let isHump = byte.isCapital && (previous.isLetter && !previous.isCapital || previous.isDigit)
      if isBreak || isHump, normalized.last != .space, !normalized.isEmpty { normalized.append(.space) }
      if !isBreak { normalized.append(byte.lowercased) }
      previous = byte
    }
    if normalized.last == .space { normalized.removeLast() }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    // Blanks, underscore, comma, hyphen, colon and semicolon; the slash belongs to km/h.
    case 0x09...0x0D, 0x20, 0x5F, 0x2C, 0x2D, 0x3A, 0x3B: true
    default: false
    }
  }
}
