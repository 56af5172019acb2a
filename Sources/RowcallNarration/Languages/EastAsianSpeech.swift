import RowcallLanguages
import RowcallModel
import RowcallText

/// Speaks values with the words of one language in one form; Japanese, Mandarin and Korean share the grammar of values.
struct EastAsianSpeech: ValueWords {
  /// The language's own words.
  let words: EastAsianWords
  /// The language's phrases.
  let phrases: Phrases
  /// Digits or words.
  let form: NumberForm

  func plain(_ number: Number) -> String { signed(number) { self.number($0) } }

  func ordinal(_ ordinal: Ordinal) -> String {
    if let own = words.numerals.ordinal(ordinal.position) { return own }
    let position = whole(ordinal.position)
    return words.ordinalSuffixes.contains(ordinal.suffix)
      ? position + ordinal.suffix : words.ordinalPrefix + position
  }

  func rate(_ value: Value, per unit: Unit) -> String {
    let one = words.dropsOneInRates ? "" : whole(1)
    return phrases.text(.rate, ["value": spoken(value), "unit": placed(one, in: unit, count: "1")])
  }

  /// Digits one by one, letters as they are; separators are pauses, but the dots of addresses and versions are spoken.
  func identifier(_ code: String) -> String {
    code.contains(".")
      ? spelled(code, between: gap + words.point + gap)
      : spelled(code, between: phrases.text(.listSeparator), withSigns: true)
  }

  func telephone(_ number: String) -> String {
    let spoken = spelled(number, between: phrases.text(.listSeparator))
    return number.hasPrefix("+") ? phrases.text(.positive, ["number": spoken]) : spoken
  }

