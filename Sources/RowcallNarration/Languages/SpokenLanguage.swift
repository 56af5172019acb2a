import RowcallLanguages
import RowcallModel
import RowcallText

/// Whether the numbers that are spoken are left to the speech engine as digits, or spelled out.
public enum NumberForm: String, Hashable, Codable, Sendable {
  /// Plain digits wherever eSpeak NG reads them well: "648 dollars and 11 cents".
  case digits
  /// Every number in words, all generated words in lower case: "six hundred and forty eight dollars eleven cents".
  case words
}

/// How one language says the values that tables hold.
package protocol SpokenLanguage: Sendable {
  /// Whether its voice is silent at digits, so that whatever is spoken needs words for them.
  var needsWords: Bool { get }

  func spoken(_ value: Value, as form: NumberForm) -> String
}

extension SpokenLanguage {
  /// False: voices read digits.
  package var needsWords: Bool { false }
}

package enum SpokenLanguages {
  /// The language for a locale; one without a grammar of its own is spoken with ICU's long forms.
  ///
  /// Keep the result: it holds what is slow to make.
  package static func language(for locale: LocaleTag) -> any SpokenLanguage {
    guard let (locale, language) = Languages.language(for: locale) else {
      return FallbackLanguage(locale: locale)
    }
    // Units and months come from ICU, and go with the phrases.
    return switch language.grammar {
    case .inflected(let grammar): inflected(grammar, locale)
    case .eastAsian(let words):
      LanguageInForms { EastAsianSpeech(words: words, phrases: Phrases(for: locale), form: $0) }
    }
  }

  /// A language whose grammar is given as data; ICU and the phrases do the rest.
  private static func inflected(_ grammar: InflectedGrammar, _ locale: LocaleTag) -> any SpokenLanguage {
    let numerals = Numerals(grammar.numerals, locale: locale)
    return LanguageInForms(needsWords: grammar.isSpelledAlways) { form in
      ValueSpeaker(
        grammar: grammar, numerals: numerals, locale: locale, form: grammar.isSpelledAlways ? .words : form)
    }
  }
}

/// A language that words values in each form of numbers by itself.
private struct LanguageInForms<Words: ValueWords>: SpokenLanguage {
  private let digits: Words
  private let words: Words
  let needsWords: Bool

  init(needsWords: Bool = false, _ words: (NumberForm) -> Words) {
    digits = words(.digits)
    self.words = words(.words)
    self.needsWords = needsWords
  }

  func spoken(_ value: Value, as form: NumberForm) -> String {
    switch form {
    case .digits: digits.spoken(value)
    case .words: words.spoken(value)
    }
  }
}

/// Words the kinds of values that languages say in ways of their own, in one language and one form of numbers.
protocol ValueWords: Sendable {
  /// The language's phrases.
  var phrases: Phrases { get }

  /// A number with its sign.
  func plain(_ number: Number) -> String
  func identifier(_ code: String) -> String
  func telephone(_ number: String) -> String
  func ordinal(_ ordinal: Ordinal) -> String
  func fraction(_ fraction: Fraction) -> String
  func money(_ money: Money) -> String
  func percent(_ number: Number) -> String
  func change(_ change: Change) -> String
  func measure(_ measure: Measure) -> String
  func portion(_ fraction: Fraction, of unit: Unit) -> String
  func date(_ date: CalendarDate) -> String
  func decade(_ year: Int) -> String
  func time(_ time: ClockTime) -> String
  func duration(_ span: TimeSpan) -> String
  func rate(_ value: Value, per unit: Unit) -> String
}

extension ValueWords {
  func spoken(_ value: Value) -> String {
    switch value {
    case .empty: phrases.text(.blank)
    case .text(let text): text
    case .boolean(let isTrue): phrases.text(isTrue ? .yes : .no)
    case .identifier(let code): identifier(code)
    case .telephone(let number): telephone(number)
    case .number(let number): plain(number)
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

  func change(_ change: Change) -> String { directed(change) }

  /// A change with its direction: "up 2 percent".
  func directed(_ change: Change) -> String {
    if change.amount.isZero { return phrases.text(.changeNone) }
    let size = amount(change.amount.magnitude, of: change)
    return phrases.text(change.amount.isNegative ? .changeDown : .changeUp, ["amount": size])
  }

  /// A length of time without its sign and its zero parts.
  func length(of span: TimeSpan) -> String {
    var parts = zip([span.days, span.hours, span.minutes], ["day", "hour", "minute"])
      .filter { $0.0 > 0 }
      .map { measure(Measure(Number(significand: UInt64($0.0)), unit: Unit($0.1))) }
    if !span.seconds.isZero || parts.isEmpty {
      parts.append(measure(Measure(span.seconds, unit: Unit("second"))))
    }
    return enumeration(parts)
  }

  /// Parts with "and" before the last.
  func enumeration(_ parts: [String], gap: String = " ") -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.joined() }
    return phrases.text(.lastPart, ["rest": parts.dropLast().joined(separator: gap), "last": last])
  }

  /// A zone by its distance: "UTC plus 2 hours".
  func spoken(_ offset: ZoneOffset) -> String {
    if offset.isZero { return "UTC" }
    return phrases.text(offset.isBehind ? .zoneBehind : .zoneAhead, ["offset": duration(offset.span)])
  }

