import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct SwedishTests {
  static let language = SpokenLanguages.language(for: LocaleTag("sv"))

  static let cases: [SpokenCase] = [
    SpokenCase(.number("-21"), "minus 21", "minus tjugoett"),
    SpokenCase(.number("1.85"), "1 komma 85", "ett komma åttiofem"),
    SpokenCase(.number("1.05"), "1 komma 05", "ett komma noll fem"),
    SpokenCase(.number("3.141"), "3 komma 1 4 1", "tre komma ett fyra ett"),
    SpokenCase(.number("1", scale: 6), "en miljon", "en miljon"),
    SpokenCase(.number("2.5", scale: 9), "2 komma 5 miljarder", "två komma fem miljarder"),
    SpokenCase(.percent("1"), "en procent", "en procent"),
    SpokenCase(.change("1.2", .percent), "upp 1 komma 2 procent", "upp ett komma två procent"),
    SpokenCase(.change("-4", .number), "ned 4", "ned fyra"),
    SpokenCase(.ordinal(Ordinal(21)), "tjugoförsta", "tjugoförsta"),
    SpokenCase(.fraction(Fraction(numerator: 2, denominator: 3)), "två tredjedelar", "två tredjedelar"),
    SpokenCase(.fraction(Fraction(numerator: 1, denominator: 8)), "en åttondel", "en åttondel"),
    SpokenCase(
      .money("648.11", "USD"), "648 dollar och 11 cent", "sexhundrafyrtioåtta dollar och elva cent"),
    SpokenCase(.money("21", "SEK"), "21 kronor", "tjugoett kronor"),
    SpokenCase(.money("1.01", "SEK"), "en krona och ett öre", "en krona och ett öre"),
    SpokenCase(.money("1", "GBP"), "ett pund", "ett pund"),
    SpokenCase(.money("5", "NOK"), "5 norska kronor", "fem norska kronor"),
    SpokenCase(.money("-3.20", "SEK"), "minus 3 kronor och 20 öre", "minus tre kronor och tjugo öre"),
    SpokenCase(.money("2", "SEK", scale: 6), "2 miljoner kronor", "två miljoner kronor"),
    SpokenCase(.measure("1", "hour"), "en timme", "en timme"),
    SpokenCase(.measure("1", "kilogram"), "ett kilogram", "ett kilogram"),
    SpokenCase(
      .date(CalendarDate(year: 2012, month: 11, day: 12, weekday: 2)), "måndag den tolfte november 2012",
      "måndag den tolfte november tvåtusen tolv"),
    SpokenCase(.date(CalendarDate(year: 1989)), "1989", "nittonhundraåttionio"),
    SpokenCase(.decade(1980), "nittonhundraåttiotalet", "nittonhundraåttiotalet"),
    SpokenCase(.time(ClockTime(hour: 8, minute: 0)), "klockan 8", "klockan åtta"),
    SpokenCase(.time(ClockTime(hour: 8, minute: 15)), "8:15", "åtta femton"),
    SpokenCase(.time(ClockTime(hour: 8, minute: 5)), "8 noll 5", "åtta noll fem"),
  ]

  @Test func oneIsSpelledBeforeBothPartsOfAnAmount() {
    #expect(Self.language.spoken(.money("1.01", "SEK"), as: .digits) == "en krona och ett öre")
  }

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
