import RowcallModel
import RowcallText

/// How a locale writes money.
///
/// The symbol of a currency is fetched at its first amount, so each thread works on its own copy.
struct MoneyStyle: Sendable {
  /// What is known of one currency.
  private struct Currency: Sendable {
    let code: String
    let isQualified: Bool
    let positive: Affix
    let negative: Affix
    let fractionDigits: UInt8
  }

  private let style: DisplayStyle
  private var currencies: [Currency] = []

  /// Creates a style that knows no currency yet.
  init(_ style: DisplayStyle) { self.style = style }

  /// Appends an amount with its currency: `-$3.20`, or `US$5` where the writer named the country.
  ///
  /// - Parameter isRounded: whether somebody chose how many digits there are.
  mutating func append(_ money: Money, isRounded: Bool = false, to output: inout ByteBuffer) {
    // Not the currency, whose copy would take longer than the digits.
    let place = index(of: money)
    let affix = money.amount.isNegative ? currencies[place].negative : currencies[place].positive
    output.append(affix.prefix)
    style.numbers.appendMagnitude(
      of: isRounded ? money.amount : padded(money.amount, to: currencies[place].fractionDigits), to: &output)
    output.append(affix.suffix)
  }

  /// A lone digit after the decimal mark gets the company that money has: `$70.4` is `$70.40`.
  private func padded(_ amount: Number, to fractionDigits: UInt8) -> Number {
    guard amount.hasFraction, amount.fractionDigits < fractionDigits else { return amount }
    return amount.rounded(toFractionDigits: fractionDigits)
  }

  private mutating func index(of money: Money) -> Int {
    let (code, isQualified) = (money.currency, money.isQualified)
    if let index = currencies.firstIndex(where: { $0.code == code && $0.isQualified == isQualified }) {
      return index
    }
    let affixes =
      isQualified
      ? Affixes.qualifiedCurrency(code, in: style.locale) : Affixes.currency(code, in: style.locale)
    currencies.append(
      Currency(
        code: code, isQualified: isQualified, positive: Affix(prefix: affixes.prefix, suffix: affixes.suffix),
        negative: Affix(prefix: affixes.negativePrefix, suffix: affixes.negativeSuffix),
        fractionDigits: UInt8(CurrencyNames.fractionDigits(of: code) ?? 0)))
    return currencies.count - 1
  }
}

/// How a locale writes quantities with a unit: `12 kg`.
///
/// The short form of a unit is fetched at its first quantity, so each thread works on its own copy.
struct MeasureStyle: Sendable {
  /// What is known of one unit.
  private struct Form: Sendable {
    let unit: Unit
    /// The text around every amount; nil if it depends on the amount.
    let affix: Affix?
  }

  private let style: DisplayStyle
  private var forms: [Form] = []

  /// Creates a style that knows no unit yet.
  init(_ style: DisplayStyle) { self.style = style }

  /// Appends a quantity; returns false, and appends nothing, for a unit without a short form.
  mutating func append(_ measure: Measure, to output: inout ByteBuffer) -> Bool {
    let fixed = forms[index(of: measure.unit)].affix
    guard let affix = fixed ?? affix(of: measure.unit, count: measure.amount.plain) else { return false }
    if measure.amount.isNegative { output.append(style.numbers.minus) }
    output.append(affix.prefix)
    if affix.holdsPart { style.numbers.appendMagnitude(of: measure.amount, to: &output) }
    output.append(affix.suffix)
    return true
  }

  private mutating func index(of unit: Unit) -> Int {
    if let index = forms.firstIndex(where: { $0.unit == unit }) { return index }
    // One count for each plural form that CLDR has in any language; in most the short form is the same for all.
    let affixes = Set(
      ["0", "1", "2", "3", "6", "11", "100", "1000000", "1.5"].map { affix(of: unit, count: $0) })
    forms.append(Form(unit: unit, affix: affixes.count == 1 ? affixes.first ?? nil : nil))
    return forms.count - 1
  }

  private func affix(of unit: Unit, count: String) -> Affix? {
    if let symbol = unit.sizeSymbol { return Affix { $0 + symbol } }
    return style.units.pattern(unit: unit.identifier, count: count, width: .short).map { pattern in
      Affix { pattern.replacing("{0}", with: $0) }
    }
  }
}

extension Unit {
  /// What programs write behind sizes in powers of 1024, and behind bytes: the letters of `916G`, `15Mi` and `0B`.
  fileprivate var sizeSymbol: String? {
    let letter = identifier.prefix(1).uppercased()
    if identifier == "byte" { return isBinary ? "" : "B" }
    return isBinary ? letter : identifier.hasSuffix("bibyte") ? letter + "i" : nil
  }
}
