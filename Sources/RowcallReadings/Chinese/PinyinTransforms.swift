import RowcallText

/// ICU's ways from characters to pinyin, and from its marks to digits and back.
struct PinyinTransforms: Sendable {
  private let people = try? Transliterator("Han-Latin/Names")
  private let words = try? Transliterator("Han-Latin")
  private let digits = try? Transliterator("Latin-NumericPinyin")
  private let marks = try? Transliterator("NumericPinyin-Latin")

  /// A name in pinyin, each syllable a word; nil where ICU has no transform.
  ///
  /// - Parameter isPerson: whether it is that of a person, which begins with a surname.
  func pinyin(of name: String, isPerson: Bool) -> String? {
    guard let transform = isPerson ? people : words else { return nil }
    let pinyin = Self.pieces(of: name).map { transform.apply(to: String($0)) }.joined(separator: " ")
    let words = pinyin.split(separator: " ").map { hasManySyllables($0) ? parted(String($0)) : String($0) }
    return words.joined(separator: " ")
  }

  /// Pinyin with digits for tones, `li3 ming2`.
  func withDigits(_ pinyin: String) -> String {
    guard let digits else { return pinyin }
    return Self.pieces(of: pinyin).map { digits.apply(to: String($0)) }.joined()
  }

  /// A text in pieces that begin with a space or a character of their own: ICU's time grows with the square of the length.
  private static func pieces(of text: String) -> [Substring] {
    guard text.utf8.count > shortest else { return [text[...]] }
    var pieces: [Substring] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.index(rest.startIndex, offsetBy: shortest, limitedBy: rest.endIndex) ?? rest.endIndex
      let cut = rest[end...].prefix(shortest).firstIndex { $0 == " " || !$0.isASCII && Han.isIn(String($0)) }
      let next = cut ?? rest.index(end, offsetBy: shortest, limitedBy: rest.endIndex) ?? rest.endIndex
      pieces.append(rest[..<next])
      rest = rest[next...]
    }
    return pieces
  }

  /// Characters, and bytes of a text that is not cut.
  private static let shortest = 500

  /// ICU writes some syllables together, `zhèngbù`, which voices take for one.
  private func parted(_ word: String) -> String {
    var text = ""
    for character in withDigits(word) {
      if character.isLetter, text.last?.isNumber == true { text.append(" ") }
      text.append(character)
    }
    return marks?.apply(to: text) ?? word
  }

  private func hasManySyllables(_ word: Substring) -> Bool {
    word.unicodeScalars.count { Self.tones.contains($0) } > 1
  }

  private static let tones = Set("āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ".unicodeScalars)
}
