import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct FrenchTests {
  static let language = SpokenLanguages.language(for: LocaleTag("fr-FR"))

  static let cases: [SpokenCase] = [
    SpokenCase(.empty, "vide", "vide"),
    SpokenCase(.number("-91"), "moins 91", "moins quatre-vingt-onze"),
    SpokenCase(.number("61"), "61", "soixante et un"),
    SpokenCase(.number("5.214"), "5,214", "cinq virgule deux cent quatorze"),
    SpokenCase(.number("5.08"), "5,08", "cinq virgule zéro huit"),
    SpokenCase(.number("5.2190"), "5,2190", "cinq virgule vingt et un quatre-vingt-dix"),
    SpokenCase(.number("1.5", scale: 6), "1,5 million", "un virgule cinq million"),
    SpokenCase(.number("3", scale: 9), "3 milliards", "trois milliards"),
    SpokenCase(.percent("7"), "7 pour cent", "sept pour cent"),
    SpokenCase(.change("-7", .percent), "en baisse de 7 pour cent", "en baisse de sept pour cent"),
    SpokenCase(.ordinal(Ordinal(1, suffix: "re")), "première", "première"),
    SpokenCase(.ordinal(Ordinal(12)), "douzième", "douzième"),
    SpokenCase(.fraction(Fraction(numerator: 2, denominator: 3)), "deux tiers", "deux tiers"),
    SpokenCase(.fraction(Fraction(whole: 6, numerator: 1, denominator: 2)), "6 et demi", "six et demi"),
    SpokenCase(.fraction(Fraction(numerator: 3, denominator: 8)), "trois huitièmes", "trois huitièmes"),
    SpokenCase(.money("1.50", "EUR"), "1 euro et 50 centimes", "un euro cinquante centimes"),
    SpokenCase(.money("-9.15", "EUR"), "moins 9 euros et 15 centimes", "moins neuf euros quinze centimes"),
    SpokenCase(.money("21", "GBP"), "vingt et une livres", "vingt et une livres"),
    SpokenCase(.money("4", "EUR", scale: 6), "4 millions d'euros", "quatre millions d'euros"),
    SpokenCase(.money("4", "USD", scale: 6), "4 millions de dollars", "quatre millions de dollars"),
    SpokenCase(.measure("1", "hour"), "une heure", "une heure"),
    SpokenCase(.measure("2.5", "square-meter"), "2,5 mètres carrés", "deux virgule cinq mètres carrés"),
    SpokenCase(
      .measure("60", "kilometer", scale: 6), "60 millions de kilomètres", "soixante millions de kilomètres"),
    SpokenCase(
      .date(CalendarDate(year: 1999, month: 8, day: 1)), "premier août 1999",
      "premier août mille neuf cent quatre-vingt-dix-neuf"),
    SpokenCase(.date(CalendarDate(month: 7, day: 14)), "14 juillet", "quatorze juillet"),
    SpokenCase(.time(ClockTime(hour: 0, minute: 0)), "0 heure", "zéro heure"),
    SpokenCase(.time(ClockTime(hour: 21, minute: 10)), "vingt et une heures 10", "vingt et une heures dix"),
    SpokenCase(.time(ClockTime(hour: 1, minute: 10)), "une heure 10", "une heure dix"),
    SpokenCase(.time(ClockTime(hour: 6, period: .pm)), "18 heures", "dix-huit heures"),
  ]

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
