import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct GermanTests {
  static let language = SpokenLanguages.language(for: LocaleTag("de"))

  static let cases: [SpokenCase] = [
    SpokenCase(.empty, "leer", "leer"),
    SpokenCase(.number("-42"), "minus 42", "minus zwei und vierzig"),
    SpokenCase(.number("1"), "1", "eins"),
    SpokenCase(.number("3.60"), "3,60", "drei komma sechs null"),
    SpokenCase(.number("7.5", scale: 6), "7,5 Millionen", "sieben komma fünf millionen"),
    SpokenCase(.number("1", scale: 6), "eine Million", "eine million"),
    SpokenCase(.percent("2.5"), "2,5 Prozent", "zwei komma fünf prozent"),
    SpokenCase(.change("2.5", .percent), "plus 2,5 Prozent", "plus zwei komma fünf prozent"),
    SpokenCase(
      .change("-2.50", .money(currency: "EUR")), "minus 2 Euro und 50 Cent", "minus zwei euro fünfzig cent"),
    SpokenCase(.ordinal(Ordinal(17)), "siebzehnter", "siebzehnter"),
    SpokenCase(.ordinal(Ordinal(17, suffix: "ten")), "siebzehnten", "siebzehnten"),
    SpokenCase(.ordinal(Ordinal(17, suffix: "tes")), "siebzehntes", "siebzehntes"),
    SpokenCase(.fraction(Fraction(numerator: 3, denominator: 7)), "drei siebtel", "drei siebtel"),
    SpokenCase(.fraction(Fraction(numerator: 1, denominator: 2)), "ein halb", "ein halb"),
    SpokenCase(.money("1.00", "EUR"), "ein Euro", "ein euro"),
    SpokenCase(.money("101", "EUR"), "ein hundert ein Euro", "ein hundert ein euro"),
    SpokenCase(.money("12.90", "EUR"), "12 Euro und 90 Cent", "zwölf euro neunzig cent"),
    SpokenCase(.money("-12.90", "EUR"), "minus 12 Euro und 90 Cent", "minus zwölf euro neunzig cent"),
    SpokenCase(.money("1.40", "RUB"), "ein Rubel und 40 Kopeken", "ein rubel vierzig kopeken"),
    SpokenCase(.money("1", "SEK"), "eine schwedische Krone", "eine schwedische krone"),
    SpokenCase(.measure("1", "hour"), "eine Stunde", "eine stunde"),
    SpokenCase(.measure("1.5", "kilometer"), "1,5 Kilometer", "eins komma fünf kilometer"),
    SpokenCase(.rate(.money("9", "EUR"), per: Unit("month")), "9 Euro pro Monat", "neun euro pro monat"),
    SpokenCase(
      .date(CalendarDate(year: 1989, month: 11, day: 9)),
      "neunter November neunzehn hundert neun und achtzig",
      "neunter november neunzehn hundert neun und achtzig"),
    SpokenCase(
      .date(CalendarDate(year: 2024, month: 3, day: 1, order: .dayMonthYear)), "erster März 2024",
      "erster märz zwei tausend vier und zwanzig"),
    SpokenCase(.decade(1970), "neunzehn hundert siebziger", "neunzehn hundert siebziger"),
    SpokenCase(.time(ClockTime(hour: 1, minute: 0)), "ein Uhr", "ein uhr"),
    SpokenCase(.time(ClockTime(hour: 16, minute: 20)), "16 Uhr 20", "sechzehn uhr zwanzig"),
    SpokenCase(.time(ClockTime(hour: 4, minute: 20, period: .pm)), "16 Uhr 20", "sechzehn uhr zwanzig"),
    SpokenCase(.time(ClockTime(hour: 9, minute: 0, zone: "CET")), "9 Uhr C E T", "neun uhr c e t"),
    SpokenCase(
      .telephone("+43 512-90"), "plus 43 5 1 2 9 0", "plus drei und vierzig fünf eins zwei neun null"),
  ]

  @Test(arguments: [
    (Value.percent("1"), "ein Prozent"), (.percent("2"), "2 Prozent"), (.percent("1.5"), "1,5 Prozent"),
    (.change("1", .percent), "plus ein Prozent"),
  ])
  func onePercentIsCounted(value: Value, heard: String) {
    #expect(Self.language.spoken(value, as: .digits) == heard)
  }

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
