import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct TurkishTests {
  static let language = SpokenLanguages.language(for: LocaleTag("tr"))

  static let cases: [SpokenCase] = [
    SpokenCase(.number("-21"), "eksi 21", "eksi yirmi bir"),
    SpokenCase(.number("1.85"), "1,85", "bir virgül seksen beş"),
    SpokenCase(.number("3.141"), "3,141", "üç virgül bir dört bir"),
    SpokenCase(.number("2.5", scale: 6), "2,5 milyon", "iki virgül beş milyon"),
    SpokenCase(.percent("1.85"), "yüzde 1,85", "yüzde bir virgül seksen beş"),
    SpokenCase(.change("-1.2", .percent), "yüzde 1,2 düşüş", "yüzde bir virgül iki düşüş"),
    SpokenCase(.change("3", .number), "3 artış", "üç artış"),
    SpokenCase(.ordinal(Ordinal(4)), "dördüncü", "dördüncü"),
    SpokenCase(.fraction(Fraction(numerator: 3, denominator: 4)), "dörtte üç", "dörtte üç"),
    SpokenCase(.fraction(Fraction(numerator: 5, denominator: 16)), "on altıda beş", "on altıda beş"),
    SpokenCase(.fraction(Fraction(whole: 3, numerator: 1, denominator: 2)), "3 buçuk", "üç buçuk"),
    SpokenCase(
      .fraction(Fraction(whole: 3, numerator: 2, denominator: 5)), "3 tam beşte iki", "üç tam beşte iki"),
    SpokenCase(.money("648.11", "USD"), "648 dolar 11 sent", "altı yüz kırk sekiz dolar on bir sent"),
    SpokenCase(.money("1.01", "TRY"), "1 lira 1 kuruş", "bir lira bir kuruş"),
    SpokenCase(.money("-3.20", "TRY"), "eksi 3 lira 20 kuruş", "eksi üç lira yirmi kuruş"),
    SpokenCase(.money("2", "TRY", scale: 9), "2 milyar lira", "iki milyar lira"),
    SpokenCase(.measure("5", "kilogram"), "5 kilogram", "beş kilogram"),
    SpokenCase(.measure("1.5", "hour"), "1,5 saat", "bir virgül beş saat"),
    SpokenCase(
      .portion(Fraction(numerator: 1, denominator: 2), of: Unit("hour")), "yarım saat", "yarım saat"),
    SpokenCase(
      .date(CalendarDate(year: 2012, month: 11, day: 12, weekday: 2)), "12 Kasım 2012 Pazartesi",
      "on iki kasım iki bin on iki pazartesi"),
    SpokenCase(.decade(1980), "bin dokuz yüz seksenler", "bin dokuz yüz seksenler"),
    SpokenCase(.decade(1990), "bin dokuz yüz doksanlar", "bin dokuz yüz doksanlar"),
    SpokenCase(.time(ClockTime(hour: 8, minute: 0)), "saat 8", "saat sekiz"),
    SpokenCase(.time(ClockTime(hour: 8, minute: 15)), "8:15", "sekiz on beş"),
    SpokenCase(.time(ClockTime(hour: 17, minute: 5)), "17 sıfır 5", "on yedi sıfır beş"),
  ]

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
