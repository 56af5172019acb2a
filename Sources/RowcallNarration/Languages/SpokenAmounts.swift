import RowcallLanguages
import RowcallModel
import RowcallText

extension ValueSpeaker {
  /// An amount of money: "648 dollars and 11 cents", "minus 3 dollars and 20 cents".
  func money(_ money: Money) -> String {
    signed(money.amount.isNegative && !money.amount.isZero, moneySize(money))
  }

  /// An amount of money without its sign.
  private func moneySize(_ money: Money) -> String {
    let key: PhraseKey = form == .words ? .moneyPartsInWords : .moneyParts
    let noun = currencyNoun(money)
    switch parts(of: money, noun) {
    case .major(let amount): return counted(amount, noun.major, in: money)
    case .minor(let amount): return counted(amount, noun.minor ?? noun.major)
    case .decimal(let amount): return decimalMoney(amount, noun.major, in: money)
    case .both(let major, let minor):
      let minorAmount = counted(minor, noun.minor ?? noun.major)
      return phrases.text(key, ("major", counted(major, noun.major, in: money)), ("minor", minorAmount))
    }
  }

  private func parts(of money: Money, _ noun: CurrencyNoun) -> MoneyParts {
    guard noun.minor != nil else { return MoneyParts(money.amount, minorDigits: nil) }
    // ICU does not know money whose country nobody knows.
    let digits = minorDigits(money.currency) { CurrencyNames.fractionDigits(of: money.currency) } ?? 2
    return MoneyParts(money.amount, minorDigits: digits)
  }

  private func counted(_ amount: UInt64, _ noun: Noun, in money: Money) -> String {
    let name = currencyName(noun, in: money, plural(of: amount), count: String(amount))
    guard amount > 0, amount % 1_000_000 == 0 else { return named(amount, name, noun.gender) }
    return "\(whole(amount, noun.gender)) \(afterScale(name))"
  }

  private func decimalMoney(_ amount: Number, _ noun: Noun, in money: Money) -> String {
    let name = currencyName(noun, in: money, plural(of: amount), count: amount.plainWithScale)
    let isLarge = amount.scale >= 6
    return "\(number(amount, noun.gender)) \(isLarge ? afterScale(name) : name)"
  }

  /// A noun after "million": "d'euros" in French.
  func afterScale(_ name: String) -> String {
    let joint = grammar.afterScale
    let startsWithVowel = name.lowercased().first.map(joint.vowels.contains) ?? false
    let pattern = startsWithVowel ? joint.beforeVowel : joint.usual
    return fill(pattern, ["noun": name])
  }

  private func currencyNoun(_ money: Money) -> CurrencyNoun {
    grammar.currencies[money.currency] ?? CurrencyNoun(Noun("", ""))
  }

  /// The table's name; ICU's for a currency that the table lacks, or whose country was written too ("US dollars").
  private func currencyName(_ noun: Noun, in money: Money, _ category: PluralCategory, count: String)
    -> String
  {
    let isOurs = grammar.currencies[money.currency].map { !($0.isShared && money.isQualified) } ?? false
    if isOurs { return names.cased(noun.form(category)) }
    return names.currency(money.currency, category, count: count)
  }
}

/// An amount of money as it is spoken: in units, in hundredths, in both, or with a decimal mark.
enum MoneyParts: Hashable {
  /// Units alone: `$3.00`.
  case major(UInt64)
  /// Hundredths (or thousandths) alone: `$0.70`.
  case minor(UInt64)
  /// Both: `$3.20`.
  case both(major: UInt64, minor: UInt64)
  /// A number with a decimal mark, or of millions: `$1.125`, `$2.50 million`.
  case decimal(Number)

  /// Divides an amount; its sign is not looked at.
  ///
  /// - Parameter minorDigits: how many digits the minor unit has; nil if it is not said.
  init(_ amount: Number, minorDigits: Int?) {
    guard amount.scale == 0 else {
      self = .decimal(amount.magnitude)
      return
    }
    let trimmed = amount.magnitude.withoutTrailingZeros
    guard trimmed.fractionDigits > 0 else {
      self = .major(amount.integerPart)
      return
    }
    guard let minorDigits, trimmed.fractionDigits <= minorDigits else {
      self = .decimal(minorDigits == nil ? amount.magnitude : trimmed)
      return
    }
    let minor = trimmed.fractionAsWhole(digits: minorDigits)
    self = amount.integerPart == 0 ? .minor(minor) : .both(major: amount.integerPart, minor: minor)
  }
}

extension Number {
  /// The fraction as a whole number of so many digits, at least as many as it has: 20 for `3.2` and two.
  fileprivate func fractionAsWhole(digits: Int) -> UInt64 {
    var power: UInt64 = 1
    for _ in 0..<fractionDigits { power *= 10 }
    var fraction = significand % power
    for _ in Int(fractionDigits)..<digits { fraction *= 10 }
    return fraction
  }
}

extension ValueSpeaker {
  /// A quantity with its unit: "12 kilograms".
  func measure(_ measure: Measure) -> String {
    let amount = measure.amount
    let pattern = unitPattern(measure.unit, amount)
    let isNegative = amount.isNegative && !amount.isZero
    if pattern.includesAmount { return signed(isNegative, pattern.suffix.trimmed) }
    let number = magnitude(amount, pattern.gender)
    let isAfterScale = amount.scale >= 6 && pattern.suffix.first == " "
    // "90 millions de kilomètres": the unit follows a noun, not a numeral.
    let suffix = isAfterScale ? " " + afterScale(String(pattern.suffix.dropFirst())) : pattern.suffix
    return signed(isNegative, elided(pattern.prefix + number + suffix))
  }

  private func elided(_ amount: String) -> String {
    guard let start = grammar.units.elisions.first(where: { amount.hasPrefix($0.key) }) else { return amount }
    return start.value + amount.dropFirst(start.key.count)
  }

  /// A length of time, its zero parts left out.
  func duration(_ span: TimeSpan) -> String { signed(span.isNegative, length(of: span)) }

  /// A unit's name without an amount: "kilogram".
  func name(of unit: Unit, count: Number = Number(significand: 1)) -> String {
    let pattern = unitPattern(unit, count)
    return (pattern.prefix + pattern.suffix).trimmed
  }

  /// So much for each unit: "20 dollars per month".
  func rate(_ value: Value, per unit: Unit) -> String {
    let amount = spoken(value)
    if let pattern = names.rate(per: unit) { return pattern.replacing("{0}", with: amount) }
    return phrases.text(.rate, ["value": amount, "unit": name(of: unit)])
  }

  /// The name of a unit around some amount.
  func unitPattern(_ unit: Unit, _ amount: Number) -> SpokenNames.UnitPattern {
    let pattern = names.unit(unit, plural(of: amount), count: amount.magnitude.plainWithScale)
    let isOfOne = pattern.includesAmount || !pattern.prefix.isEmpty
    guard isOfOne, !amount.isOneOrTwo else { return pattern }
    // Half an hour has the Hebrew form of one, which swallows the half or puts it behind the unit.
    let ten = Number(significand: 10)
    return names.unit(unit, plural(of: ten), count: ten.plain)
  }
}

extension Number {
  /// Whether a noun alone may tell the amount, as the singular and the dual do.
  var isOneOrTwo: Bool { ["1", "2"].contains(magnitude.plainWithScale) }
}
