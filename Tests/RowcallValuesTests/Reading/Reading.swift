import RowcallModel
import RowcallText

@testable import RowcallValues

/// The pieces of a text in a language.
func pieces(_ text: String, in language: String = "en") -> [TextPiece] {
  TextReaders.reader(for: LocaleTag(language)).pieces(of: text)
}

/// The only value that a text holds; nil when there are words beside it or there is none.
func value(_ text: String, in language: String = "en") -> Value? {
  guard case .value(let value)? = pieces(text, in: language).first, pieces(text, in: language).count == 1
  else { return nil }
  return value
}

/// A whole number or decimal from plain digits, as it would be written without grouping marks: `number("-3.20")`.
func number(_ plain: String, isGrouped: Bool = false, scale: UInt8 = 0) -> Number {
  let parts = plain.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
  let fraction = parts.count > 1 ? parts[1] : ""
  return Number(
    isNegative: plain.hasPrefix("-"), significand: UInt64(parts[0] + fraction) ?? 0,
    fractionDigits: UInt8(fraction.count),
    integerDigits: UInt8(parts[0].count), isGrouped: isGrouped, scale: scale)
}

/// A measure in a unit by its CLDR identifier.
func measure(_ plain: String, _ unit: String) -> Value {
  .measure(Measure(number(plain), unit: Unit(unit)))
}

/// An amount of money.
func money(
  _ plain: String, _ currency: String, isGrouped: Bool = false, scale: UInt8 = 0, isQualified: Bool = false
) -> Value {
  .money(
    Money(number(plain, isGrouped: isGrouped, scale: scale), currency: currency, isQualified: isQualified))
}

/// A date by its parts.
func date(
  _ year: Int?, _ month: UInt8? = nil, _ day: UInt8? = nil, digits: UInt8 = 4,
  order: CalendarDate.Order = .yearMonthDay
) -> Value {
  .date(CalendarDate(year: year, yearDigits: digits, month: month, day: day, order: order))
}
