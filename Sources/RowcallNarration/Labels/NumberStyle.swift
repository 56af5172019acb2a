import RowcallModel
import RowcallText

/// How a locale writes numbers, held as bytes so that writing one costs no `String`.
///
/// A class, though what it says never changes: each value of a table is written by one, and copying its parts would take
/// longer than writing digits.
final class NumberStyle: Sendable {
  /// The sign of numbers below zero.
  let minus: [UInt8]
  /// The sign of changes above zero.
  let plus: [UInt8]
  /// How many digits the group next to the decimal mark has; 0 for no grouping.
  let primaryGroup: Int
  /// How many digits the other groups have: 2 in India.
  let secondaryGroup: Int
  /// How many digits must be before the first mark: 2 where `1234` is written without one.
  let minimumGrouping: Int

  // Digits are made from the last to the first, so the marks between them are kept with their bytes reversed.
  private let decimalReversed: [UInt8]
  private let groupingReversed: [UInt8]
  private let digitsReversed: [[UInt8]]?
  private let scales: ScaleStyle?

  /// Creates the style of a locale's symbols.
  ///
  /// - Parameter scales: the words for millions and more; nil works them into the number.
  init(_ symbols: NumberSymbols, scales: ScaleStyle? = nil) {
    minus = Array(symbols.minus.utf8)
    plus = Array(symbols.plus.utf8)
    primaryGroup = symbols.primaryGroup
    secondaryGroup = max(symbols.secondaryGroup, 1)
    minimumGrouping = symbols.minimumGrouping
    self.scales = scales
    decimalReversed = symbols.decimal.utf8.reversed()
    groupingReversed = symbols.grouping.utf8.reversed()
    let isASCII = symbols.digits == (0...9).map(String.init)
    digitsReversed = isASCII ? nil : symbols.digits.map { $0.utf8.reversed() }
  }

  /// Creates the same style without grouping marks, for years and codes.
  init(ungrouped style: NumberStyle) {
    minus = style.minus
    plus = style.plus
    primaryGroup = 0
    secondaryGroup = style.secondaryGroup
    minimumGrouping = style.minimumGrouping
    scales = style.scales
    decimalReversed = style.decimalReversed
    groupingReversed = style.groupingReversed
    digitsReversed = style.digitsReversed
  }
}

extension NumberStyle {
  /// Appends a number with its sign, and with the zeros before a code: `007`.
  func append(_ number: Number, to output: inout ByteBuffer) {
    if number.isNegative { output.append(minus) }
    let start = output.count
    for _ in 0..<number.leadingZeros { append(digit: 0, to: &output) }
    output.reverse(from: start)
    appendMagnitude(of: number, to: &output)
  }

  /// Appends a number without its sign.
  ///
  /// `15.2 million` keeps its word; a scale that the locale has no word for is worked in: `15,200,000`. A very large number,
  /// or one very close to zero, keeps its power of ten: `3.5E+22`.
  func appendMagnitude(of number: Number, to output: inout ByteBuffer) {
    if let factor = PowerOfTen.exactFactor(of: number, mostZeros: Self.mostZeros) {
      let exponent = PowerOfTen.exponent(of: number)
      appendDigits(of: factor, to: &output)
      output.append(Array((exponent.isNegative ? "E-" : "E+").utf8))
      return appendDigits(of: exponent, to: &output)
    }
    guard number.scale > 0, let word = scales?.affix(of: number) else {
      return appendDigits(of: number, to: &output)
    }
    var amount = number
    amount.scale = 0
    output.append(word.prefix)
    appendDigits(of: amount, to: &output)
    output.append(word.suffix)
  }

  /// More zeros behind the decimal mark nobody counts.
  private static let mostZeros = 15

  private func appendDigits(of number: Number, to output: inout ByteBuffer) {
    let start = output.count
    let fractionDigits = max(Int(number.fractionDigits) - Int(number.scale), 0)
    var rest = number.significand
    if fractionDigits > 0 {
      for _ in 0..<fractionDigits { appendLastDigit(of: &rest, to: &output) }
      output.append(decimalReversed)
    }
    appendInteger(rest, zeros: max(Int(number.scale) - Int(number.fractionDigits), 0), to: &output)
    output.reverse(from: start)
  }

  /// Appends the integer part backwards, after so many zeros.
  private func appendInteger(_ value: UInt64, zeros: Int, to output: inout ByteBuffer) {
    let zeros = value == 0 ? 0 : zeros
    // The smallest integer that is long enough to be grouped; the digits before it go without marks.
    let isGrouped = primaryGroup > 0 && isLongEnough(value, zeros: zeros)
    var rest = value
    var nextMark = isGrouped ? primaryGroup : Int.max
    var count = 0
    repeat {
      if count == nextMark {
        output.append(groupingReversed)
        nextMark += secondaryGroup
      }
      if count < zeros { append(digit: 0, to: &output) } else { appendLastDigit(of: &rest, to: &output) }
      count += 1
    } while rest > 0 || count < zeros
  }

