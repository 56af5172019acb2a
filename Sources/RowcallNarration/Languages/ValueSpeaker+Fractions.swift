import RowcallLanguages
import RowcallModel

extension ValueSpeaker {
  /// The digits after a decimal mark, in words.
  func fractionInWords(_ digits: String, _ agreement: Agreement) -> String {
    switch grammar.fractionReading {
    case .digits, .parts: numerals.digitByDigit(digits)
    case .numberOrDigits where digits.utf8.count > 2: numerals.digitByDigit(digits)
    case .numberOrDigits: leadingZerosAndNumber(digits[...], .alone)
    case .numberOrPairs where digits.utf8.count <= 3: leadingZerosAndNumber(digits[...], agreement)
    case .pairs, .numberOrPairs: pairs(of: digits, agreement)
    }
  }

  /// The digits after the word for the decimal mark; a voice would read more than two as thousands.
  func fractionInDigits(_ digits: String) -> String {
    digits.utf8.count > 2 ? spaced(digits) : digits
  }

  /// A place in an order; in words in both forms where the voice does not know the language's suffixes.
  func ordinal(_ ordinal: Ordinal) -> String {
    guard form == .digits, grammar.readsOrdinals else { return numerals.ordinal(ordinal) }
    return numerals.digitOrdinal(ordinal.position)
  }

  /// A fraction; in words in both forms, because voices read the stroke as "slash".
  func fraction(_ fraction: Fraction) -> String {
    signed(fraction.isNegative, mixed(fraction))
  }

  /// A fraction of a unit: "one half millimeter".
  func portion(_ fraction: Fraction, of unit: Unit) -> String {
    let words = grammar.units
    let isPlural = fraction.whole == nil ? words.portionIsPlural : words.mixedIsPlural
    let count = words.countAfterFraction ?? Number(significand: isPlural ? 2 : 1)
    let name = name(of: unit, count: count)
    if fraction.whole != nil { return signed(fraction.isNegative, "\(mixed(fraction)) \(name)") }
    if isHalf(fraction), let half = half(of: unit) {
      return signed(fraction.isNegative, "\(half) \(name)")
    }
    let amount = fill(words.portion, ["fraction": mixed(fraction), "unit": name])
    return signed(fraction.isNegative, amount)
  }

  private func half(of unit: Unit) -> String? {
    let gender = unitPattern(unit, Number(significand: 1)).gender
    return grammar.fractions.halfOfUnit[gender] ?? grammar.fractions.half.alone
  }

  private func isHalf(_ fraction: Fraction) -> Bool {
    fraction.numerator == 1 && fraction.denominator == 2
  }

  private func mixed(_ fraction: Fraction) -> String {
    guard let count = fraction.whole else {
      return isHalf(fraction) ? grammar.fractions.half.alone ?? simple(fraction) : simple(fraction)
    }
    if isHalf(fraction), let pattern = grammar.fractions.wholeAndHalf {
      return fill(pattern, ["whole": whole(count)])
    }
    let part = isHalf(fraction) ? grammar.fractions.half.mixed ?? simple(fraction) : simple(fraction)
    return phrases.text(.mixedFraction, ["whole": whole(count, grammar.fractions.whole), "fraction": part])
  }

  private func simple(_ fraction: Fraction) -> String {
    let (numerator, denominator) = (fraction.numerator, fraction.denominator)
    if let noun = grammar.fractions.named[denominator] { return parts(numerator, noun) }
    guard let name = denominatorName(denominator, of: numerator) else {
      return fill(
        grammar.fractions.over,
        ["numerator": numerals.cardinal(numerator), "denominator": numerals.cardinal(denominator)])
    }
    let count = numerals.cardinal(numerator, grammar.fractions.gender)
    return fill(grammar.fractions.parts, ["numerator": count, "denominator": name])
  }

  /// "Two thirds", where these have a name of their own.
  private func parts(_ numerator: UInt64, _ noun: Noun) -> String {
    let gender = noun.gender == .masculine ? grammar.fractions.gender : noun.gender
    let name = noun.form(plural(of: numerator))
    if let pattern = grammar.nounFirst[numerator]?[gender] { return fill(pattern, ["noun": name]) }
    let count = numerals.cardinal(numerator, gender)
    return fill(grammar.fractions.parts, ["numerator": count, "denominator": name])
  }

  private func denominatorName(_ number: UInt64, of numerator: UInt64) -> String? {
    let isSingular = numerator == 1
    switch grammar.fractions.rule {
    case .ordinal(let rule, let one, let other):
      return (isSingular ? one : other).applied(to: numerals.ordinal(number, rule: rule))
    case .cardinal(let one, let other):
      return (isSingular ? one : other).applied(to: numerals.cardinal(number))
    case .ordinalForms(let one, let few, let other):
      let form = plural(of: numerator) == .few ? few : other
      return numerals.ordinal(number, rule: isSingular ? one : form)
    case .unnamed: return nil
    case .spanish(let denominators):
      return denominators.name(of: number, isSingular: isSingular, numerals: numerals)
    }
  }

  private func pairs(of digits: String, _ agreement: Agreement) -> String {
    var words: [String] = []
    var rest = digits[...]
    while !rest.isEmpty {
      words.append(leadingZerosAndNumber(rest.prefix(2), rest.count <= 2 ? agreement : .alone))
      rest = rest.dropFirst(2)
    }
    return words.joined(separator: " ")
  }

  /// "05" is "zero five", "00" is "zero zero".
  private func leadingZerosAndNumber(_ digits: Substring, _ agreement: Agreement) -> String {
    let zeros = digits.prefix { $0 == "0" }
    let spelled = zeros.map { _ in numerals.cardinal(0) }
    guard let number = UInt64(digits.dropFirst(zeros.count)) else { return spelled.joined(separator: " ") }
    return (spelled + [numerals.cardinal(number, agreement)]).joined(separator: " ")
  }
}
