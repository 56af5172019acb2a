import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct CzechTests {
  static let language = SpokenLanguages.language(for: LocaleTag("cs"))

  static let cases: [SpokenCase] = [
    SpokenCase(.empty, "prázdné", "prázdné"),
    SpokenCase(.number("-42"), "minus 42", "minus čtyřicet dva"),
    SpokenCase(.number("1"), "1", "jeden"),
    SpokenCase(.number("2012"), "dva tisíce dvanáct", "dva tisíce dvanáct"),
    SpokenCase(.number("21000"), "dvacet jeden tisíc", "dvacet jeden tisíc"),
    SpokenCase(.number("1.85"), "jedna celá 85 setin", "jedna celá osmdesát pět setin"),
    SpokenCase(.number("0.5"), "0 celá 5 desetin", "nula celá pět desetin"),
    SpokenCase(.number("2.05"), "dvě celé 5 setin", "dvě celé pět setin"),
    SpokenCase(.number("0.12345"), "0 čárka 1 2 3 4 5", "nula čárka jeden dva tři čtyři pět"),
    SpokenCase(.number("007"), "0 0 7", "nula nula sedm"),
    SpokenCase(.number("2.5", scale: 6), "dvě celé 5 desetin milionu", "dvě celé pět desetin milionu"),
    SpokenCase(.number("2", scale: 3), "2 tisíce", "dva tisíce"),
    SpokenCase(.percent("1"), "jedno procento", "jedno procento"),
    SpokenCase(.percent("2"), "dvě procenta", "dvě procenta"),
    SpokenCase(.percent("-5"), "minus 5 procent", "minus pět procent"),
    SpokenCase(.percent("1.85"), "jedna celá 85 setin procenta", "jedna celá osmdesát pět setin procenta"),
    SpokenCase(
      .change("1.85", .percent), "plus jedna celá 85 setin procenta",
      "plus jedna celá osmdesát pět setin procenta"),
    SpokenCase(.change("-21", .percent), "minus dvacet jedna procent", "minus dvacet jedna procent"),
    SpokenCase(.change("0", .percent), "beze změny", "beze změny"),
    SpokenCase(
      .change("-2.50", .money(currency: "USD")), "minus 2 dolary a 50 centů",
      "minus dva dolary a padesát centů"),
    SpokenCase(
      .money("648.11", "USD"), "648 dolarů a 11 centů", "šest set čtyřicet osm dolarů a jedenáct centů"),
    SpokenCase(.money("1.01", "USD"), "1 dolar a 1 cent", "jeden dolar a jeden cent"),
    SpokenCase(.money("2.02", "USD"), "2 dolary a 2 centy", "dva dolary a dva centy"),
    SpokenCase(.money("100", "USD"), "100 dolarů", "sto dolarů"),
    SpokenCase(.money("200", "USD"), "200 dolarů", "dvě stě dolarů"),
    SpokenCase(.money("1.00", "EUR"), "jedno euro", "jedno euro"),
    SpokenCase(.money("-3.20", "USD"), "minus 3 dolary a 20 centů", "minus tři dolary a dvacet centů"),
    SpokenCase(
      .money("21.22", "RUB"), "21 rublů a dvacet dvě kopejek", "dvacet jeden rublů a dvacet dvě kopejek"),
    SpokenCase(.money("22", "SEK"), "dvacet dvě švédských korun", "dvacet dvě švédských korun"),
    SpokenCase(.money("5000.02", "CZK"), "pět tisíc korun a 2 haléře", "pět tisíc korun a dva haléře"),
    SpokenCase(
      .money("1.125", "USD"), "jedna celá 125 tisícin dolaru", "jedna celá sto dvacet pět tisícin dolaru"),
    SpokenCase(
      .money("2.5", "USD", scale: 9), "dvě celé 5 desetin miliardy dolarů",
      "dvě celé pět desetin miliardy dolarů"),
    SpokenCase(.measure("1", "hour"), "jedna hodina", "jedna hodina"),
    SpokenCase(.measure("2", "hour"), "dvě hodiny", "dvě hodiny"),
    SpokenCase(.measure("3", "hour"), "3 hodiny", "tři hodiny"),
    SpokenCase(.measure("21", "minute"), "dvacet jedna minut", "dvacet jedna minut"),
    SpokenCase(.measure("-2", "celsius"), "minus 2 stupně Celsia", "minus dva stupně celsia"),
    SpokenCase(
      .measure("1.5", "kilometer"), "jedna celá 5 desetin kilometru", "jedna celá pět desetin kilometru"),
    SpokenCase(.rate(.money("9", "EUR"), per: Unit("week")), "9 eur za týden", "devět eur za týden"),
    SpokenCase(.duration(TimeSpan(hours: 2, minutes: 5)), "dvě hodiny a 5 minut", "dvě hodiny a pět minut"),
    SpokenCase(
      .duration(TimeSpan(minutes: 1, seconds: Number(significand: 3))), "jedna minuta a 3 sekundy",
      "jedna minuta a tři sekundy"),
    SpokenCase(.ordinal(Ordinal(1)), "první", "první"),
    SpokenCase(.ordinal(Ordinal(3)), "třetí", "třetí"),
    SpokenCase(.ordinal(Ordinal(21)), "dvacátý první", "dvacátý první"),
    SpokenCase(.fraction(Fraction(numerator: 2, denominator: 3)), "dvě třetiny", "dvě třetiny"),
    SpokenCase(
      .fraction(Fraction(whole: 3, numerator: 3, denominator: 7)), "3 a tři sedminy", "tři a tři sedminy"),
    SpokenCase(
      .portion(Fraction(numerator: 3, denominator: 4), of: Unit("meter")), "tři čtvrtiny metru",
      "tři čtvrtiny metru"),
    SpokenCase(
      .date(CalendarDate(year: 2012, month: 11, day: 12)), "dvanáctého listopadu dva tisíce dvanáct",
      "dvanáctého listopadu dva tisíce dvanáct"),
    SpokenCase(
      .date(CalendarDate(year: 1989, month: 3, day: 3, weekday: 6)),
      "pátek třetího března tisíc devět set osmdesát devět",
      "pátek třetího března tisíc devět set osmdesát devět"),
    SpokenCase(
      .date(CalendarDate(year: 2000, month: 6, day: 1)), "prvního června dva tisíce",
      "prvního června dva tisíce"),
    SpokenCase(.date(CalendarDate(month: 10, day: 21)), "dvacátého prvního října", "dvacátého prvního října"),
    SpokenCase(.date(CalendarDate(year: 1900, month: 5)), "květen tisíc devět set", "květen tisíc devět set"),
    SpokenCase(.date(CalendarDate(year: 2012)), "dva tisíce dvanáct", "dva tisíce dvanáct"),
    SpokenCase(
      .date(CalendarDate(year: -44)), "44 před naším letopočtem", "čtyřicet čtyři před naším letopočtem"),
    SpokenCase(.decade(1980), "tisíc devět set osmdesátá léta", "tisíc devět set osmdesátá léta"),
    SpokenCase(.time(ClockTime(hour: 17, minute: 5)), "17 hodin 5 minut", "sedmnáct hodin pět minut"),
    SpokenCase(.time(ClockTime(hour: 1, minute: 0)), "jedna hodina", "jedna hodina"),
    SpokenCase(
      .time(ClockTime(hour: 21, minute: 22)), "dvacet jedna hodin dvacet dvě minut",
      "dvacet jedna hodin dvacet dvě minut"),
    SpokenCase(.time(ClockTime(hour: 0, minute: 30)), "0 hodin 30 minut", "nula hodin třicet minut"),
    SpokenCase(
      .time(ClockTime(hour: 9, minute: 20, period: .pm)), "dvacet jedna hodin 20 minut",
      "dvacet jedna hodin dvacet minut"),
    SpokenCase(
      .time(ClockTime(hour: 8, minute: 2, second: 3, zone: "+02:00")),
      "8 hodin dvě minuty 3 sekundy UTC plus dvě hodiny", "osm hodin dvě minuty tři sekundy plus dva"),
    SpokenCase(
      .dateTime(CalendarDate(month: 7, day: 4), ClockTime(hour: 19, minute: 30)),
      "čtvrtého července, 19 hodin 30 minut", "čtvrtého července, devatenáct hodin třicet minut"),
    SpokenCase(
      .range(.money("5", "USD"), .money("9", "USD")), "5 dolarů až 9 dolarů", "pět dolarů až devět dolarů"),
    SpokenCase(.telephone("+380 44-12"), "plus 3 8 0, 4 4, 1 2", "plus tři osm nula, čtyři čtyři, jeden dva"),
    SpokenCase(.identifier("B07-4"), "B 0 7, 4", "B nula sedm, čtyři"),
  ]

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
