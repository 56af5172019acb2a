import RowcallText

/// What Rowcall itself says in one language, around the values of a table.
///
/// A language without phrases of its own is given signs instead of words, and `language` is "und" then.
public struct Phrases: Sendable {
  /// The language that the phrases are in.
  public let language: LocaleTag

  private let phrases: [PhraseKey: Phrase]
  private let patterns: [PhraseKey: PhrasePattern]

  /// Whether these are signs and no language's words.
  var isNeutral: Bool { language.language == "und" }

  /// The phrases for a locale; its region is not looked at.
  public init(for locale: LocaleTag) {
    self.init(for: locale, inLowerCase: false)
  }

  /// The phrases for a locale; in lower case they fit numbers in words, which have no capitals.
  init(for locale: LocaleTag, inLowerCase: Bool) {
    let own = PhraseTables.table(for: locale)
    let language = own == nil ? LocaleTag("und") : locale
    self.language = language
    phrases = Dictionary(
      (own ?? PhraseTables.neutral).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    patterns = phrases.mapValues { phrase in
      let pattern = PhrasePattern(phrase.pattern, locale: language)
      return inLowerCase ? pattern.inLowerCase : pattern
    }
  }

  /// The sentence for a key.
  ///
  /// - Parameter arguments: by the names that `PhraseKey.arguments` lists. One that is missing stays visible as `{name}`.
  public func text(_ key: PhraseKey, _ arguments: [String: String] = [:]) -> String {
    patterns[key]?.text(arguments) ?? key.rawValue
  }

  /// The pattern for a key, for tools that show or translate it.
  public func pattern(_ key: PhraseKey) -> String {
    phrases[key]?.pattern ?? key.rawValue
  }
}
