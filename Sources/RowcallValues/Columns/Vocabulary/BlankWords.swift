import RowcallLanguages

/// What stands in cells that hold nothing.
///
/// In every column: nothing, blanks, `\N`, and a dash, two dashes or a dot alone. In columns of anything but words and
/// codes also the words below; among words they may be meant (NA is Namibia, Null is a surname).
package enum BlankWords {
  /// Whether a cell holds nothing.
  ///
  /// - Parameter isTyped: whether the column holds values and not words.
  @inline(__always)
  static func contains(_ bytes: Span<UInt8>, isTyped: Bool) -> Bool {
    if bytes.count == 0 { return true }
    if bytes[0].isDigit { return false }
    return isBlankMark(bytes) || (isTyped && words.meaning(of: bytes) != nil)
  }

  /// Whether a cell is the word for none, the answer to "how many?", which programs write as `None`.
  static func isNone(_ bytes: Span<UInt8>) -> Bool {
    bytes.count == 4 && bytes.text(0..<4) == "none"
  }

  private static func isBlankMark(_ bytes: Span<UInt8>) -> Bool {
    switch (bytes[0], bytes.count) {
    case (0x2D, 1), (0x2E, 1): return true
    case (0x2D, 2), (0x2D, 3): return bytes[1] == 0x2D && bytes[bytes.count - 1] == 0x2D
    case (0x5C, 2): return bytes[1] == UInt8(ascii: "N")
    // A wide hyphen.
    case (0xEF, 3): return bytes.scalar(at: 0).value == 0xFF0D
    case (0xE2, 3):
      return (0x2010...0x2015).contains(bytes.scalar(at: 0).value) || bytes.scalar(at: 0).value == 0x2212
    default: return false
    }
  }

  /// Whether a cell that holds nothing says so by a mark or a word, such as `--` and `N/A`: a placeholder.
  ///
  /// Nobody writes `\N` for people.
  package static func isPlaceholder(_ bytes: Span<UInt8>) -> Bool {
    let cell = bytes.extracting(bytes.trimmedRange())
    return cell.count > 0 && cell[0] != UInt8(ascii: "\\")
  }

  /// Whether a cell of words or codes holds a placeholder that is no word of any language: NA is Namibia, Null is a surname.
  package static func isPlaceholderAmongWords(_ bytes: Span<UInt8>) -> Bool {
    guard (3...4).contains(bytes.count) else { return false }
    switch bytes[0] {
    case UInt8(ascii: "#"), UInt8(ascii: "N"), UInt8(ascii: "n"): return isUnmistakable(bytes)
    default: return false
    }
  }

  private static func isUnmistakable(_ bytes: Span<UInt8>) -> Bool {
    switch bytes.text(0..<bytes.count) {
    case "N/A", "n/a", "N/a", "#N/A", "NULL", "null", "NIL", "nil": true
    default: false
    }
  }

  private static let words = WordTable<Void>(
    lists: [("null, nan, nil, #N/A, ?, …, ...", ())] + Languages.all.map { ($0.blankWords, ()) })

  /// Whether a text says that there is no value: signs alone, or a word for a missing or an unknown value in some language.
  package static func standsForNothing(_ text: String) -> Bool {
    let word = letters(of: text)
    return word.isEmpty || missing.contains(word)
  }

  private static let missing = Set(
    (["null", "nan", "nil"] + Languages.all.flatMap { ($0.blankWords + "," + $0.unknownWords).listedWords })
      .map(letters))

  private static func letters(of text: String) -> String {
    text.prefix(60).lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
