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
