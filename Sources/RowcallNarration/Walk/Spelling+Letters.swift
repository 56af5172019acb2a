extension Spelling {
  /// The text letter by letter, if that is wanted: `Bob` is "capital B o b".
  func spelled(_ text: String, _ wording: Wording) -> String {
    guard isOn else { return text }
    return text.filter { !$0.isWhitespace }.map { letter($0, wording) }.joined(separator: " ")
  }

  private func letter(_ letter: Character, _ wording: Wording) -> String {
    guard capitals == .spell, letter.isUppercase else { return String(letter) }
    return wording.text(.capitalLetter, ["letter": String(letter)])
  }
}
