import RowcallModel
import RowcallText

/// How one column writes its values, where the same characters could mean something else.
///
/// The defaults are those of a table from the United States.
package struct CellConventions: Hashable, Codable, Sendable {
  /// What `3:45` is in a column of durations.
  package enum DurationPair: String, Hashable, Codable, Sendable {
    /// Three minutes 45.
    case minutesAndSeconds
    /// Three hours 45.
    case hoursAndMinutes
  }

  /// What the number formats of a workbook say of a column and its texts do not tell.
  package enum ShownForm: String, Hashable, Codable, Sendable {
    /// Numbers are shown as fractions: `1 1/4`.
    case fractions
    /// Two parts of a length of time are hours and minutes: `26:05`.
    case hours
    /// Some dates, or all, are shown by their years only.
    case years
  }

  /// What stands before a number's fraction.
  package var decimalMark = DecimalMark.point
  /// Which currencies `$`, `¥`, `kr` and `Rs` mean.
  package var currencies = SharedCurrencies()
  /// The words for yes and no.
  package var yesNo = YesNo("yes", "no")
  /// What two parts of a duration are.
  package var durationPair = DurationPair.minutesAndSeconds
  /// Whether numbers without a percent sign are percentages too, because the header has the sign.
  package var isPercentImplied = false
  /// The power of ten that the header gives to all numbers without one of their own: 6 for `Revenue (USD millions)`.
  package var scale: UInt8 = 0
  /// Whether nobody knows if day or month comes first, so that `01/02/2006` is text and only `13/02/2006` a date.
  package var isDateOrderOpen = false
  /// The order of day and month in dates inside of texts, where the file, a user or the locale decides it; nil for the
  /// usual one of the listener's language.
  package var textDates: CalendarDate.Order?
  /// Whether some dates have years of two digits whose century nobody can tell, so that all of the column stay as written.
  package var isCenturyOpen = false
  /// What the digits of `Jan-04` are.
  package var monthPairs = MonthPair.Meaning.day
  /// Whether its quantities are sizes in bytes: `916G`, `4.0K`.
  package var holdsSizes = false
  /// The unit of the first size that has one with a prefix: whether sums count powers of 1000 or of 1024.
  package var sizeUnit: Unit?
  /// Whether ▲ and △ mean "minus", as in Japanese accounts, and not "up".
  package var isTriangleNegative = false
  /// Whether codes of one or two digits are spelled too, because the column has longer ones: `96` beside `2363`.
  package var hasLongCodes = false
  /// Whether zeros before a number say nothing, because a user says that the column holds numbers.
  package var dropsZeros = false
  /// Whether numbers have more decimals than anybody can follow, so that all of the column are spoken with fewer.
  package var hasLongFractions = false
  /// Whether the K of `10K` is said as a letter: where all numbers have one and no header asks for counts, it may be kilometers.
  package var spellsK = false
  /// Whether K, M, B and T behind its numbers are thousands to trillions: `900K` beside `1.5M`.
  package var holdsMagnitudes = false
  /// Whether it holds counts, of which `none` is one.
  package var countsNone = false
  /// Whether letters behind its numbers are no units, so that texts are spoken as written: `12m` of a processor.
  package var isTextAsWritten = false
  /// Whether nothing shows that a letter right behind a number is a unit, so that these cells are spoken as written: `4A`.
  package var spellsLetters = false
  /// Whether its pairs of capitals are codes that are spelled, though some look like words: `IN` and `OR` among states.
  package var spellsCapitals = false
  /// Whether its pairs of numbers are scores or counts, `3-1` or `2/2`: beside them `1/2` is no half and `10-11` no range.
  package var holdsScores = false
  /// What a workbook says of its cells.
  package var shownForm: ShownForm?

  /// More decimals than these, which are enough for a place on earth, come out of a computer.
  package static let mostHeardDecimals: UInt8 = 7
}
