import RowcallAccessibility

extension Narrator {
  /// What is heard for a text of a cell: its words, with the names of signs, or letter by letter.
  func words(_ text: String, in cell: AccessibleCell) -> String {
    let words = voice.words(text, in: cell)
    return verbosity.spelling.isOn ? spelled(words) : withNamedSigns(words)
  }

  /// The text letter by letter: `Bob` is "capital B o b".
  private func spelled(_ text: String) -> String {
    text.filter { !$0.isWhitespace }.map(letter).joined(separator: " ")
  }

  private func letter(_ letter: Character) -> String {
    // Who spells wants to know each sign.
    if let sign = signs.name(of: letter, at: .all) { return sign }
    guard verbosity.spelling.capitals == .spell, letter.isUppercase else { return String(letter) }
    return wording.text(.capitalLetter, ["letter": String(letter)])
  }

  /// The text with the signs of the listener's level as words.
  private func withNamedSigns(_ text: String) -> String {
    guard verbosity.punctuation > .none else { return text }
    let words = text.map { character in
      signs.name(of: character, at: verbosity.punctuation).map { " \($0) " } ?? String(character)
    }
    return words.joined().split(separator: " ").joined(separator: " ")
  }
}
