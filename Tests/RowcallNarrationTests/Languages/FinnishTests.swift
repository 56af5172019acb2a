import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct FinnishTests {
  static let language = SpokenLanguages.language(for: LocaleTag("fi"))

  static let cases: [SpokenCase] = [
    SpokenCase(.number("-21"), "miinus 21", "miinus kaksikymmentäyksi"),
    SpokenCase(.number("1.85"), "1,85", "yksi pilkku kahdeksankymmentäviisi"),
    SpokenCase(.number("1", scale: 6), "1 miljoona", "yksi miljoona"),
    SpokenCase(.number("2.5", scale: 9), "2,5 miljardia", "kaksi pilkku viisi miljardia"),
    SpokenCase(.percent("1"), "1 prosentti", "yksi prosentti"),
    SpokenCase(.percent("2"), "2 prosenttia", "kaksi prosenttia"),
    SpokenCase(.change("-1.2", .percent), "laskua 1,2 prosenttia", "laskua yksi pilkku kaksi prosenttia"),
    SpokenCase(.change("0.0", .percent), "ennallaan", "ennallaan"),
    SpokenCase(.ordinal(Ordinal(12)), "kahdestoista", "kahdestoista"),
    SpokenCase(.fraction(Fraction(numerator: 3, denominator: 4)), "kolme neljäsosaa", "kolme neljäsosaa"),
    SpokenCase(.fraction(Fraction(whole: 2, numerator: 1, denominator: 2)), "2 ja puoli", "kaksi ja puoli"),
    SpokenCase(
      .money("648.11", "USD"), "648 dollaria ja 11 senttiä",
      "kuusisataaneljäkymmentäkahdeksan dollaria ja yksitoista senttiä"),
    SpokenCase(.money("1.01", "EUR"), "1 euro ja 1 sentti", "yksi euro ja yksi sentti"),
    SpokenCase(.money("1.125", "EUR"), "1,125 euroa", "yksi pilkku yksi kaksi viisi euroa"),
    SpokenCase(
      .money("-3.20", "GBP"), "miinus 3 puntaa ja 20 pennyä", "miinus kolme puntaa ja kaksikymmentä pennyä"),
    SpokenCase(.money("2", "EUR", scale: 6), "2 miljoonaa euroa", "kaksi miljoonaa euroa"),
    SpokenCase(.measure("1", "kilometer"), "1 kilometri", "yksi kilometri"),
    SpokenCase(.measure("0.5", "kilometer"), "0,5 kilometriä", "nolla pilkku viisi kilometriä"),
    SpokenCase(
      .portion(Fraction(numerator: 1, denominator: 2), of: Unit("hour")), "puoli tuntia", "puoli tuntia"),
    SpokenCase(
      .date(CalendarDate(year: 2012, month: 11, day: 12)), "kahdestoista marraskuuta 2012",
      "kahdestoista marraskuuta kaksituhattakaksitoista"),
    SpokenCase(
      .date(CalendarDate(year: 2012, month: 11)), "marraskuu 2012", "marraskuu kaksituhattakaksitoista"),
    SpokenCase(.time(ClockTime(hour: 8, minute: 0)), "kello 8", "kello kahdeksan"),
    SpokenCase(.time(ClockTime(hour: 8, minute: 15)), "8:15", "kahdeksan viisitoista"),
    SpokenCase(.time(ClockTime(hour: 17, minute: 5)), "17 nolla 5", "seitsemäntoista nolla viisi"),
  ]

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
