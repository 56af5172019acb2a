/// A place in a text of UTF-8 bytes, with steps that read forward or, failing, stay where they are.
///
/// A copy is a bookmark: recognizers copy the cursor, try, and throw the copy away when they fail.
struct Cursor {
  let bytes: [UInt8]
  var offset: Int

  init(_ bytes: [UInt8], at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The next byte, or nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The byte so many places on, or back when negative; nil outside the text.
  func byte(_ distance: Int) -> UInt8? {
    let place = offset + distance
    return place >= 0 && place < bytes.count ? bytes[place] : nil
  }

  /// Whether an ASCII digit comes next.
  var isAtDigit: Bool { next.map(\.isDigit) ?? false }

  /// Whether a letter comes next, of any script.
  var isAtLetter: Bool {
    guard let next else { return false }
    return next < 0x80 ? next.isLetter : scalar.isPartOfWord
  }

  /// Whether a letter or digit stands right before, so that what comes next belongs to a longer word.
  var isInsideWord: Bool {
    guard let last = byte(-1) else { return false }
    guard last >= 0x80 else { return last.isDigit || last.isLetter }
    var back = self
    repeat { back.offset -= 1 } while back.offset > 0 && back.next.map(\.isContinuation) ?? false
    return back.isAtLetter
  }

  /// Whether neither a letter nor a digit comes next.
  var isAtBoundary: Bool { !isAtDigit && !isAtLetter }

  /// The next scalar; a replacement character where there is none.
  var scalar: Unicode.Scalar {
    var decoder = UTF8()
    var rest = bytes[min(offset, bytes.count)...].prefix(4).makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&rest) { return scalar }
    return "\u{FFFD}"
  }

  /// The text from here to a later cursor.
  func text(to end: Cursor) -> String { String(decoding: bytes[offset..<end.offset], as: UTF8.self) }
}

extension Cursor {
  /// Steps over one ASCII character.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Steps over the text, byte for byte.
  mutating func skip(text: String) -> Bool {
    guard bytes[offset...].starts(with: text.utf8) else { return false }
    offset += text.utf8.count
    return true
  }

  /// Steps over one space: an ordinary, no-break, narrow no-break, thin or figure space.
  mutating func skipSpace() -> Bool {
    if skip(" ") { return true }
    guard let next, next == 0xC2 || next == 0xE2 else { return false }
    return Self.spaces.contains { skip(text: $0) }
  }

  /// Steps over one space, or stays: the way a unit may follow its number.
  func skippingSpace() -> Cursor {
    var copy = self
    _ = copy.skipSpace()
    return copy
  }

  /// Steps over a hyphen, a figure dash or an en dash.
  mutating func skipDash() -> Bool {
    if skip("-") { return true }
    guard next == 0xE2 else { return false }
    return Self.dashes.contains { skip(text: $0) }
  }

  /// Steps over the dash of a range, with a space on both sides or on neither.
  mutating func skipRangeDash() -> Bool {
    var place = self
    let isSpaced = place.skipSpace()
    guard place.skipDash(), place.skipSpace() == isSpaced else { return false }
    self = place
    return true
  }

  /// Steps over a minus sign; a hyphen is one too.
  mutating func skipMinus() -> Bool {
    skip("-") || (next == 0xE2 && skip(text: "\u{2212}"))
  }

  /// Steps over one character, whatever it is.
  mutating func skipCharacter() {
    offset += 1
    while next.map(\.isContinuation) ?? false { offset += 1 }
  }

  /// Steps over a word of any length, or one character that is no letter.
  mutating func skipWord() {
    guard isAtLetter else { return skipCharacter() }
    while isAtLetter { skipCharacter() }
  }

  /// Steps over a run of digits.
  ///
  /// - Returns: how many there were.
  mutating func skipDigits() -> Int {
    let start = offset
    while isAtDigit { offset += 1 }
    return offset - start
  }

  /// Steps over a run of letters and gives it in lower case; nil when there is none or it is no word (over 48 bytes).
  mutating func word() -> String? {
    let start = self
    while isAtLetter {
      skipCharacter()
      if offset - start.offset > 48 { break }
    }
    guard offset > start.offset, offset - start.offset <= 48 else {
      self = start
      return nil
    }
    return start.text(to: self).lowercased()
  }

  /// Steps over a number of one to so many digits that is no part of a longer one.
  mutating func shortNumber(digits limit: Int) -> (value: Int, digits: Int)? {
    var end = offset
    var value = 0
    while end < bytes.count, bytes[end].isDigit, end - offset < limit {
      value = value * 10 + Int(bytes[end] - UInt8(ascii: "0"))
      end += 1
    }
    let isLonger = end < bytes.count && bytes[end].isDigit
    guard end > offset, !isLonger else { return nil }
    defer { offset = end }
    return (value, end - offset)
  }

