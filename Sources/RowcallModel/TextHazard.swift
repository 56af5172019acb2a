extension Unicode.Scalar {
  /// Whether the scalar commands a terminal, breaks a line, or hides or turns around what is shown.
  ///
  /// This is the one definition for every place that text of a file goes to: control characters (C0, DEL, C1), line and
  /// paragraph separators, bidi embeddings, overrides and isolates, byte order marks, U+FFFE and U+FFFF, and tag
  /// characters. Joiners and direction marks are safe, for scripts need them.
  @inlinable package var isUnsafe: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    case 0xFEFF, 0xFFFE, 0xFFFF, 0xE0000...0xE007F: true
    default: false
    }
  }

  /// Whether an unsafe scalar is a tab or breaks a line, so that a space can stand for it.
  @inlinable package var isGap: Bool {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// What the number of a C1 control character stands for in windows-1252; nil for other characters.
  package var inWindows: Unicode.Scalar? {
    guard (0x80...0x9F).contains(value) else { return nil }
    let scalar = Array("€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ".unicodeScalars)[Int(value) - 0x80]
    return scalar == "\0" ? nil : scalar
  }

  /// The quote, dash, bullet or euro sign that a control character is where a program read windows-1252 as Latin 1; nil
  /// for others.
  ///
  /// Controls that terminals obey and U+0085, a line break, are left as they are.
  package var windowsSign: Unicode.Scalar? {
    switch value {
    case 0x80, 0x82, 0x84, 0x91...0x97: inWindows
    default: nil
    }
  }

  /// How people see an unsafe scalar: `\u{202E}`.
  package var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

/// Something in a text that a reader, a terminal or a program that reads logs must not get as it is.
package enum TextHazard {
  /// A scalar that is unsafe.
  case scalar(Unicode.Scalar)
  /// The first of two colons at the start of a line. Continuous integration reads a command there: `::error::text`.
  case colons
  /// The first of two number signs in front of a bracket, or of a name and a bracket. Continuous integration reads a
  /// command there, wherever in a line it stands: `##[error]text`, `##vso[task.complete]`.
  case numberSigns

  /// Finished lines as they are printed: everything unsafe is shown escaped, but tabs and line breaks are kept.
  ///
  /// - Parameter keepingColours: whether colours of our own are in the text, which then holds no other escape character.
  package static func printed(_ text: String, keepingColours: Bool = false) -> String {
    replacing(in: text) { $0.printed(keepingColours: keepingColours) }
  }

  /// The same in UTF-8; nil where the lines can be printed as they are, as nearly always.
  package static func printed(_ text: Span<UInt8>) -> [UInt8]? {
    replacing(in: text) { $0.printed(keepingColours: false) }
  }

  private func printed(keepingColours: Bool) -> String? {
    switch self {
    case .scalar("\n"), .scalar("\t"): nil
    case .scalar("\u{1B}") where keepingColours: nil
    case .scalar(let scalar): scalar.isGap ? " " : scalar.escape
    case .colons: "\\u{3A}"
    case .numberSigns: "\\u{23}"
    }
  }

  /// A finished JSON document of the same value, in which nothing is unsafe; tabs and line breaks are kept.
  package static func json(_ document: String) -> String {
    replacing(in: document, by: \.json)
  }

  /// The same in UTF-8; nil where the document is safe as it is.
  package static func json(_ document: Span<UInt8>) -> [UInt8]? {
    replacing(in: document, by: \.json)
  }

  private var json: String? {
    switch self {
    case .scalar("\n"), .scalar("\t"), .colons: nil
    case .scalar(let scalar): scalar.jsonEscape
    case .numberSigns: "\\u0023"
    }
  }
}

extension Unicode.Scalar {
  /// The scalar in a string of JSON: `\u202e`, beyond U+FFFF two of them.
  package var jsonEscape: String {
    UTF16.encode(self).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    } ?? ""
  }
}

// MARK: - Search

