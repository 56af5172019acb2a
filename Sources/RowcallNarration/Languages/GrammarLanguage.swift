import RowcallLanguages
import RowcallModel
import RowcallText

/// A language whose grammar is given as data; ICU and the phrases do the rest.
struct GrammarLanguage: SpokenLanguage {
  private let digits: ValueSpeaker
  private let words: ValueSpeaker
  let needsWords: Bool

  init(_ grammar: InflectedGrammar, locale: LocaleTag) {
    needsWords = grammar.isSpelledAlways
    let numerals = Numerals(grammar.numerals, locale: locale)
    digits = ValueSpeaker(
      grammar: grammar, numerals: numerals, locale: locale, form: grammar.isSpelledAlways ? .words : .digits)
    words = ValueSpeaker(grammar: grammar, numerals: numerals, locale: locale, form: .words)
  }

  func spoken(_ value: Value, as form: NumberForm) -> String {
    switch form {
    case .digits: digits.spoken(value)
    case .words: words.spoken(value)
    }
  }
}
