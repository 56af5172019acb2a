import RowcallText

/// What Japanese and Mandarin say around numbers, in the places that both fill alike.
struct EastAsianWords: Sendable {
  /// The names of units.
  let units: UnitNames
  /// Patterns of units for which ICU has signs only.
  let unitPatterns: [String: String]
  /// The names of currencies that `currencies` lacks.
  let currencyNames: CurrencyNames
  /// The language's number words.
  let numerals: any EastAsianNumerals
  /// Scale words by power of ten: 万 is 4.
  let scales: [UInt8: String]
  /// Between whole number and fraction digits.
  let point: String
  /// Between denominator and numerator, which stand in this order.
  let fractionBar: String
  /// Between whole number and fraction, in words.
  let mixedNumberJoiner: String
  /// Suffixes that make an ordinal in place of 第.
  let ordinalSuffixes: Set<String>
  /// Currencies, unless the writer named the country, and their hundredths where these are said as an amount of
  /// their own.
  let currencies: [String: Currency]

  /// Whether a year is said digit by digit.
  let spellsYears: Bool
  /// Before a year before the common era.
  let beforeEra: String
  /// The weekdays from Sunday.
  let weekdays: [String]
  /// Before noon and after noon.
  let periods: (am: String, pm: String)
  /// The hour of a clock time.
  let hour: String
  /// Whether a full hour is said with its zero minutes.
  let saysZeroMinutes: Bool
  /// The parts of a length of time.
  let spans: (days: String, hours: String, minutes: String, seconds: String)

  /// Whether `each month` goes without its one: 每个月, but 1か月あたり.
  let dropsOneInRates: Bool

  /// The spoken names of a currency.
  struct Currency: Hashable, Sendable {
    /// The unit.
    let major: String
    /// The hundredth; nil where the amount is said with a decimal point.
    var minor: String?
  }
}

/// The number words of a language that counts in myriads.
protocol EastAsianNumerals: Sendable {
  /// A whole number.
  func cardinal(_ number: UInt64) -> String
  /// A whole number in front of what it counts.
  func count(_ number: UInt64) -> String
  /// Digits one after the other.
  func digitByDigit(_ digits: String) -> String
}
