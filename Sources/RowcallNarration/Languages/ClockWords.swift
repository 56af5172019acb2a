import RowcallLanguages

/// How one language puts times of day together.
///
/// Patterns have the arguments hour and minute, and hours and minutes, which are counted ("2 hours"); those with seconds
/// have seconds too, counted.
struct ClockWords: Sendable {
  /// What becomes of AM and PM.
  enum Period: Sendable {
    /// Said after the time.
    case said(am: String, pm: String)
    /// Turned into the 24-hour clock.
    case twentyFourHours
    /// Named by the part of the day, from an hour of the 24-hour clock on.
    case partOfDay([(from: UInt8, name: String)])
  }

  /// An hour without minutes.
  var hour: PhrasePattern
  /// An hour without minutes in words, where it differs.
  var hourInWords: PhrasePattern?
  /// An hour in the singular, where it differs ("une heure").
  var singleHour: PhrasePattern?
  /// An hour before AM, PM or a part of the day.
  var hourBeforePeriod: PhrasePattern
  /// Hours and minutes.
  var minutes: PhrasePattern
  /// Hours and minutes in words, where they differ.
  var minutesInWords: PhrasePattern?
  /// Hours and minutes below ten.
  var fewMinutes: PhrasePattern
  /// An hour in the singular and minutes, where it differs.
  var minutesAfterSingleHour: PhrasePattern?
  /// Minutes with names of their own.
  var namedMinutes: [UInt8: String] = [:]
  /// Hours, minutes and seconds.
  var seconds: PhrasePattern
  /// Seconds after a time in the digits form: arguments time (hour and minute as without seconds) and seconds.
  var secondsInDigits: PhrasePattern
  /// Whether zero minutes and seconds are left out.
  var dropsZeros = false
  /// Hours with names of their own.
  var namedHours: [UInt8: String] = [:]
  /// Where AM, PM or a part of the day stands: arguments time and period.
  var withPeriod: PhrasePattern = "{time} {period}"
  /// How the numeral of the hour agrees.
  var hourGender: Agreement = .alone
  /// The suffix that makes an ordinal of the hour, "siedemnasta"; nil where it is a plain number.
  var hourOrdinal: String?
  /// AM and PM.
  var period: Period
  /// Whether a zone's letters are said one by one in words too, in lower case.
  var spellsZone = true
}
