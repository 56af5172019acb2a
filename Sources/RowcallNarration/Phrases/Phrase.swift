/// One phrase in one language.
public struct Phrase: Hashable, Sendable {
  /// Which phrase this is.
  public let key: PhraseKey
  /// An ICU MessageFormat pattern whose arguments `PhraseKey.arguments` names: `up {amount}`.
  public let pattern: String
  /// Arguments for the example, as a listener would hear them: `["amount": "2 percent"]`.
  public let sample: [String: String]
  /// What the pattern makes of the sample, for translators and for tests: `up 2 percent`.
  public let example: String

  /// Creates a phrase with arguments.
  public init(_ key: PhraseKey, _ pattern: String, _ sample: [String: String], example: String) {
    self.key = key
    self.pattern = pattern
    self.sample = sample
    self.example = example
  }

  /// Creates a phrase without arguments, which is its own example.
  public init(_ key: PhraseKey, _ words: String) {
    self.init(key, words, [:], example: words)
  }
}