  private func spelled(_ code: String, between separator: String, withSigns hasSigns: Bool = false) -> String
  {
    var text = ""
    for group in CodeGroup.groups(of: code, withSigns: hasSigns) {
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

extension EastAsianSpeech {
  /// A number without its sign.
  ///
  /// - Parameter isCounting: whether a word for what is counted follows.
  func number(_ number: Number, isCounting: Bool = false) -> String {
    let number = number.inMyriads
    if let total = number.compound { return compound(total) }
    let scale = words.scales[number.scale] ?? ""
    if form == .digits, let digits = inDigits(number) { return digits + scale }
    guard number.hasFraction else {
      return whole(number.integerPart, isCounting: isCounting || !scale.isEmpty) + scale
    }
    let fraction = words.numerals.digitByDigit(number.fraction)
    if number.integerDigits == 0 { return phrases.text(.decimalWithoutWhole, ["fraction": fraction]) + scale }
    return phrases.text(
      .decimal, ["whole": words.numerals.cardinal(number.integerPart), "fraction": fraction]) + scale
  }

  /// `3億5000万`, which is one number under several scales.
  private func compound(_ total: UInt64) -> String {
    if form == .words { return words.numerals.cardinal(total) }
    return MyriadGroup.groups(of: total).filter { $0.value > 0 }.map { group in
      String(group.value) + (words.scales[UInt8(group.power * 4)] ?? "")
    }.joined()
  }

  /// A number in digits; nil for a decimal that has to be in words.
  private func inDigits(_ number: Number) -> String? {
    guard number.hasFraction else { return number.magnitude.plain }
    guard case .digits(let point) = words.decimals else { return nil }
    return String(number.integerPart) + point + number.fraction.map(String.init).joined(separator: " ")
  }

  func whole(_ number: UInt64, isCounting: Bool = false) -> String {
    guard form == .words else { return String(number) }
    return isCounting ? words.numerals.count(number) : words.numerals.cardinal(number)
  }

  /// Words for a magnitude with the sign said before them.
  func signed(_ number: Number, _ magnitude: (Number) -> String) -> String {
    let spoken = magnitude(number.magnitude)
    return number.isNegative ? phrases.text(.negative, ["number": spoken]) : spoken
  }

  /// A percentage.
  func percent(_ number: Number) -> String {
    signed(number) { phrases.text(.percent, ["amount": self.number($0)]) }
  }

  /// An amount of money.
  func money(_ money: Money) -> String {
    let names = currency(money)
    guard let minor = names.minor, money.amount.fractionDigits == 2, money.amount.scale == 0 else {
      return signed(money.amount.withoutZeroFraction) { joined(number($0, isCounting: true), names.major) }
    }
    return parts(of: money.amount, major: names.major, minor: minor)
  }

  /// A quantity with a unit.
  func measure(_ measure: Measure) -> String {
    // The sign belongs to the amount: 摂氏マイナス5度.
    let amount = signed(measure.amount) { hours(in: $0, measure.unit) ?? number($0, isCounting: true) }
    return placed(amount, in: measure.unit, count: measure.amount.magnitude.plain)
  }

  /// A whole number of hours where they have number words of their own.
  private func hours(in amount: Number, _ unit: Unit) -> String? {
    guard unit.identifier == "hour", !amount.hasFraction, amount.scale == 0 else { return nil }
    return words.numerals.hours(amount.integerPart)
  }

  /// A fraction or mixed number.
  func fraction(_ fraction: Fraction) -> String {
    let bare = whole(fraction.denominator) + words.fractionBar + whole(fraction.numerator)
    let spoken = fraction.whole.map { mixed(whole($0), bare) } ?? bare
    return fraction.isNegative ? phrases.text(.negative, ["number": spoken]) : spoken
  }

  func portion(_ fraction: Fraction, of unit: Unit) -> String {
    placed(self.fraction(fraction), in: unit, count: "1")
  }

  private func mixed(_ whole: String, _ fraction: String) -> String {
    form == .words
      ? whole + words.mixedNumberJoiner + fraction
      : phrases.text(.mixedFraction, ["whole": whole, "fraction": fraction])
  }

  private func currency(_ money: Money) -> EastAsianWords.Currency {
    if !money.isQualified, let known = words.currencies[money.currency] { return known }
    let name = words.currencyNames.name(money.currency, count: money.amount.magnitude.plain)
    return EastAsianWords.Currency(
      major: words.gap.isEmpty ? name.withoutSpaces : name, minor: words.currencies[money.currency]?.minor)
  }

  /// `3ドル20セント`: no zero part is spoken unless both are zero.
  private func parts(of amount: Number, major: String, minor: String) -> String {
    let hundredths = UInt64(amount.fraction) ?? 0
    let spokenMajor = joined(whole(amount.integerPart, isCounting: true), major)
    let spokenMinor = joined(whole(hundredths, isCounting: true), minor)
    if hundredths == 0 { return signed(amount) { _ in spokenMajor } }
    if amount.integerPart == 0 { return signed(amount) { _ in spokenMinor } }
    let key: PhraseKey = form == .words ? .moneyPartsInWords : .moneyParts
    return signed(amount) { _ in phrases.text(key, ["major": spokenMajor, "minor": spokenMinor]) }
  }

  /// An amount in the place that CLDR gives it beside the unit's name; a unit that CLDR lacks follows as written.
  func placed(_ amount: String, in unit: Unit, count: String) -> String {
    let own = words.unitPatterns[unit.identifier]
    guard let pattern = own ?? words.units.pattern(unit: unit.identifier, count: count) else {
      return amount + unit.identifier
    }
    // Voices stumble over the dot of "兆瓦特⋅小时".
    let plain = pattern.replacing("\u{22C5}", with: words.gap)
    let tight = words.gap.isEmpty ? plain.withoutSpaces : plain
    let parts = tight.split(separator: "{0}", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return tight }
    return parts[0] + joined(amount, String(parts[1]))
  }

  /// A number and what it counts; Korean parts them, but not from figures.
  private func joined(_ amount: String, _ name: String) -> String {
    let isTight = amount.last?.isASCII ?? true && !name.dropFirst().contains(" ")
    return amount + (isTight || name.isEmpty || name.first == " " ? "" : words.gap) + name
  }
}

extension Number {
  /// The same number under a scale that myriads have: 15.2 million is 1520万.
  fileprivate var inMyriads: Number {
    let excess = scale % 4
    guard excess > 0 else { return self }
    var copy = self
    copy.scale -= excess
    for _ in 0..<excess {
      if copy.fractionDigits > 0 {
        copy.fractionDigits -= 1
      } else {
        let (product, isTooLarge) = copy.significand.multipliedReportingOverflow(by: 10)
        if isTooLarge { return self }
        copy.significand = product
      }
    }
    copy.integerDigits = max(1, copy.integerDigits)
    return copy
  }

  /// The whole of a number whose scale counts more than one myriad; nil for any other.
  fileprivate var compound: UInt64? {
    guard scale > 0, scale < 20, !hasFraction, significand >= 10_000 else { return nil }
    let factor = (0..<scale).reduce(1 as UInt64) { power, _ in power &* 10 }
    let (total, isTooLarge) = significand.multipliedReportingOverflow(by: factor)
    return isTooLarge ? nil : total
  }

  /// The same number, without a fraction of nothing but zeros: prices are spoken without it.
  fileprivate var withoutZeroFraction: Number {
    guard hasFraction, scale == 0, fraction.allSatisfy({ $0 == "0" }) else { return self }
    return Number(isNegative: isNegative, significand: integerPart)
  }
}

extension String {
  /// Japanese and Chinese stand without the spaces that CLDR puts around amounts and inside names.
  fileprivate var withoutSpaces: String { filter { $0 != " " && $0 != "\u{A0}" } }
}

extension EastAsianSpeech {
  /// A date: year, month, day, weekday, as far as they are known.
  func date(_ date: CalendarDate) -> String {
    var parts: [String] = []
    if let year = date.year {
      let number = self.year(UInt64(year.magnitude), digits: Int(date.yearDigits))
      parts.append((year < 0 ? words.beforeEra : "") + number + words.dateParts.year)
    }
    if let month = date.month {
      parts.append(words.months[month] ?? whole(UInt64(month)) + words.dateParts.month)
    }
    if let day = date.day { parts.append(whole(UInt64(day)) + words.dateParts.day) }
    if let weekday = date.weekday, (1...7).contains(weekday) {
      parts.append(words.weekdays[Int(weekday) - 1])
    }
    return parts.joined(separator: words.gap)
  }

  /// Ten years: 七十年代, or 一九七零年代 where years are spelled.
  func decade(_ year: Int) -> String {
    let digits = String(year.magnitude).utf8.count
    return self.year(UInt64(year.magnitude), digits: digits > 2 ? digits : 1) + words.dateParts.decade
  }

  /// A time of day.
  func time(_ time: ClockTime) -> String {
    let time = form == .digits ? time.withoutZeroSeconds : time
    var parts = time.period.map { [half(of: $0, at: time.hour)] } ?? []
    let isFull = time.minute == 0 && time.second == nil
    parts.append(hour(time.hour) + words.hour + (isFull ? words.fullHour : ""))
    if let minute = time.minute, !isFull { parts.append(whole(UInt64(minute)) + words.clockParts.minute) }
    if let second = time.second {
      parts.append(clockSecond(second, fraction: time.fraction) + words.clockParts.second)
    }
    return parts.joined(separator: words.gap) + (time.zone.map { " " + zone($0) } ?? "")
  }

  private func half(of period: ClockTime.Period, at hour: UInt8) -> String {
    let names = hour == 12 ? words.twelve ?? words.periods : words.periods
    return period == .am ? names.am : names.pm
  }

  /// Korean counts the hours of the half day with words of its own: "세 시", "15시".
  private func hour(_ hour: UInt8) -> String {
    guard (1...12).contains(hour), let own = words.numerals.hours(UInt64(hour)) else {
      return whole(UInt64(hour), isCounting: true)
    }
    return own + words.gap
  }

  private func zone(_ zone: String) -> String { ZoneOffset(zone).map(spoken) ?? namedZone(zone) }

  /// A zone by its letters, and the sign of its offset in a word: voices drop the one of "GMT-3".
  private func namedZone(_ zone: String) -> String {
    let letters = zone.prefix { $0.isLetter }
    let hours = zone.dropFirst(letters.count + 1)
    let sign = zone.dropFirst(letters.count).prefix(1)
    let zero = hours.prefix { $0 != ":" }.count == 1 ? "0" : ""
    guard let offset = ZoneOffset(sign + zero + hours) else { return zone }
    return spoken(offset).replacing("UTC", with: letters)
  }

  /// A length of time, without the parts that are zero.
  func duration(_ span: TimeSpan) -> String {
    let hours = words.numerals.hours(UInt64(span.hours)).map { $0 + words.gap }
    let wholes = [
      (span.days, nil, words.spans.days), (span.hours, hours, words.spans.hours),
      (span.minutes, nil, words.spans.minutes),
    ]
    var parts = wholes.filter { $0.0 > 0 }.map { ($0.1 ?? whole(UInt64($0.0), isCounting: true)) + $0.2 }
    if !span.seconds.isZero || parts.isEmpty {
      parts.append(number(span.seconds.magnitude, isCounting: true) + words.spans.seconds)
    }
    let spoken = enumeration(parts, gap: words.gap)
    return span.isNegative ? phrases.text(.negative, ["number": spoken]) : spoken
  }

  private func year(_ year: UInt64, digits: Int) -> String {
    let written = String(year)
    let padded = String(repeating: "0", count: max(0, digits - written.utf8.count)) + written
    // In digits a voice would read a year as a quantity.
    if form == .digits, !words.spellsYears || digits < 2 { return written }
    return words.spellsYears && digits > 1
      ? words.numerals.digitByDigit(padded) : words.numerals.cardinal(year)
  }

  private func clockSecond(_ second: UInt8, fraction: String) -> String {
    let digits = UInt8(min(fraction.utf8.count, 9))
    guard digits > 0, let significand = UInt64(String(second) + fraction.prefix(9)) else {
      return whole(UInt64(second))
    }
    return number(Number(significand: significand, fractionDigits: digits))
  }
}
