/// Letters that stand only beside some others in the languages that have them, so that a few words tell these languages from
/// those that have another letter in the same place of their character set.
///
/// `Gdañsk` is no Spanish word, for only vowels follow `ñ`, and in Polish no vowel follows `ń`.
enum LetterContext {
  /// How surprising a letter is between two others, in bits; 0 for letters of which nothing is known.
  static func cost(of letter: Unicode.Scalar, after: Unicode.Scalar, before: Unicode.Scalar) -> Float {
    guard !letter.isASCII else { return 0 }
    // Hungarian has "ő" behind "gy"; Portuguese has "õ" in "õe" only, but Estonian anywhere.
    if letter == "õ" || letter == "Õ" { return before == "e" || before == "E" ? 0 : after == "y" ? 8 : 4 }
    let isOdd =
      switch letter {
      case "ñ", "Ñ": !before.isVowel
      case "ń", "Ń": before.isVowel
      // French and Italian have it before consonants and at the ends of words, Czech "č" is nearly everywhere.
      case "è", "È": before.isVowel
      // The vowel before an "œ" would be part of another syllable, which "iś" of Polish is not.
      case "œ": after.isVowel
      // Lithuanian has "ų" at the ends of words and before consonants, Czech "ř" before vowels.
      case "ų": before.isVowel
      // Ordinals are behind digits and at the ends of words, Romanian "ş" inside of them.
      case "ª", "º": after.properties.isAlphabetic && before.properties.isAlphabetic
      // Between a currency and its number is no vowel; "Ł" begins words.
      case "£", "¥": before.isVowel
      default: (0x30...0x39).contains(before.value) && letter.properties.isAlphabetic
      }
    return isOdd ? 8 : 0
  }
}

extension Unicode.Scalar {
  /// Whether this is a vowel, with or without an accent.
  fileprivate var isVowel: Bool { Self.vowels.contains(value) }

  private static let vowels = Set(
    "aeiouyAEIOUYáéíóúýàèìòùâêîôûäëïöüåøæãõőűěůăąęįųėāēīū".unicodeScalars.map(\.value))
}
