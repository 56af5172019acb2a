/// Mandarin in Latin letters: `lǐ míng`, `li3 ming2`.
enum PinyinText {
  /// Whether all words of a text are syllables of Mandarin and any of them has a tone, which no other language writes so.
  static func isOne(_ text: Substring) -> Bool {
    var hasTone = false
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      guard word.count <= longestWord, let plain = plain(word) else { return false }
      hasTone = hasTone || plain.hasTone
      guard isSyllables(plain.letters[...]) else { return false }
    }
    return hasTone
  }

  private static let longestWord = 24

  /// The letters without tones, which digits behind a syllable and marks tell; nil for what pinyin is not written with.
  private static func plain(_ word: Substring) -> (letters: [Character], hasTone: Bool)? {
    var letters: [Character] = []
    var hasTone = false
    for character in word.lowercased() {
      if let vowel = marked[character] {
        letters.append(vowel)
        hasTone = true
      } else if ("1"..."5").contains(character), !letters.isEmpty {
        // It ends a syllable.
        letters.append("'")
        hasTone = true
      } else if ("a"..."z").contains(character) || character == "ü" {
        letters.append(character)
      } else {
        return nil
      }
    }
    return (letters, hasTone)
  }

  private static func isSyllables(_ letters: ArraySlice<Character>) -> Bool {
    if letters.isEmpty { return true }
    return (1...min(6, letters.count)).reversed().contains { length in
      let rest = letters.dropFirst(length)
      return isSyllable(letters.prefix(length)) && isSyllables(rest.first == "'" ? rest.dropFirst() : rest)
    }
  }

  private static func isSyllable(_ letters: ArraySlice<Character>) -> Bool {
    let text = String(letters)
    if finals.contains(text) { return true }
    // Coffee is no Mandarin.
    if ["be", "pe", "fe"].contains(text) { return false }
    let length = text.hasPrefix("zh") || text.hasPrefix("ch") || text.hasPrefix("sh") ? 2 : 1
    return initials.contains(String(text.prefix(length))) && finals.contains(String(text.dropFirst(length)))
  }

  private static let initials = set("b p m f d t n l g k h j q x zh ch sh r z c s y w")
  private static let finals = set(
    """
    a o e i u ü ai ei ui ao ou iu ie üe ue er an en in un ün ang eng ing ong ia iao ian iang iong ua uo uai uan uang
    """)

  private static let marked: [Character: Character] = {
    let rows: [(Character, String)] = [
      ("a", "āáǎà"), ("e", "ēéěè"), ("i", "īíǐì"), ("o", "ōóǒò"), ("u", "ūúǔù"), ("ü", "ǖǘǚǜ"),
    ]
    return Dictionary(uniqueKeysWithValues: rows.flatMap { base, marks in marks.map { ($0, base) } })
  }()

  private static func set(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
