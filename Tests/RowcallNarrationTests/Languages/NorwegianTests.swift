import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct NorwegianTests {
  static let language = SpokenLanguages.language(for: LocaleTag("nb"))

  static let cases: [SpokenCase] = [
    SpokenCase(.number("-21"), "minus 21", "minus tjueén"),
    SpokenCase(.number("1.85"), "1,85", "én komma åtte fem"),
    SpokenCase(.number("2", scale: 6), "2 millioner", "to millioner"),
    SpokenCase(.percent("1"), "1 prosent", "én prosent"),
    SpokenCase(.change("-1.2", .percent), "ned 1,2 prosent", "ned én komma to prosent"),
    SpokenCase(.change("3", .number), "opp 3", "opp tre"),
    SpokenCase(.ordinal(Ordinal(20)), "tjuende", "tjuende"),
    SpokenCase(.ordinal(Ordinal(21)), "tjueførste", "tjueførste"),
    SpokenCase(.fraction(Fraction(numerator: 3, denominator: 8)), "tre åttedeler", "tre åttedeler"),
    SpokenCase(.fraction(Fraction(whole: 3, numerator: 1, denominator: 2)), "3 og en halv", "tre og en halv"),
    SpokenCase(
      .money("648.11", "USD"), "648 dollar og 11 cent", "seks hundre og førtiåtte dollar og elleve cent"),
    SpokenCase(.money("1.01", "NOK"), "1 krone og ett øre", "én krone og ett øre"),
    SpokenCase(.money("21", "GBP"), "tjueett pund", "tjueett pund"),
    SpokenCase(.money("-3.20", "NOK"), "minus 3 kroner og 20 øre", "minus tre kroner og tjue øre"),
    SpokenCase(.measure("1", "kilogram"), "ett kilogram", "ett kilogram"),
    SpokenCase(.measure("1", "hour"), "1 time", "én time"),
    SpokenCase(
      .date(CalendarDate(year: 2012, month: 11, day: 12)), "tolvte november 2012",
      "tolvte november to tusen og tolv"),
    SpokenCase(.date(CalendarDate(year: 1989)), "1989", "nittenhundre og åttini"),
    SpokenCase(.decade(1980), "nittenhundre og åttitallet", "nittenhundre og åttitallet"),
    SpokenCase(.time(ClockTime(hour: 13, minute: 0)), "klokken 13", "klokken tretten"),
    SpokenCase(.time(ClockTime(hour: 8, minute: 15)), "8:15", "åtte femten"),
    SpokenCase(.time(ClockTime(hour: 8, minute: 5)), "8 null 5", "åtte null fem"),
  ]

  @Test(arguments: ["nn", "nn-NO", "no"])
  func nynorskIsSpokenInBokmalThroughout(locale: String) {
    let speech = SpokenText(LocaleTag(locale))
    let amount = Number(significand: 5, integerDigits: 1)
    #expect(speech.spoken(.measure(Measure(amount, unit: Unit("week")))) == "5 uker")
    #expect(speech.spoken(.date(CalendarDate(year: 2024, month: 1, day: 2, weekday: 3))).hasPrefix("tirsdag"))
    #expect(speech.spoken(.empty) == SpokenText(LocaleTag("nb")).spoken(.empty))
    #expect(speech.spoken(text: "5 kr") == "5 kroner")
  }

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
