/// How words are said that a program itself puts into texts, so that they need no dictionary.
package struct SpokenWords: Sendable {
  /// Words that are said so wherever a dictionary finds them.
  package var always: [String: String]
  /// Words that are said so where there is no dictionary.
  package var otherwise: [String: String]
  /// Whether a dictionary is asked only for texts that have other words: the rest of a phrase may be in kana already.
  package var comeFirst: Bool

  /// Creates words from how each is said.
  package init(
    always: [String: String] = [:], otherwise: [String: String] = [:], comeFirst: Bool = false
  ) {
    self.always = always
    self.otherwise = otherwise
    self.comeFirst = comeFirst
  }

  /// How a word is said that no dictionary was asked for.
  func withoutDictionary(_ word: String) -> String? { always[word] ?? otherwise[word] }
}
