import RowcallLanguages
import RowcallText

/// The words of a dialect in one language: its own where it has some, Rowcall's for the rest.
package struct Wording: Sendable {
  /// Rowcall's words.
  package let phrases: Phrases

  private let own: [PhraseKey: PhrasePattern]
  private let sentences: [DialectSentence: PhrasePattern]

  init(_ dialect: Dialect, locale: LocaleTag) {
    phrases = Phrases(for: locale)
    let isEnglish = locale.language == "en"
    own = isEnglish ? dialect.phrases.mapValues { PhrasePattern($0, locale: locale) } : [:]
    sentences = isEnglish ? dialect.sentences.mapValues { PhrasePattern($0, locale: locale) } : [:]
  }

  /// The sentence for a key.
  package func text(_ key: PhraseKey, _ arguments: [String: String] = [:]) -> String {
    own[key]?.text(arguments) ?? phrases.text(key, arguments)
  }

  /// The sentence for a key with a count.
  package func text(_ key: PhraseKey, count: Int) -> String { text(key, ["count": String(count)]) }

  /// A sentence of the dialect's own; nil if it has none.
  func sentence(_ sentence: DialectSentence, _ arguments: [String: String] = [:]) -> String? {
    sentences[sentence]?.text(arguments)
  }

  /// What is between the parts of a list.
  package var separator: String { phrases.text(.listSeparator) }
}
