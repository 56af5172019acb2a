/// One phrase in one language.
public struct Phrase: Hashable, Sendable {
  /// Which phrase this is.
  public let key: PhraseKey
  /// An ICU MessageFormat pattern whose arguments the key's documentation names: `up {amount}`.
  public let pattern: String
  /// One finished sentence, for translators and for tests: `up 1.85%`.
  public let example: String

  /// Creates a phrase.
  public init(_ key: PhraseKey, _ pattern: String, example: String) {
    self.key = key
    self.pattern = pattern
    self.example = example
  }
}
