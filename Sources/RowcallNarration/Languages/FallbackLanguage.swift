import RowcallLanguages
import RowcallModel
import RowcallText

/// Speaks values of any locale with ICU's long forms alone.
///
/// In digits, numbers stay digits with the locale's decimal mark for the voice of the language; the minus, which voices
/// drop, is a word. What ICU has no words for are the phrases': those of the language, or else signs.
struct FallbackLanguage: SpokenLanguage, ValueWords {
  let phrases: Phrases
  let spelling: SpellOut
  let units: UnitNames
  let currencies: CurrencyNames
  let dates: DateText
  /// Stands between a number's digits and its decimals.
  let decimalMark: String
  /// How the numbers of the value in hand are spoken.
  private(set) var form = NumberForm.digits
  private let cutPatterns = Memo<String, AmountPattern>()
  /// The word for "minus" with a space: the phrases', or else from ICU's spelling of a number below zero.
  private let minus: String

  init(locale: LocaleTag) {
    phrases = Phrases(for: locale)
    spelling = SpellOut(for: locale)
    units = UnitNames(for: locale)
    currencies = CurrencyNames(for: locale)
    dates = DateText(for: locale)
    let mark = NumberSymbols(for: locale).decimal
    // Voices know no other marks; those of Arabic and Persian read a point.
    decimalMark = mark == "," ? mark : "."
    let (below, above) = (spelling.cardinal("-1"), spelling.cardinal("1"))
    let spelledMinus = below.hasSuffix(above) ? String(below.dropLast(above.count)) : "- "
    minus = phrases.isNeutral ? spelledMinus : phrases.text(.negative, ["number": ""])
  }

  func spoken(_ value: Value, as form: NumberForm) -> String {
    var speaker = self
    speaker.form = form
    let text = speaker.spoken(value)
    return form == .words ? spelledDigits(of: text) : plainDigits(of: text)
  }

  func plain(_ number: Number) -> String { self.number(number) }

  func telephone(_ number: String) -> String { identifier(number) }

  func ordinal(_ ordinal: Ordinal) -> String { spelling.ordinal(ordinal.position) }

  func decade(_ year: Int) -> String { String(year) }

  func measure(_ measure: Measure) -> String { amount(measure.amount, of: measure.unit.identifier) }

  func portion(_ fraction: Fraction, of unit: Unit) -> String {
    filled(pattern(unit.identifier, count: "0.5"), with: self.fraction(fraction))
  }
}

// MARK: Amounts

extension FallbackLanguage {
  func money(_ money: Money) -> String {
    "\(number(money.amount)) \(currencies.name(money.currency, count: money.amount.plainWithScale))"
  }

  /// A word for the percent sign where ICU has one for this number, or else for any (Arabic has none for zero).
  func percent(_ number: Number) -> String {
    let amount = self.number(number)
    for count in [number.plainWithScale, "100"] {
      let pattern = cut(pattern("percent", count: count))
      if pattern.hasWords { return pattern.text(amount) }
    }
    return phrases.text(.percent, ["amount": amount])
  }

  func change(_ change: Change) -> String {
    guard phrases.isNeutral else { return directed(change) }
    // Voices say "+" before a number but drop "-"; ICU has spelled that.
    return (change.amount.isNegative || change.amount.isZero ? "" : "+") + amount(change.amount, of: change)
  }

  private func amount(_ number: Number, of unit: String) -> String {
    let pattern = pattern(unit, count: number.plainWithScale)
    if pattern.contains("{0}") { return filled(pattern, with: self.number(number)) }
    // One and two may be expressed by the unit's own form, but not one and a half, which may have the form of one.
    if number.isOneOrTwo { return negative(number.isNegative) + pattern }
    return filled(self.pattern(unit, count: "10"), with: self.number(number))
  }

  private func filled(_ pattern: String, with amount: String) -> String { cut(pattern).text(amount) }

  private func cut(_ pattern: String) -> AmountPattern { cutPatterns(pattern) { AmountPattern(pattern) } }

  private func pattern(_ unit: String, count: String) -> String {
    let pattern = units.pattern(unit: unit, count: count) ?? "{0} " + unit.replacing("-", with: " ")
    return pattern.replacing("\u{22C5}", with: " ")
  }

  func duration(_ span: TimeSpan) -> String { negative(span.isNegative) + length(of: span) }

