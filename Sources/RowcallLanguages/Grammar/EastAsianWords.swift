import RowcallText

/// What Japanese, Mandarin and Korean say around numbers, in the places that both fill alike.
package struct EastAsianWords: Sendable {
  package let units: UnitNames
  /// Patterns of units for which ICU has signs only.
  package let unitPatterns: [String: String]
  /// The names of currencies that `currencies` lacks.
  package let currencyNames: CurrencyNames
  /// The language's number words.
  package let numerals: any EastAsianNumerals
  /// Scale words by power of ten: 万 is 4.
  package let scales: [UInt8: String]
  /// Between whole number and fraction digits.
  package let point: String
  /// How decimals are said in the digits form, for the voices read no mark between digits.
  package let decimals: Decimals
  /// Before an ordinal that has no suffix of its own.
  package var ordinalPrefix = "第"
  /// Between denominator and numerator, which stand in this order.
  package let fractionBar: String
  /// Between whole number and fraction, in words.
  package let mixedNumberJoiner: String
  /// Suffixes that make an ordinal in place of 第.
  package let ordinalSuffixes: Set<String>
  /// Currencies, unless the writer named the country, and their hundredths where these are said as an amount of
  /// their own.
  package let currencies: [String: Currency]

  /// Whether a year is said digit by digit.
  package let spellsYears: Bool
  /// What stands behind the year, the month and the day of a date, and behind ten years.
  package var dateParts = DateParts(year: "年", month: "月", day: "日", decade: "年代")
  /// Months whose names are no plain numbers.
  package var months: [UInt8: String] = [:]
  /// Between the parts of a date, of a time and of a length of time.
  package var gap = ""
  /// Before a year before the common era.
  package let beforeEra: String
  /// The weekdays from Sunday.
  package let weekdays: [String]
  /// Before noon and after noon.
  package let periods: (am: String, pm: String)
  /// The hour of a clock time.
  package let hour: String
  /// The minutes and seconds of a clock time.
  package var clockParts = (minute: "分", second: "秒")
  /// Before twelve o'clock at midnight and at noon, where the half of the day would be heard as the other one.
  package var twelve: (am: String, pm: String)?
  /// Behind a full hour, in the place of its minutes.
  package var fullHour = ""
  /// The parts of a length of time.
  package let spans: (days: String, hours: String, minutes: String, seconds: String)

  /// Whether `each month` goes without its one: 每个月, but 1か月あたり.
  package let dropsOneInRates: Bool

  /// How decimals are said in the digits form.
  package enum Decimals: Hashable, Sendable {
    case words
    /// As digits one by one behind a word.
    case digits(point: String)
  }

  /// What stands behind the parts of a date.
  package struct DateParts: Hashable, Sendable {
    package let year: String
    package let month: String
    package let day: String
    /// Ten years.
    package let decade: String
  }

  /// The spoken names of a currency.
  package struct Currency: Hashable, Sendable {
    /// The unit.
    package let major: String
    /// The hundredth; nil where the amount is said with a decimal point.
    package var minor: String?

    /// Creates the names.
    package init(major: String, minor: String? = nil) {
      self.major = major
      self.minor = minor
    }
  }
}

/// The number words of a language that counts in myriads.
///
/// Hours and ordinals have numbers of their own in Korean, which no voice reads from digits.
package protocol EastAsianNumerals: Sendable {
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
  package func hours(_ number: UInt64) -> String? { nil }
  package func ordinal(_ position: UInt64) -> String? { nil }
}

/// Four digits of a number, as Japanese and Chinese count them: in myriads, where English counts in thousands.
package struct MyriadGroup: Hashable {
  /// 0 to 9999.
  package let value: Int
  /// 0 for the last four digits, 1 for 万, 2 for 億, and so on.
  package let power: Int

  /// The group's digits from thousands to ones, leading zeros included.
  package var digits: [Int] { [value / 1000, value / 100 % 10, value / 10 % 10, value % 10] }

  /// All groups of a number from the highest that is not zero down to the ones; empty for zero.
  package static func groups(of number: UInt64) -> [MyriadGroup] {
    var groups: [MyriadGroup] = []
    var rest = number
    while rest > 0 {
      groups.append(MyriadGroup(value: Int(rest % 10_000), power: groups.count))
      rest /= 10_000
    }
    return groups.reversed()
  }
}
