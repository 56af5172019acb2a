import RowcallLanguages
import RowcallModel

/// How one language puts dates together.
///
/// Patterns have the arguments weekday, day, month, year, date.
struct DateWords: Sendable {
  /// How the day of the month is said.
  enum Day: Hashable, Sendable {
    /// As a number.
    case cardinal
    /// As a place in an order.
    case ordinal
    /// As a place in an order, in the form that a written suffix asks for: "двенадцатое".
    case ordinalWithSuffix(String)
    /// As a number of masculine days: "שלושה".
    case masculine
    /// The first as a place in an order, others as numbers.
    case firstIsOrdinal
    /// The same in the feminine, where the suffix makes such an ordinal: "πρώτη", "τρεις".
    case feminine(firstSuffix: String)
  }

  /// Written suffixes that ask for a year's form as a place in an order.
  struct YearOrdinals: Sendable {
    /// Behind a day or a month: "двенадцатого".
    var inDate: String
    /// By itself: "двенадцатый".
    var alone: String
    /// Ten years: "восьмидесятые".
    var decade: String
  }

  /// The patterns of one number form.
  struct Patterns: Sendable {
    /// Day and month, day first.
    var dayMonth: PhrasePattern
    /// Day and month, month first.
    var monthDay: PhrasePattern
    /// A date (day first) with its year.
    var dayMonthYear: PhrasePattern
    /// A date (month first) with its year.
    var monthDayYear: PhrasePattern
    /// A month with its year.
    var monthYear: PhrasePattern
    /// A date after the name of its day.
    var weekday: PhrasePattern
    /// How the day is said.
    var day: Day
  }

  /// With numbers as digits.
  var digits: Patterns
  /// With numbers in words.
  var words: Patterns
  /// Written orders that are spoken with the month first.
  var monthFirst: Set<CalendarDate.Order> = []
  /// How the year is said where it is a place in an order.
  var yearOrdinals: YearOrdinals?
  /// Years that a voice reads badly from digits and that are spelled always.
  var spelledYears: Range<Int> = 0..<0
  /// A year of two digits below ten: argument digit.
  var shortYear: PhrasePattern
  /// A year before the era: argument year.
  var beforeEra: PhrasePattern
  /// A decade: argument year.
  var decade: PhrasePattern
  /// Endings of a spelled year and what they are in a decade: "eighty", "eighties".
  var decadeEndings: Endings = ""
  /// Whether decades are spelled always.
  var spellsDecades = false
}