  /// Voices say another word for the slash of ICU's "{0} / kuukausi" and "{0}/ay", or none.
  func rate(_ value: Value, per unit: Unit) -> String {
    let amount = spoken(value)
    let pattern = pattern("per-" + unit.identifier, count: "1")
    guard pattern.hasPrefix("{0}"), let slash = pattern.firstRange(of: "/") else {
      return filled(pattern, with: amount)
    }
    let name = String(pattern[slash.upperBound...]).trimmed
    return phrases.text(.rate, ["value": amount, "unit": name])
  }

  func fraction(_ fraction: Fraction) -> String {
    let part = "\(fraction.numerator) / \(fraction.denominator)"
    let size = fraction.whole.map { phrases.text(.mixedFraction, ["whole": String($0), "fraction": part]) }
    return negative(fraction.isNegative) + (size ?? part)
  }

  /// The word for "minus" with a space, or nothing.
  func negative(_ isNegative: Bool) -> String { isNegative ? minus : "" }
}

/// One of ICU's patterns, cut at its amount once for all rows.
private struct AmountPattern: Sendable {
  let prefix: String
  let suffix: String
  /// Whether it says anything but signs around the amount.
  let hasWords: Bool

  /// Cuts a pattern; one without `{0}` follows the amount.
  init(_ pattern: String) {
    if let amount = pattern.firstRange(of: "{0}") {
      prefix = String(pattern[..<amount.lowerBound])
      suffix = String(pattern[amount.upperBound...])
    } else {
      (prefix, suffix) = ("", " " + pattern)
    }
    hasWords = (prefix + suffix).contains(where: \.isLetter)
  }

  func text(_ amount: String) -> String { prefix + amount + suffix }
}

extension FallbackLanguage {
  /// A number in digits, or spelled by ICU where it has more than digits.
  func number(_ number: Number) -> String {
    let plain = number.plainWithScale
    let zeros = Int(number.integerDigits) - plain.count
    if number.scale == 0, !number.hasFraction, !number.isNegative, !number.isGrouped, zeros > 0 {
      return identifier(String(repeating: "0", count: zeros) + plain)
    }
    if form == .words { return spelled(plain) }
    let magnitude = number.isNegative ? String(plain.dropFirst()) : plain
    return negative(number.isNegative) + magnitude.replacing(".", with: decimalMark)
  }

  /// A number in words; digits that `spelledDigits` finds later stay.
  private func spelled(_ plain: String) -> String {
    guard plain.hasPrefix("-") || plain.contains(".") else { return plain }
    let isNegative = plain.hasPrefix("-")
    let magnitude = isNegative ? String(plain.dropFirst()) : plain
    let words = decimals(of: magnitude) ?? spelling.cardinal(magnitude)
    return negative(isNegative) + words
  }

  /// A long fraction digit by digit in languages in which ICU reads it as one huge number of tiny parts, as in Russian.
  ///
  /// Without a phrase, what is before the digits is taken from ICU's spelling of ten and a half: " egész ".
  ///
  /// - Returns: nil if ICU says single digits itself, and for fractions short enough for their parts to be named.
  private func decimals(of magnitude: String) -> String? {
    let parts = magnitude.split(separator: ".").map(String.init)
    guard parts.count == 2, parts[1].count > Self.mostNamedDecimals else { return nil }
    let (sample, ten, five) = (spelling.cardinal("10.5"), spelling.cardinal("10"), spelling.cardinal("5"))
    guard sample.hasPrefix(ten), !sample.hasSuffix(five), let tenths = sample.ranges(of: five).last else {
      return nil
    }
    let whole = spelling.cardinal(parts[0])
    let digits = parts[1].map { spelling.cardinal(String($0)) }.joined(separator: " ")
    if !phrases.isNeutral { return phrases.text(.decimal, ["whole": whole, "fraction": digits]) }
    return whole + sample[..<tenths.lowerBound].dropFirst(ten.count) + digits
  }

  /// Thousandths are spoken as one number; smaller parts are not.
  private static var mostNamedDecimals: Int { 3 }
}

extension Number {
  /// The number in plain form with its scale worked in: `15200000000` for 15.2 billion.
  var plainWithScale: String {
    guard scale > 0 else { return plain }
    let zeros = Int(scale) - Int(fractionDigits)
    guard zeros >= 0 else {
      var shifted = self
      (shifted.fractionDigits, shifted.scale) = (fractionDigits - scale, 0)
      return shifted.plain
    }
    return (isNegative ? "-" : "") + String(significand) + String(repeating: "0", count: zeros)
  }
}

