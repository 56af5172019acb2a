import RowcallLanguages
import RowcallModel
import RowcallText

/// Speaks values in one language and one number form; an extension for each kind of value.
///
/// A class, because a grammar is too big to be copied for every cell.
final class ValueSpeaker: ValueWords {
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

  func fill(_ pattern: PhrasePattern, _ arguments: [String: String]) -> String {
    (form == .words ? pattern.inLowerCase : pattern).text(arguments)
  }
}

extension ValueSpeaker {
  func plain(_ number: Number) -> String { self.number(number) }

  /// A number with its sign; "minus" is always a word, because voices drop the mark.
  func number(_ number: Number, _ agreement: Agreement = .alone) -> String {
    signed(number.isNegative && !number.isZero, magnitude(number, agreement))
  }

  /// Words behind "minus", or as they are.
  func signed(_ isNegative: Bool, _ amount: String) -> String {
    isNegative ? phrases.text(.negative, ["number": amount]) : amount
  }

  func whole(_ number: UInt64, _ agreement: Agreement = .alone) -> String {
    form == .digits && !numerals.isSpelledAlways(number, agreement)
      ? String(number) : numerals.cardinal(number, agreement)
  }

  /// A counted thing: "1 dollar", "2 dollars".
  func counted(_ number: UInt64, _ noun: Noun) -> String {
    named(number, names.cased(noun.form(plural(of: number))), noun.gender)
  }

  /// A number and what it counts, which may be before it or tell it alone, as a dual does.
  func named(_ number: UInt64, _ name: String, _ agreement: Agreement) -> String {
    if let pattern = grammar.nounFirst[number]?[agreement] { return fill(pattern, ["noun": name]) }
    return "\(whole(number, agreement)) \(name)"
  }

  /// The form of what is counted.
  func plural(of number: UInt64) -> PluralCategory {
    wholePlurals(number) { plurals.cardinal(of: String(number)) }
  }

  /// The form of what is counted: written decimals and scales count, so that "1.0" and "1 million" are no singulars in
  /// English.
  func plural(of number: Number) -> PluralCategory { plurals.cardinal(of: number.magnitude.plainWithScale) }

  /// A percentage.
  func percent(_ number: Number) -> String {
    signed(number.isNegative && !number.isZero, percentSize(number))
  }

  private func percentSize(_ number: Number) -> String {
    guard let noun = grammar.percent else {
      return phrases.text(.percent, ["amount": magnitude(number, .alone)])
    }
    let name = names.cased(noun.form(plural(of: number)))
    if number.scale == 0, !number.hasFraction { return named(number.significand, name, noun.gender) }
    return "\(magnitude(number, noun.gender)) \(name)"
  }

  /// A number without its sign, with its scale word.
  func magnitude(_ number: Number, _ agreement: Agreement) -> String {
    scaled(number) ?? unscaled(number, agreement)
  }

  /// A number of millions or the like.
  private func scaled(_ number: Number) -> String? {
    guard number.scale > 0 else { return nil }
    // 3万 is "30000" where there is no word for ten thousand.
    guard let noun = grammar.scales[number.scale] else {
      return number.withoutScale.map { unscaled($0, .alone) } ?? number.magnitude.plainWithScale
    }
    var base = number
    base.scale = 0
    let name = names.cased(noun.form(plural(of: base)))
    // A Greek thousand is feminine, and counted as such.
    let agreement = noun.gender == .masculine ? Agreement.scale : noun.gender
    if !base.hasFraction, let pattern = grammar.nounFirst[base.significand]?[.scale] {
      return fill(pattern, ["noun": name])
    }
    return unscaled(base, agreement) + " " + name
  }

  private func unscaled(_ number: Number, _ agreement: Agreement) -> String {
    if number.hasFraction { return decimal(number, agreement) }
    let digits = String(number.significand)
    let zeros = Int(number.integerDigits) - digits.utf8.count
    guard zeros > 0, !number.isGrouped else { return whole(number.significand, agreement) }
    return spaced(String(repeating: "0", count: zeros) + digits)
  }

  /// Digits one by one, as digits or as words.
  func spaced(_ digits: some StringProtocol) -> String {
    form == .words ? numerals.digitByDigit(digits) : digits.map(String.init).joined(separator: " ")
  }

  private func decimal(_ number: Number, _ agreement: Agreement) -> String {
    if let decimal = decimalInParts(number) { return decimal }
    if form == .digits, let mark = grammar.decimalMark {
      return "\(number.integerPart)\(mark)\(number.fraction)"
    }
    let fraction =
      form == .words ? fractionInWords(number.fraction, agreement) : fractionInDigits(number.fraction)
    guard number.integerDigits > 0 else { return phrases.text(.decimalWithoutWhole, ["fraction": fraction]) }
    let whole =
      form == .words ? numerals.wholePart(number.integerPart, agreement) : String(number.integerPart)
    return phrases.text(.decimal, ["whole": whole, "fraction": fraction])
  }

  /// "Одна целая восемьдесят пять сотых".
  private func decimalInParts(_ number: Number) -> String? {
    guard case .parts(let words) = grammar.fractionReading else { return nil }
    guard number.fractionDigits <= words.parts.count, let size = UInt64(number.fraction) else {
      let digits = spaced(number.fraction)
      return phrases.text(.decimal, ["whole": whole(number.integerPart), "fraction": digits])
    }
    let name = number.integerPart == 0 ? words.whole.form(.zero) : nil
    let wholes =
      name.map { whole(0) + " " + names.cased($0) } ?? counted(number.integerPart, words.whole)
    return wholes + " " + counted(size, words.parts[Int(number.fractionDigits) - 1])
  }
}

extension Number {
  /// The same number with its scale worked in, 30,000 for 3万; nil if its digits are too many.
  fileprivate var withoutScale: Number? {
    guard scale > fractionDigits else {
      return Number(isNegative: isNegative, significand: significand, fractionDigits: fractionDigits - scale)
    }
    var digits = significand
    for _ in fractionDigits..<scale {
      let (product, isTooLarge) = digits.multipliedReportingOverflow(by: 10)
      if isTooLarge { return nil }
      digits = product
    }
    return Number(isNegative: isNegative, significand: digits)
  }
}

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
