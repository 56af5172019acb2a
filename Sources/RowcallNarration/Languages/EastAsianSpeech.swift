import RowcallLanguages
import RowcallModel
import RowcallText

/// A language that counts in myriads: Japanese, Mandarin or Korean.
struct EastAsianLanguage: SpokenLanguage {
  private let digits: EastAsianSpeech
  private let words: EastAsianSpeech

  init(_ own: EastAsianWords, locale: LocaleTag) {
    let phrases = Phrases(for: locale)
    digits = EastAsianSpeech(words: own, phrases: phrases, form: .digits)
    words = EastAsianSpeech(words: own, phrases: phrases, form: .words)
  }

  func spoken(_ value: Value, as form: NumberForm) -> String {
    form == .words ? words.spoken(value) : digits.spoken(value)
  }
}

/// Speaks values with the words of one language in one form; Japanese, Mandarin and Korean share the grammar of values.
struct EastAsianSpeech {
  /// The language's own words.
  let words: EastAsianWords
  /// The language's phrases.
  let phrases: Phrases
  /// Digits or words.
  let form: NumberForm

  /// The spoken text of a value.
  func spoken(_ value: Value) -> String {
    switch value {
    case .empty: phrases.text(.blank)
    case .text(let text): text
    case .boolean(let isTrue): phrases.text(isTrue ? .yes : .no)
    case .identifier(let code): identifier(code)
    case .telephone(let number): telephone(number)
    case .number(let number): signed(number) { self.number($0) }
    case .ordinal(let ordinal): self.ordinal(ordinal)
    case .fraction(let fraction): self.fraction(fraction)
    case .portion(let fraction, let unit): portion(fraction, of: unit)
    case .money(let money): self.money(money)
    case .percent(let number): percent(number)
    case .change(let change): self.change(change)
    case .measure(let measure): self.measure(measure)
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

  private func ordinal(_ ordinal: Ordinal) -> String {
    if let own = words.numerals.ordinal(ordinal.position) { return own }
    let position = whole(ordinal.position)
    return words.ordinalSuffixes.contains(ordinal.suffix)
      ? position + ordinal.suffix : words.ordinalPrefix + position
  }

  private func rate(_ value: Value, per unit: Unit) -> String {
    let one = words.dropsOneInRates ? "" : whole(1)
    return phrases.text(.rate, ["value": spoken(value), "unit": placed(one, in: unit, count: "1")])
  }

  /// Digits one by one, letters as they are; separators are pauses, but the dots of addresses and versions are spoken.
  private func identifier(_ code: String) -> String {
    code.contains(".")
      ? spelled(code, between: gap + words.point + gap) : spelled(code, between: phrases.text(.listSeparator))
  }

  private func telephone(_ number: String) -> String {
    let spoken = spelled(number, between: phrases.text(.listSeparator))
    return number.hasPrefix("+") ? phrases.text(.positive, ["number": spoken]) : spoken
  }

  private func spelled(_ code: String, between separator: String) -> String {
    var text = ""
    for group in CodeGroup.groups(of: code) {
      if !text.isEmpty { text += group.follows ? gap : separator }
      text += group.isDigits ? spelledDigits(group.text) : group.text
    }
    return text
  }

  private func spelledDigits(_ digits: String) -> String {
    form == .words ? words.numerals.digitByDigit(digits) : digits.map(String.init).joined(separator: gap)
  }

  /// Between digits that are spoken one by one, so that no voice reads a number.
  private var gap: String { form == .words ? "" : " " }
}
