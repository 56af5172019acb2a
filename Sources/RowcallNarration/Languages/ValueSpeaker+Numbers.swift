import RowcallLanguages
import RowcallModel
import RowcallText

extension ValueSpeaker {
  /// A number with its sign; "minus" is always a word, because voices drop the mark.
  func number(_ number: Number, _ agreement: Agreement = .alone) -> String {
    signed(number.isNegative && !number.isZero, magnitude(number, agreement))
  }

  /// Words behind "minus", or as they are.
  func signed(_ isNegative: Bool, _ amount: String) -> String {
    isNegative ? phrases.text(.negative, ["number": amount]) : amount
  }

  /// A whole number.
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

  /// A change with its direction: "up 2 percent".
  func change(_ change: Change) -> String {
    guard !change.amount.isZero else { return phrases.text(.changeNone) }
    let size = change.amount.magnitude
    let amount =
      switch change.measure {
      case .number: number(size)
      case .percent: percent(size)
      case .money(let currency): moneySize(Money(size, currency: currency))
      }
    return phrases.text(change.amount.isNegative ? .changeDown : .changeUp, ["amount": amount])
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