  /// An amount in what a change is measured in.
  func amount(_ amount: Number, of change: Change) -> String {
    switch change.measure {
    case .number: plain(amount)
    case .percent: percent(amount)
    case .money(let currency): money(Money(amount, currency: currency))
    }
  }
}

/// ICU's names of units, currencies, months and weekdays, in one language and in the case that one number form needs.
///
/// Each is fetched once: asking ICU for the plural of every cell would cost more than saying the cell.
struct SpokenNames: Sendable {
  /// A unit's name around an amount: before "{0}" and after it.
  struct UnitPattern: Hashable, Sendable {
    /// What is spoken before the amount.
    let prefix: String
    /// What is spoken after it, its leading space included.
    let suffix: String
    /// How numerals agree with it.
    let gender: Agreement
    /// Whether the name alone tells the amount, as the Arabic dual does.
    var includesAmount = false
  }

  private enum Key: Hashable {
    case currency(String, PluralCategory)
    case rate(String)
    case month(UInt8, isStandalone: Bool)
    case weekday(UInt8)
  }

  private struct UnitKey: Hashable {
    let unit: String
    let category: PluralCategory
  }

  private let form: NumberForm
  private let words: UnitWords
  private let units: UnitNames
  private let currencies: CurrencyNames
  private let dates: DateText
  private let names = Memo<Key, String?>()
  private let patterns = Memo<UnitKey, UnitPattern>()

  init(locale: LocaleTag, words: UnitWords, form: NumberForm) {
    self.form = form
    self.words = words
    units = UnitNames(for: locale)
    currencies = CurrencyNames(for: locale)
    dates = DateText(for: locale)
  }

  /// A name as it is in a sentence; the words form has no capitals.
  func cased(_ name: String) -> String {
    // Voices name CLDR's modifier letter where they read an apostrophe. Few names have it, and looking for its first
    // byte costs a tenth of a search for text.
    let heard = name.utf8.contains(0xCA) ? name.replacing("\u{2BC}", with: "’") : name
    return form == .words ? heard.lowercased() : heard
  }

  /// A unit's name; one that CLDR does not know goes by its identifier.
  ///
  /// - Parameters:
  ///   - category: the form that the amount asks for.
  ///   - count: the amount in plain form, or any other of that form.
  func unit(_ unit: Unit, _ category: PluralCategory, count: String) -> UnitPattern {
    patterns(UnitKey(unit: unit.identifier, category: category)) {
      let text = text(of: unit.identifier, category, count: count)
      let gender = gender(of: unit.identifier)
      guard let amount = text.firstRange(of: "{0}") else {
        return UnitPattern(prefix: "", suffix: " " + text, gender: gender, includesAmount: true)
      }
      return UnitPattern(
        prefix: String(text[..<amount.lowerBound]), suffix: String(text[amount.upperBound...]), gender: gender
      )
    }
  }

  /// A currency's name in full: "US dollars".
  func currency(_ code: String, _ category: PluralCategory, count: String) -> String {
    names(.currency(code, category)) { cased(currencies.name(code, count: count)) } ?? code
  }

  /// So much for each unit with `{0}` in the place of the amount, "{0} в неделю"; nil if ICU has a sign there.
  func rate(per unit: Unit) -> String? {
    names(.rate(unit.identifier)) {
      units.pattern(unit: "per-" + unit.identifier, count: "1").flatMap { $0.contains("/") ? nil : cased($0) }
    }
  }

  /// A month's name; January is 1.
  func month(_ month: UInt8, isStandalone: Bool) -> String? {
    names(.month(month, isStandalone: isStandalone)) {
      dates.month(Int(month), standalone: isStandalone).map(cased)
    }
  }

  /// A weekday's name; Sunday is 1.
  func weekday(_ weekday: UInt8) -> String? {
    names(.weekday(weekday)) { dates.weekday(Int(weekday)).map(cased) }
  }

  private func gender(of unit: String) -> Agreement {
    if let own = words.genders[unit] { return own }
    return switch units.gender(of: unit) {
    case .feminine: .feminine
    case .neuter: .neuter
    case .masculine, .common, nil: .masculine
    }
  }

  private func text(of unit: String, _ category: PluralCategory, count: String) -> String {
    if let own = words.patterns[unit] { return cased(own.form(category)) }
    guard let pattern = units.pattern(unit: unit, count: count) else {
      return "{0} " + unit.replacing("-", with: " ")
    }
    // No voice needs CLDR's no-break spaces, and some stumble over them, as over the dot of "мегаватт⋅час".
    let spaced = ["\u{A0}", "\u{202F}", "\u{22C5}"].reduce(pattern) { $0.replacing($1, with: " ") }
    return words.keepsCase ? spaced : cased(spaced)
  }
}

/// Headers of columns with names of people, which are read in another way than other words: 曾 is Zēng, not céng.
enum PersonHeaders {
  /// Whether a Chinese header says so.
  static func contains(_ header: String?) -> Bool {
    guard let header else { return false }
    return header.hasSuffix("姓名") || header.hasSuffix("人名") || headers.contains(header)
  }

  private static let headers = Set(Chinese.personHeaders.listedWords)
}
