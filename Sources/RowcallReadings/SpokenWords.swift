/// How words are said that a program itself puts into texts, so that they need no dictionary.
package struct SpokenWords: Sendable {
  /// Words that are said so wherever a dictionary finds them.
  package var always: [String: String]
  /// Words that are said so where there is no dictionary.
  package var otherwise: [String: String]

  /// Creates words from how each is said.
  package init(always: [String: String] = [:], otherwise: [String: String] = [:]) {
    self.always = always
    self.otherwise = otherwise
  }

  /// How a word is said that no dictionary was asked for.
  func withoutDictionary(_ word: String) -> String? { always[word] ?? otherwise[word] }
}