  private static let spaces = ["\u{A0}", "\u{202F}", "\u{2009}", "\u{2007}"]
  private static let dashes = ["\u{2013}", "\u{2012}", "\u{2010}", "\u{2011}"]
}

extension UInt8 {
  /// Whether this byte goes on with a character that an earlier byte began.
  var isContinuation: Bool { self & 0xC0 == 0x80 }
}

extension Unicode.Scalar {
  /// Whether this is a letter, or a sign above or below one, as the virama of "मार्च" and Arabic vowels are.
  fileprivate var isPartOfWord: Bool {
    if properties.isAlphabetic { return !isOrdinalSign }
    return properties.canonicalCombiningClass != .notReordered
  }

  /// Letters to Unicode, but marks of a number to us: `ª`, `º`, and the raised `ᵉʳ`.
  var isOrdinalSign: Bool {
    self == "ª" || self == "º" || (self >= "\u{1D2C}" && self <= "\u{1D6A}") || self == "ʳ"
  }
}

/// What stands between two spaces, looked at as a whole.
struct Chunk {
  /// After the chunk, but before punctuation that ends a sentence.
  private(set) var end: Cursor
  private let text: String

  /// The chunk that starts at the cursor; a very long one counts as far as an address may go.
  init(at cursor: Cursor) {
    end = cursor
    while let byte = end.next, !byte.isSpace, end.offset - cursor.offset < Self.longest { end.offset += 1 }
    while end.offset > cursor.offset, let last = end.byte(-1), Self.closing.contains(last) { end.offset -= 1 }
    text = end.next.map(\.isContinuation) ?? false ? "" : cursor.text(to: end)
  }

  /// Whether this is an address on the web, of mail or of a file, and holds digits at all.
  var isAddress: Bool {
    guard text.utf8.contains(where: \.isDigit), text.utf8.contains(where: \.isLetter) else { return false }
    return isWebAddress || isMailAddress || isPath || text.utf8.contains(UInt8(ascii: "_")) || hasFileEnding
  }

  private var isWebAddress: Bool {
    if text.utf8.starts(with: "www.".utf8) { return true }
    // The general search for a string takes a third of the time of a column of codes.
    var rest = text.utf8[...]
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      rest = rest[rest.index(after: colon)...]
      if rest.starts(with: "//".utf8) { return true }
    }
    return false
  }

  private var isMailAddress: Bool {
    guard let at = text.utf8.firstIndex(of: UInt8(ascii: "@")), at != text.startIndex else { return false }
    return text.utf8[at...].contains(UInt8(ascii: "."))
  }

  /// `/usr/lib64`, `C:\\temp`, `src/main/v2`.
  private var isPath: Bool {
    if text.utf8.contains(UInt8(ascii: "\\")) { return true }
    guard let first = text.utf8.first, !first.isDigit else { return false }
    let slashes = text.utf8.filter { $0 == UInt8(ascii: "/") }.count
    return ["/", "~/", "./", "../"].contains { text.utf8.starts(with: $0.utf8) }
      || (first.isLetter && slashes > 1)
  }

  private var hasFileEnding: Bool {
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return Self.fileEndings.contains(String(text[text.index(after: dot)...]).lowercased())
  }

  private static let longest = 2_000
  private static let closing = Set(".,;:!?)]}\"'>".utf8)
  private static let fileEndings: Set = [
    "pdf", "csv", "tsv", "txt", "md", "json", "xml", "html", "htm", "zip", "gz", "tar", "doc", "docx", "xls",
    "xlsx", "ppt",
    "pptx", "jpg", "jpeg", "png", "gif", "svg", "mp3", "mp4", "wav", "py", "js", "swift", "exe", "log",
  ]
}

extension Cursor {
  /// Where a UUID ends that starts here: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12; nil for other text.
  ///
  /// It starts at a boundary, or behind `\n` as programs write it.
  var endOfUniqueIdentifier: Cursor? {
    guard byte(8) == UInt8(ascii: "-"), byte(13) == UInt8(ascii: "-"), !isInsideWord || isBehindEscape else {
      return nil
    }
    let isWhole = (0..<36).allSatisfy { place in
      guard let byte = byte(place) else { return false }
      let isHyphen = place == 8 || place == 13 || place == 18 || place == 23
      return isHyphen ? byte == UInt8(ascii: "-") : byte.isDigit || (0x61...0x66).contains(byte | 0x20)
    }
    var end = self
    end.offset += 36
    return isWhole && end.isAtBoundary && end.next != UInt8(ascii: "-") ? end : nil
  }

  /// Whether a backslash and a letter stand right before.
  private var isBehindEscape: Bool { byte(-2) == UInt8(ascii: "\\") && byte(-1) != UInt8(ascii: "\\") }
}

extension UInt8 {
  /// Whether this is an ASCII space, tab or line end.
  var isSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
}