extension TextHazard {
  /// A text with its hazards replaced; a replacement of nil keeps one.
  package static func replacing(in text: String, by replacement: (TextHazard) -> String?) -> String {
    let result = replacing(in: Array(text.utf8).span, by: replacement)
    return result.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// A text in UTF-8 with its hazards replaced; nil when nothing is.
  package static func replacing(
    in text: Span<UInt8>, by replacement: (TextHazard) -> String?
  ) -> [UInt8]? {
    var result: [UInt8]?
    var copied = 0
    var search = Search()
    while let hazard = search.next(in: text) {
      guard let replacement = replacement(hazard) else { continue }
      if result == nil { result = [] }
      for index in copied..<search.start { result?.append(text[index]) }
      result?.append(contentsOf: replacement.utf8)
      copied = search.end
    }
    for index in copied..<text.count { result?.append(text[index]) }
    return result
  }

  /// Finds hazards, one after the other, in one pass.
  private struct Search {
    /// The bytes of the last hazard.
    private(set) var start = 0
    private(set) var end = 0
    /// Whether only white space stands between the last line break and here.
    private var isLineStart = true

    mutating func next(in text: Span<UInt8>) -> TextHazard? {
      while end < text.count {
        if !isLineStart { end = plainEnd(in: text, from: end) }
        guard end < text.count else { return nil }
        start = end
        let (scalar, length) = UTF8Scalar.at(end, in: text)
        end += length
        let hazard = hazard(scalar, in: text)
        isLineStart = scalar == 0x0A || isLineStart && Self.isWhiteSpace(scalar)
        if let hazard { return hazard }
      }
      return nil
    }

    /// Whether readers of logs pass over the scalar at the start of a line.
    private static func isWhiteSpace(_ scalar: UInt32) -> Bool {
      if scalar < 0x80 { return scalar == 0x20 || (0x09...0x0D).contains(scalar) }
      return Unicode.Scalar(scalar)?.properties.isWhitespace ?? false
    }

    private func hazard(_ scalar: UInt32, in text: Span<UInt8>) -> TextHazard? {
      switch scalar {
      case 0x3A: isLineStart && end < text.count && text[end] == 0x3A ? .colons : nil
      case 0x23: isNumberSigns(in: text) ? .numberSigns : nil
      default:
        if let scalar = Unicode.Scalar(scalar), scalar.isUnsafe { .scalar(scalar) } else { nil }
      }
    }

    /// Whether another number sign, letters and an opening bracket follow.
    private func isNumberSigns(in text: Span<UInt8>) -> Bool {
      guard end < text.count, text[end] == 0x23 else { return false }
      var index = end + 1
      while index < text.count, (0x61...0x7A).contains(text[index] | 0x20) { index += 1 }
      return index < text.count && text[index] == 0x5B
    }

    /// Whether a line that begins with a byte begins with no hazard, as nearly all do: letters, digits and most signs.
    @inline(__always)
    private static func isPlainStart(_ byte: UInt8) -> Bool { (0x24...0x7E).contains(byte) && byte != 0x3A }

    /// Passes over bytes among which no hazard begins, eight at a time.
    private func plainEnd(in text: Span<UInt8>, from start: Int) -> Int {
      var offset = start
      let raw = text.bytes
      while offset + 8 <= text.count {
        let word = raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
        var found = Self.controls(in: word) | Self.bytes(0x23, in: word)
        if word & Self.tops != 0 {
          // What unsafe scalars beyond ASCII begin with: C2, E2, EF and F3.
          found |= Self.bytes(0xC2, in: word & ~(0x20 * Self.ones))
          found |= Self.bytes(0xEF, in: word) | Self.bytes(0xF3, in: word)
        }
        guard found != 0 else {
          offset += 8
          continue
        }
        offset += found.trailingZeroBitCount / 8
        guard text[offset] == 0x0A, offset + 1 < text.count, Self.isPlainStart(text[offset + 1]) else {
          return offset
        }
        offset += 2
      }
      // The last eight bytes may have ended inside of a scalar.
      while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
      return offset
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops: UInt64 = 0x8080_8080_8080_8080

    /// The top bits of the bytes that have a value, and perhaps of some above the first of them.
    @inline(__always)
    private static func bytes(_ byte: UInt64, in word: UInt64) -> UInt64 {
      let rest = word ^ byte * ones
      return (rest &- ones) & ~rest & tops
    }

    /// The top bits of the bytes below 0x20 or of 0x7F, and perhaps of some above the first of them.
    @inline(__always)
    private static func controls(in word: UInt64) -> UInt64 {
      ((word &- 0x20 * ones) | (word &+ ones)) & ~word & tops
    }
  }
}

/// Scalars of UTF-8, read without checks that valid text does not need.
package enum UTF8Scalar {
  /// The scalar at an offset, and its length in bytes; a sequence that is cut is taken byte by byte.
  @inlinable package static func at(_ offset: Int, in text: Span<UInt8>) -> (value: UInt32, length: Int) {
    let lead = text[offset]
    guard lead >= 0xC2 else { return (UInt32(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard offset + length <= text.count else { return (UInt32(lead), 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for next in (offset + 1)..<(offset + length) { value = value << 6 | UInt32(text[next] & 0x3F) }
    return (value, length)
  }
}
