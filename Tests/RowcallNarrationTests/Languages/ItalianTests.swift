import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct ItalianTests {
  static let language = SpokenLanguages.language(for: LocaleTag("it"))

  static let cases: [SpokenCase] = [
    SpokenCase(.number("-23"), "meno 23", "meno ventitré"),
    SpokenCase(.number("1.85"), "1,85", "uno virgola ottantacinque"),
    SpokenCase(.number("0.005"), "0,005", "zero virgola zero zero cinque"),
    SpokenCase(.number("1", scale: 6), "un milione", "un milione"),
    SpokenCase(.number("15.2", scale: 9), "15,2 miliardi", "quindici virgola due miliardi"),
    SpokenCase(.percent("1.85"), "1,85 percento", "uno virgola ottantacinque percento"),
    SpokenCase(.change("-1.2", .percent), "meno 1,2 percento", "meno uno virgola due percento"),
    SpokenCase(.change("0.00", .percent), "invariato", "invariato"),
    SpokenCase(.ordinal(Ordinal(3)), "terzo", "terzo"),
    SpokenCase(.ordinal(Ordinal(3, suffix: "ª")), "terza", "terza"),
    SpokenCase(.fraction(Fraction(numerator: 5, denominator: 8)), "cinque ottavi", "cinque ottavi"),
    SpokenCase(.fraction(Fraction(whole: 2, numerator: 1, denominator: 2)), "2 e mezzo", "due e mezzo"),
    SpokenCase(
      .money("648.11", "USD"), "648 dollari e 11 centesimi", "seicentoquarantotto dollari e undici centesimi"),
    SpokenCase(.money("1.01", "EUR"), "un euro e un centesimo", "un euro e un centesimo"),
    SpokenCase(.money("21", "GBP"), "21 sterline", "ventuno sterline"),
    SpokenCase(.money("31.80", "USD"), "31 dollari e 80 centesimi", "trentuno dollari e ottanta centesimi"),
    SpokenCase(.money("1", "GBP"), "una sterlina", "una sterlina"),
    SpokenCase(.money("-3.20", "EUR"), "meno 3 euro e 20 centesimi", "meno tre euro e venti centesimi"),
    SpokenCase(.money("4", "USD", scale: 6), "4 milioni di dollari", "quattro milioni di dollari"),
    SpokenCase(.measure("1", "hour"), "un’ora", "un’ora"),
    SpokenCase(.measure("1", "mile"), "un miglio", "un miglio"),
    SpokenCase(.measure("2.5", "kilometer"), "2,5 chilometri", "due virgola cinque chilometri"),
    SpokenCase(
      .date(CalendarDate(year: 2012, month: 11, day: 1)), "primo novembre 2012",
      "primo novembre duemiladodici"),
    SpokenCase(
      .date(CalendarDate(year: 1989, month: 11, day: 9, weekday: 5)), "giovedì 9 novembre 1989",
      "giovedì nove novembre millenovecentottantanove"),
    SpokenCase(.time(ClockTime(hour: 8, minute: 15)), "ore 8 e 15", "ore otto e quindici"),
    SpokenCase(.time(ClockTime(hour: 1, minute: 0)), "ore una", "ore una"),
    SpokenCase(.time(ClockTime(hour: 5, minute: 5, period: .pm)), "ore 17 e 5", "ore diciassette e cinque"),
    SpokenCase(
      .duration(TimeSpan(hours: 1, minutes: 30)), "un’ora e 30 minuti", "un’ora e trenta minuti"),
    SpokenCase(.telephone("+39 06-12"), "più 39, 0 6, 1 2", "più trentanove, zero sei, uno due"),
  ]

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
