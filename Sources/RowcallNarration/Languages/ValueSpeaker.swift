import RowcallLanguages
import RowcallModel
import RowcallText

/// Speaks values in one language and one number form; an extension for each kind of value.
///
/// A class, because a grammar is too big to be copied for every cell.
final class ValueSpeaker: Sendable {
  let grammar: InflectedGrammar
  let numerals: Numerals
  let names: SpokenNames
  let phrases: Phrases
  let plurals: Plurals
  let form: NumberForm
  /// ICU's answers, each of which costs as much as the rest of an amount.
  let wholePlurals = Memo<UInt64, PluralCategory>(limit: 4096)
  let minorDigits = Memo<String, Int?>()

  init(grammar: InflectedGrammar, numerals: Numerals, locale: LocaleTag, form: NumberForm) {
    self.grammar = grammar
    self.numerals = numerals
    self.form = form
    plurals = Plurals(for: locale)
    names = SpokenNames(locale: locale, words: grammar.units, form: form)
    phrases = Phrases(for: locale, inLowerCase: form == .words && !grammar.isSpelledAlways)
  }

  /// The spoken text of a value.
  func spoken(_ value: Value) -> String {
    switch value {
    case .empty: phrases.text(.blank)
    case .text(let text): text
    case .boolean(let isTrue): phrases.text(isTrue ? .yes : .no)
    case .identifier(let code): identifier(code)
    case .telephone(let number): telephone(number)
    case .number(let number): self.number(number)
    case .ordinal(let ordinal): self.ordinal(ordinal)
    case .fraction(let fraction): self.fraction(fraction)
    case .money(let money): self.money(money)
    case .percent(let number): percent(number)
    case .change(let change): self.change(change)
    case .measure(let measure): self.measure(measure)
    case .portion(let fraction, let unit): portion(fraction, of: unit)
    case .date(let date): self.date(date)
    case .decade(let year): decade(year)
    case .time(let time): self.time(time)
    case .dateTime(let date, let time):
      phrases.text(.dateTime, ["date": self.date(date), "time": self.time(time)])
    case .duration(let span): duration(span)
    case .range(let from, let to): phrases.text(.range, ["from": spoken(from), "to": spoken(to)])
    case .rate(let value, let unit): rate(value, per: unit)
    }
  }

  /// A pattern with its arguments filled in.
  func fill(_ pattern: PhrasePattern, _ arguments: [String: String]) -> String {
    (form == .words ? pattern.inLowerCase : pattern).text(arguments)
  }
}
