import RowcallLanguages
import RowcallText

/// The words by which letters are told apart when somebody spells aloud: "Bravo" for b.
package struct SpellingAlphabet: Sendable {
  private let words: [Character: String]
  private let signs: SignNames
  private let phrases: Phrases

  package init(for locale: LocaleTag) {
    let own = Languages.language(for: locale)?.language.spellingWords.listedWords ?? []
    words = (Languages.spellingWords.listedWords + own).reduce(into: [:]) { words, word in
      if let letter = word.first.map({ Character($0.lowercased()) }) { words[letter] = word }
    }
    (signs, phrases) = (SignNames(for: locale), Phrases(for: locale))
  }

  /// Each character of a text as a word; those that have none are as they are.
  package func words(for text: String) -> String {
    text.map { character in
      if let name = Sign(character).flatMap(signs.name(of:)) { return name }
      let letter = String(character)
      guard let word = words[Character(letter.lowercased())] else { return letter }
      return character.isUppercase ? phrases.text(.capitalLetter, ["letter": word]) : word
    }.joined(separator: " ")
  }
}