extension FallbackLanguage {
  /// A date; its weekday is the written one, even where the calendar has another.
  func date(_ date: CalendarDate) -> String {
    var rest = date
    rest.weekday = nil
    let weekday = date.weekday.flatMap { dates.weekday(Int($0)) }
    let day = rest.month == nil ? rest.year.map(year) : written(rest) ?? parts(of: rest)
    return [weekday, day].compactMap { $0 }.joined(separator: phrases.text(.listSeparator))
  }

  /// The date as ICU writes it, in words that can be spoken.
  private func written(_ date: CalendarDate) -> String? {
    dates.format(date).map(withSpokenDay)
  }

  /// A point after the day as an ordinal, "tolvte november" for a Danish date that begins with "12".
  private func withSpokenDay(_ date: String) -> String {
    let digits = date.prefix { $0.isWholeNumber }
    guard form == .words, let day = UInt64(digits), date[digits.endIndex...].hasPrefix(". ") else {
      return date
    }
    let ordinal = spelling.ordinal(day)
    // Where ICU has no such words, the number alone is better than a full stop in the middle.
    let words = ordinal.contains(where: \.isWholeNumber) ? String(day) : ordinal
    return words + date[digits.endIndex...].dropFirst()
  }

  private func year(_ year: Int) -> String {
    negative(year < 0) + String(year.magnitude)
  }

  /// A date that does not exist is spoken part by part.
  private func parts(of date: CalendarDate) -> String {
    let month = date.month.flatMap { dates.month(Int($0)) }
    return [date.day.map { String($0) }, month, date.year.map { String($0) }]
      .compactMap { $0 }.joined(separator: " ")
  }

  /// A time of day in the clock that was written.
  func time(_ time: ClockTime) -> String {
    var time = time.withoutZeroSeconds
    // The hour alone would be spoken as a number.
    if time.period == nil, time.minute == nil { time.minute = 0 }
    let clock = dates.format(time) ?? [time.hour, time.minute ?? 0].map { String($0) }.joined(separator: ":")
    return time.zone.map { "\(clock) \(zone($0))" } ?? clock
  }

  /// Voices drop the minus of "GMT-3".
  private func zone(_ zone: String) -> String {
    guard let offset = ZoneOffset(zone) else { return namedZone(zone) }
    // Without phrases the word for minus is ICU's, for voices drop the sign.
    guard offset.isBehind, !offset.isZero, phrases.isNeutral else { return spoken(offset) }
    return "UTC \(negative(true))\(duration(offset.span))"
  }

  private func namedZone(_ zone: String) -> String {
    zone.replacing("-", with: " " + negative(true)).trimmed
  }

  /// Digits one by one, pauses between groups.
  func identifier(_ code: String) -> String {
    let groups = CodeGroup.groups(of: code, withSigns: code.first != "+").map { group in
      group.isDigits ? group.text.map(String.init).joined(separator: " ") : group.text
    }
    let digits = groups.joined(separator: phrases.text(.listSeparator))
    return code.first == "+" ? phrases.text(.positive, ["number": digits]) : digits
  }

  /// The digits of any script as those that all voices know.
  func plainDigits(of text: String) -> String {
    let hasOthers = text.unicodeScalars.contains { !$0.isASCII && $0.properties.numericType != nil }
    guard hasOthers else { return text }
    return String(
      text.map { $0.isASCII ? $0 : $0.wholeNumberValue.flatMap { "0123456789".dropFirst($0).first } ?? $0 })
  }

  /// Every run of digits in words; what is before minutes is silent.
  func spelledDigits(of text: String) -> String {
    var words = ""
    var rest = plainDigits(of: text)[...]
    while let start = rest.firstIndex(where: \.isWholeNumber) {
      words += rest[..<start]
      let run = rest[start...].prefix { $0.isWholeNumber }
      words += spelled(run)
      rest = rest[run.endIndex...]
      // "17:05", in Danish and Finnish "17.05".
      if rest.first == ":" || (rest.first == "." && rest.dropFirst().first?.isWholeNumber == true) {
        words += " "
        rest = rest.dropFirst()
      }
    }
    return words + rest
  }

  /// A zero in front is spoken.
  private func spelled(_ run: Substring) -> String {
    let zeros = run.prefix { $0 == "0" }.dropLast(run.allSatisfy { $0 == "0" } ? 1 : 0)
    return (zeros.map(String.init) + [String(run.dropFirst(zeros.count))])
      .map { spelling.cardinal($0) }.joined(separator: " ")
  }
}
