import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct DutchTests {
  static let language = SpokenLanguages.language(for: LocaleTag("nl"))

  static let cases: [SpokenCase] = [
    SpokenCase(.number("-21"), "min 21", "min eenentwintig"),
    SpokenCase(.number("1.85"), "1,85", "één komma acht vijf"),
    SpokenCase(.number("2.5", scale: 6), "2,5 miljoen", "twee komma vijf miljoen"),
    SpokenCase(.percent("1"), "1 procent", "één procent"),
    SpokenCase(.change("-1.2", .percent), "min 1,2 procent", "min één komma twee procent"),
    SpokenCase(.change("1.2", .percent), "plus 1,2 procent", "plus één komma twee procent"),
    SpokenCase(.ordinal(Ordinal(21)), "eenentwintigste", "eenentwintigste"),
    SpokenCase(.fraction(Fraction(numerator: 3, denominator: 4)), "drie kwart", "drie kwart"),
    SpokenCase(.fraction(Fraction(numerator: 1, denominator: 8)), "één achtste", "één achtste"),
    SpokenCase(
      .money("648.11", "USD"), "648 dollar en 11 cent", "zeshonderdachtenveertig dollar en elf cent"),
    SpokenCase(.money("1.01", "EUR"), "1 euro en 1 cent", "één euro en één cent"),
    SpokenCase(.money("-3.20", "GBP"), "min 3 pond en 20 pence", "min drie pond en twintig pence"),
    SpokenCase(.money("2", "EUR", scale: 6), "2 miljoen euro", "twee miljoen euro"),
    SpokenCase(.measure("2", "hour"), "2 uur", "twee uur"),
    SpokenCase(.measure("3", "year"), "3 jaar", "drie jaar"),
    SpokenCase(.measure("1.5", "kilometer"), "1,5 kilometer", "één komma vijf kilometer"),
    SpokenCase(
      .date(CalendarDate(year: 1989, month: 11, day: 9)), "9 november 1989",
      "negen november negentienhonderdnegenentachtig"),
    SpokenCase(
      .date(CalendarDate(year: 2012, month: 3, day: 1)), "1 maart 2012", "één maart tweeduizendtwaalf"),
    SpokenCase(.date(CalendarDate(year: 1707)), "1707", "zeventienhonderdzeven"),
    SpokenCase(.time(ClockTime(hour: 8, minute: 0)), "8 uur", "acht uur"),
    SpokenCase(.time(ClockTime(hour: 8, minute: 5)), "8 uur 5", "acht uur vijf"),
    SpokenCase(.time(ClockTime(hour: 5, minute: 30, period: .pm)), "17 uur 30", "zeventien uur dertig"),
    SpokenCase(.telephone("020-12"), "0 2 0, 1 2", "nul twee nul, één twee"),
  ]

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
