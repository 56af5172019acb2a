import RowcallModel

/// How one language puts dates together.
///
/// Patterns have the arguments weekday, day, month, year, and date, which is a month where no day is known.
package struct DateWords: Sendable {
  /// How the day of the month is said.
  package enum Day: Hashable, Sendable {
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
  package struct YearOrdinals: Sendable {
    /// Behind a day or a month: "двенадцатого".
    package var inDate: String
    /// By itself: "двенадцатый".
    package var alone: String
    /// Ten years: "восьмидесятые".
    package var decade: String
  }

  /// The patterns of one number form.
  package struct Patterns: Sendable {
    /// Day and month, day first.
    package var dayMonth: PhrasePattern = "{day} {month}"
    /// Day and month, month first, where that differs.
    package var monthDay: PhrasePattern?
    /// A date or a month with its year.
    package var withYear: PhrasePattern = "{date} {year}"
    /// A date with the month first and its year, where that differs.
    package var monthDayWithYear: PhrasePattern?
    /// A date after the name of its day.
    package var weekday: PhrasePattern
    /// How the day is said.
    package var day: Day
  }

  package var patterns: Patterns
  /// The patterns with numbers in words, where they differ.
  package var words: Patterns?
  /// Written orders that are spoken with the month first.
  package var monthFirst: Set<CalendarDate.Order> = []
  /// How the year is said where it is a place in an order.
  package var yearOrdinals: YearOrdinals?
  /// Years that a voice reads badly from digits and that are spelled always.
  package var spelledYears: Range<Int> = 0..<0
  /// A year of two digits below ten: argument digit.
  package var shortYear: PhrasePattern
  /// A year before the era: argument year.
  package var beforeEra: PhrasePattern
  /// A decade: argument year.
  package var decade: PhrasePattern
  /// Endings of a spelled year and what they are in a decade: "eighty", "eighties".
  package var decadeEndings: Endings = ""
  /// Whether decades are spelled always.
  package var spellsDecades = false
}

/// How one language puts times of day together.
///
/// Patterns have the arguments hour and minute, and hours and minutes, which are counted ("2 hours"); those with seconds
/// have seconds too, counted.
package struct ClockWords: Sendable {
  /// What becomes of AM and PM.
  package enum Period: Sendable {
    /// Said after the time.
    case said(am: String, pm: String)
    /// Turned into the 24-hour clock.
    case twentyFourHours
    /// Named by the part of the day, from an hour of the 24-hour clock on.
    case partOfDay([(from: UInt8, name: String)])
  }

  /// An hour without minutes.
  package var hour: PhrasePattern
  /// An hour without minutes in words, where it differs.
  package var hourInWords: PhrasePattern?
  /// An hour in the singular, where it differs ("une heure").
  package var singleHour: PhrasePattern?
  /// An hour before AM, PM or a part of the day, where it differs.
  package var hourBeforePeriod: PhrasePattern?
  /// Hours and minutes.
  package var minutes: PhrasePattern
  /// Hours and minutes in words, where they differ.
  package var minutesInWords: PhrasePattern?
  /// Hours and minutes below ten, where they differ.
  package var fewMinutes: PhrasePattern?
  /// An hour in the singular and minutes, where it differs.
  package var minutesAfterSingleHour: PhrasePattern?
  package var namedMinutes: [UInt8: String] = [:]
  /// Hours, minutes and seconds.
  package var seconds: PhrasePattern
  /// Seconds after a time in the digits form: arguments time (hour and minute as without seconds) and seconds.
  package var secondsInDigits: PhrasePattern
  /// Whether zero minutes and seconds are left out.
  package var dropsZeros = false
  package var namedHours: [UInt8: String] = [:]
  /// Where AM, PM or a part of the day stands: arguments time and period.
  package var withPeriod: PhrasePattern = "{time} {period}"
  /// How the numeral of the hour agrees.
  package var hourGender: Agreement = .alone
  /// The suffix that makes an ordinal of the hour, "siedemnasta"; nil where it is a plain number.
  package var hourOrdinal: String?
  /// AM and PM.
  package var period = Period.twentyFourHours
  /// Whether a zone's letters are said one by one in words too, in lower case.
  package var spellsZone = true
}
