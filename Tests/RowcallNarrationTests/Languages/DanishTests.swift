import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct DanishTests {
  static let language = SpokenLanguages.language(for: LocaleTag("da"))

  static let cases: [SpokenCase] = [
    SpokenCase(.number("-21"), "minus 21", "minus enogtyve"),
    SpokenCase(.number("1.85"), "1,85", "et komma otte fem"),
    SpokenCase(.number("1", scale: 6), "en million", "en million"),
    SpokenCase(.number("1000000"), "1000000", "en million"),
    SpokenCase(.percent("1"), "en procent", "en procent"),
    SpokenCase(.change("-1.2", .percent), "ned 1,2 procent", "ned et komma to procent"),
    SpokenCase(.change("0", .number), "uændret", "uændret"),
    SpokenCase(.ordinal(Ordinal(21)), "enogtyvende", "enogtyvende"),
    SpokenCase(.fraction(Fraction(numerator: 3, denominator: 8)), "tre ottendedele", "tre ottendedele"),
    SpokenCase(.fraction(Fraction(numerator: 1, denominator: 3)), "en tredjedel", "en tredjedel"),
    SpokenCase(
      .money("648.11", "USD"), "648 dollar og 11 cent", "sekshundrede og otteogfyrre dollar og elleve cent"),
    SpokenCase(.money("1.01", "DKK"), "en krone og en øre", "en krone og en øre"),
    SpokenCase(.money("101", "DKK"), "hundrede og en kroner", "hundrede og en kroner"),
    SpokenCase(.money("1", "GBP"), "et pund", "et pund"),
    SpokenCase(.money("1000", "DKK"), "1000 kroner", "tusind kroner"),
    SpokenCase(.money("-3.20", "DKK"), "minus 3 kroner og 20 øre", "minus tre kroner og tyve øre"),
    SpokenCase(.measure("1", "kilogram"), "et kilogram", "et kilogram"),
    SpokenCase(.measure("1", "hour"), "en time", "en time"),
    SpokenCase(
      .measure("0.5", "kilometer-per-hour"), "0,5 kilometer i timen", "nul komma fem kilometer i timen"),
    SpokenCase(.measure("1", "kilometer-per-hour"), "en kilometer i timen", "en kilometer i timen"),
    SpokenCase(.measure("1", "minute"), "et minut", "et minut"),
    SpokenCase(
      .date(CalendarDate(year: 2012, month: 11, day: 12)), "tolvte november 2012",
      "tolvte november to tusind og tolv"),
    SpokenCase(.date(CalendarDate(year: 1989)), "1989", "nittenhundrede og niogfirs"),
    SpokenCase(.decade(1980), "nittenhundrede og firserne", "nittenhundrede og firserne"),
    SpokenCase(.time(ClockTime(hour: 1, minute: 0)), "klokken et", "klokken et"),
    SpokenCase(.time(ClockTime(hour: 17, minute: 30)), "17:30", "sytten tredive"),
    SpokenCase(.time(ClockTime(hour: 17, minute: 5)), "17 nul 5", "sytten nul fem"),
  ]

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
