import RowcallText

/// What Japanese, Mandarin and Korean say around numbers, in the places that both fill alike.
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
  /// How decimals are said in the digits form, for the voices read no mark between digits.
  let decimals: Decimals
  /// Before an ordinal that has no suffix of its own.
  var ordinalPrefix = "第"
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
  /// What stands behind the year, the month and the day of a date, and behind ten years.
  var dateParts = DateParts(year: "年", month: "月", day: "日", decade: "年代")
  /// Months whose names are no plain numbers.
  var months: [UInt8: String] = [:]
  /// Between the parts of a date, of a time and of a length of time.
  var gap = ""
  /// Before a year before the common era.
  let beforeEra: String
  /// The weekdays from Sunday.
  let weekdays: [String]
  /// Before noon and after noon.
  let periods: (am: String, pm: String)
  /// The hour of a clock time.
  let hour: String
  /// The minutes and seconds of a clock time.
  var clockParts = (minute: "分", second: "秒")
  /// Before twelve o'clock at midnight and at noon, where the half of the day would be heard as the other one.
  var twelve: (am: String, pm: String)?
  /// Behind a full hour, in the place of its minutes.
  var fullHour = ""
  /// The parts of a length of time.
  let spans: (days: String, hours: String, minutes: String, seconds: String)

  /// Whether `each month` goes without its one: 每个月, but 1か月あたり.
  let dropsOneInRates: Bool

  /// How decimals are said in the digits form.
  enum Decimals: Hashable, Sendable {
    /// In words.
    case words
    /// As digits one by one behind a word.
    case digits(point: String)
  }

  /// What stands behind the parts of a date.
  struct DateParts: Hashable, Sendable {
    /// A year.
    let year: String
    /// A month.
    let month: String
    /// A day.
    let day: String
    /// Ten years.
    let decade: String
  }

  /// The spoken names of a currency.
  struct Currency: Hashable, Sendable {
    /// The unit.
    let major: String
    /// The hundredth; nil where the amount is said with a decimal point.
    var minor: String?
  }
}

/// The number words of a language that counts in myriads.
///
/// Hours and ordinals have numbers of their own in Korean, which no voice reads from digits.
protocol EastAsianNumerals: Sendable {
  /// A whole number.
  func cardinal(_ number: UInt64) -> String
  /// A whole number in front of what it counts.
  func count(_ number: UInt64) -> String
  /// Digits one after the other.
  func digitByDigit(_ digits: String) -> String
  /// A number of hours in words, in both forms; nil where they are counted like everything else.
  func hours(_ number: UInt64) -> String?
  /// A place in an order in words, in both forms; nil where it is put together from a prefix and a number.
  func ordinal(_ position: UInt64) -> String?
}

extension EastAsianNumerals {
  func hours(_ number: UInt64) -> String? { nil }
  func ordinal(_ position: UInt64) -> String? { nil }
}
