import RowcallLanguages
import RowcallModel
import RowcallText

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

  /// A whole number.
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

  /// A change: its direction, then how much.
  func change(_ change: Change) -> String {
    if change.amount.isZero { return phrases.text(.changeNone) }
    let size = change.amount.magnitude
    let amount =
      switch change.measure {
      case .number: number(size)
      case .percent: percent(size)
      case .money(let currency): money(Money(size, currency: currency))
      }
    return phrases.text(change.amount.isNegative ? .changeDown : .changeUp, ["amount": amount])
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

  /// A fraction of a unit.
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