  /// Whether the integer part has the digits that grouping takes.
  private func isLongEnough(_ value: UInt64, zeros: Int) -> Bool {
    var missing = primaryGroup + minimumGrouping - zeros - 1
    var rest = value
    while rest > 0, missing > 0 {
      rest /= 10
      missing -= 1
    }
    return rest > 0
  }

  private func appendLastDigit(of value: inout UInt64, to output: inout ByteBuffer) {
    let (quotient, digit) = value.quotientAndRemainder(dividingBy: 10)
    append(digit: Int(digit), to: &output)
    value = quotient
  }

  private func append(digit: Int, to output: inout ByteBuffer) {
    if let digitsReversed {
      output.append(digitsReversed[digit])
    } else {
      output.append(UInt8(0x30 + digit))
    }
  }
}

/// How a locale writes millions and more: `1,204.5 million` or `1.204,5 Mio. €`.
///
/// The short form is taken, unless it is a lone letter, which only people who work with money read. Thousands, and powers
/// without a name in the locale, are worked into the number.
struct ScaleStyle: Sendable {
  private let names: ScaleNames
  private let plurals: Plurals
  private let words = Memo<Key, Affix?>()

  private struct Key: Hashable {
    let power: UInt8
    let category: PluralCategory
  }

  /// The words of a locale, each fetched when it is first needed.
  init(locale: LocaleTag) {
    names = ScaleNames(for: locale)
    plurals = Plurals(for: locale)
  }

  /// What is written around the digits of a number with a scale; nil if the scale is worked into them.
  func affix(of number: Number) -> Affix? {
    guard number.scale >= 6 else { return nil }
    let count = number.magnitude.plain
    return words(Key(power: number.scale, category: plurals.cardinal(of: count))) {
      let short = names.pattern(power: number.scale, count: count, width: .short).map(Self.affix)
      if let short, short.suffix.count > 2 { return short }
      return names.pattern(power: number.scale, count: count).map(Self.affix)
    }
  }

  private static func affix(_ pattern: String) -> Affix {
    Affix { pattern.replacing("{0}", with: $0) }
  }
}

extension Number {
  /// How many zeros a whole number was written with before its digits, as speech says them.
  fileprivate var leadingZeros: Int {
    guard integerDigits > 1, !hasFraction, !isGrouped, scale == 0 else { return 0 }
    var (zeros, rest) = (Int(integerDigits), significand)
    repeat { (zeros, rest) = (zeros - 1, rest / 10) } while rest > 0
    return max(0, zeros)
  }

  /// The number with so many digits after the decimal mark, halves rounded away from zero.
  ///
  /// - Parameter places: 0 to 9. Missing digits become zeros; a number that has no room for them stays as it is.
  func rounded(toFractionDigits places: UInt8) -> Number {
    guard scale == 0, fractionDigits != places else { return self }
    var copy = self
    while copy.fractionDigits < places {
      let (wider, overflow) = copy.significand.multipliedReportingOverflow(by: 10)
      guard !overflow else { return self }
      copy.significand = wider
      copy.fractionDigits += 1
    }
    if copy.fractionDigits > places { copy.drop(fractionDigits - places) }
    return copy
  }

  /// Drops so many of the last digits; only the first of them decides how the rest is rounded.
  private mutating func drop(_ count: UInt8) {
    var lastDropped: UInt64 = 0
    for _ in 0..<count {
      lastDropped = significand % 10
      significand /= 10
    }
    if lastDropped >= 5 { significand += 1 }
    fractionDigits -= count
    // Nobody wants to hear "minus zero" because of a rounded 0.004.
    if significand == 0 { isNegative = false }
  }
}

extension Value {
  /// The value with its number rounded, where it is one number.
  func rounded(toFractionDigits places: UInt8) -> Value {
    mappingNumber { $0.rounded(toFractionDigits: places) }
  }

  /// The value with another number, where it is one number.
  func mappingNumber(_ change: (Number) -> Number) -> Value {
    switch self {
    case .number(let number): .number(change(number))
    case .percent(let number): .percent(change(number))
    case .money(let money):
      .money(Money(change(money.amount), currency: money.currency, isQualified: money.isQualified))
    case .change(let signed): .change(Change(change(signed.amount), in: signed.measure))
    case .measure(let measure): .measure(Measure(change(measure.amount), unit: measure.unit))
    default: self
    }
  }
}
