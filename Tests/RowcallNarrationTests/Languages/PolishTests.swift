import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct PolishTests {
  static let language = SpokenLanguages.language(for: LocaleTag("pl"))

  static let cases: [SpokenCase] = [
    SpokenCase(.empty, "puste", "puste"),
    SpokenCase(.number("-42"), "minus 42", "minus czterdzieści dwa"),
    SpokenCase(.number("1"), "1", "jeden"),
    SpokenCase(.number("2012"), "2012", "dwa tysiące dwanaście"),
    SpokenCase(.number("21000"), "21000", "dwadzieścia jeden tysięcy"),
    SpokenCase(.number("1.85"), "1,85", "jeden przecinek osiemdziesiąt pięć"),
    SpokenCase(.number("0.5"), "0,5", "zero przecinek pięć"),
    SpokenCase(.number("2.05"), "2,05", "dwa przecinek zero pięć"),
    SpokenCase(.number("0.12345"), "0,12345", "zero przecinek dwanaście trzydzieści cztery pięć"),
    SpokenCase(.number("007"), "0 0 7", "zero zero siedem"),
    SpokenCase(.number("2.5", scale: 6), "2,5 miliona", "dwa przecinek pięć miliona"),
    SpokenCase(.number("2", scale: 3), "2 tysiące", "dwa tysiące"),
    SpokenCase(.percent("1"), "1 procent", "jeden procent"),
    SpokenCase(.percent("2"), "2 procent", "dwa procent"),
    SpokenCase(.percent("-5"), "minus 5 procent", "minus pięć procent"),
    SpokenCase(.percent("1.85"), "1,85 procent", "jeden przecinek osiemdziesiąt pięć procent"),
    SpokenCase(
      .change("1.85", .percent), "plus 1,85 procent", "plus jeden przecinek osiemdziesiąt pięć procent"),
    SpokenCase(.change("-21", .percent), "minus 21 procent", "minus dwadzieścia jeden procent"),
    SpokenCase(.change("0", .percent), "bez zmian", "bez zmian"),
    SpokenCase(
      .change("-2.50", .money(currency: "USD")), "minus 2 dolary i 50 centów",
      "minus dwa dolary i pięćdziesiąt centów"),
    SpokenCase(
      .money("648.11", "USD"), "648 dolarów i 11 centów",
      "sześćset czterdzieści osiem dolarów i jedenaście centów"),
    SpokenCase(.money("1.01", "USD"), "1 dolar i 1 cent", "jeden dolar i jeden cent"),
    SpokenCase(.money("2.02", "USD"), "2 dolary i 2 centy", "dwa dolary i dwa centy"),
    SpokenCase(.money("100", "USD"), "100 dolarów", "sto dolarów"),
    SpokenCase(.money("200", "USD"), "200 dolarów", "dwieście dolarów"),
    SpokenCase(.money("1.00", "EUR"), "jedno euro", "jedno euro"),
    SpokenCase(
      .money("-3.20", "USD"), "minus 3 dolary i 20 centów", "minus trzy dolary i dwadzieścia centów"),
    SpokenCase(
      .money("21.22", "RUB"), "21 rubli i dwadzieścia dwie kopiejki",
      "dwadzieścia jeden rubli i dwadzieścia dwie kopiejki"),
    SpokenCase(.money("22", "SEK"), "dwadzieścia dwie korony szwedzkie", "dwadzieścia dwie korony szwedzkie"),
    SpokenCase(
      .money("1200.50", "PLN"), "1200 złotych i 50 groszy", "tysiąc dwieście złotych i pięćdziesiąt groszy"),
    SpokenCase(.money("1.125", "USD"), "1,125 dolara", "jeden przecinek sto dwadzieścia pięć dolara"),
    SpokenCase(.money("2.5", "USD", scale: 9), "2,5 miliarda dolarów", "dwa przecinek pięć miliarda dolarów"),
    SpokenCase(.measure("1", "hour"), "jedna godzina", "jedna godzina"),
    SpokenCase(.measure("2", "hour"), "dwie godziny", "dwie godziny"),
    SpokenCase(.measure("3", "hour"), "3 godziny", "trzy godziny"),
    SpokenCase(.measure("21", "minute"), "21 minut", "dwadzieścia jeden minut"),
    SpokenCase(.measure("-2", "celsius"), "minus 2 stopnie Celsjusza", "minus dwa stopnie celsjusza"),
    SpokenCase(.measure("1.5", "kilometer"), "1,5 kilometra", "jeden przecinek pięć kilometra"),
    SpokenCase(.rate(.money("9", "EUR"), per: Unit("week")), "9 euro na tydzień", "dziewięć euro na tydzień"),
    SpokenCase(
      .duration(TimeSpan(hours: 2, minutes: 5)), "dwie godziny i 5 minut", "dwie godziny i pięć minut"),
    SpokenCase(
      .duration(TimeSpan(minutes: 1, seconds: Number(significand: 3))), "jedna minuta i 3 sekundy",
      "jedna minuta i trzy sekundy"),
    SpokenCase(.ordinal(Ordinal(1)), "pierwszy", "pierwszy"),
    SpokenCase(.ordinal(Ordinal(3)), "trzeci", "trzeci"),
    SpokenCase(.ordinal(Ordinal(21)), "dwudziesty pierwszy", "dwudziesty pierwszy"),
    SpokenCase(.fraction(Fraction(numerator: 2, denominator: 3)), "dwie trzecie", "dwie trzecie"),
    SpokenCase(
      .fraction(Fraction(whole: 3, numerator: 3, denominator: 7)), "3 i trzy siódme", "trzy i trzy siódme"),
    SpokenCase(
      .portion(Fraction(numerator: 3, denominator: 4), of: Unit("meter")), "trzy czwarte metra",
      "trzy czwarte metra"),
    SpokenCase(
      .date(CalendarDate(year: 2012, month: 11, day: 12)), "dwunastego listopada dwa tysiące dwunastego roku",
      "dwunastego listopada dwa tysiące dwunastego roku"),
    SpokenCase(
      .date(CalendarDate(year: 1989, month: 3, day: 3, weekday: 6)),
      "piątek, trzeciego marca tysiąc dziewięćset osiemdziesiątego dziewiątego roku",
      "piątek, trzeciego marca tysiąc dziewięćset osiemdziesiątego dziewiątego roku"),
    SpokenCase(
      .date(CalendarDate(year: 2000, month: 6, day: 1)), "pierwszego czerwca dwutysięcznego roku",
      "pierwszego czerwca dwutysięcznego roku"),
    SpokenCase(
      .date(CalendarDate(month: 10, day: 21)), "dwudziestego pierwszego października",
      "dwudziestego pierwszego października"),
    SpokenCase(
      .date(CalendarDate(year: 1900, month: 5)), "maj tysiąc dziewięćsetnego roku",
      "maj tysiąc dziewięćsetnego roku"),
    SpokenCase(.date(CalendarDate(year: 2012)), "dwa tysiące dwunasty", "dwa tysiące dwunasty"),
    SpokenCase(
      .date(CalendarDate(year: -44)), "czterdziesty czwarty przed naszą erą",
      "czterdziesty czwarty przed naszą erą"),
    SpokenCase(
      .decade(1980), "lata tysiąc dziewięćset osiemdziesiąte", "lata tysiąc dziewięćset osiemdziesiąte"),
    SpokenCase(.time(ClockTime(hour: 17, minute: 5)), "siedemnasta zero 5", "siedemnasta zero pięć"),
    SpokenCase(.time(ClockTime(hour: 1, minute: 0)), "godzina pierwsza", "godzina pierwsza"),
    SpokenCase(
      .time(ClockTime(hour: 21, minute: 22)), "dwudziesta pierwsza 22", "dwudziesta pierwsza dwadzieścia dwa"),
    SpokenCase(.time(ClockTime(hour: 0, minute: 30)), "zerowa 30", "zerowa trzydzieści"),
    SpokenCase(
      .time(ClockTime(hour: 9, minute: 20, period: .pm)), "dwudziesta pierwsza 20",
      "dwudziesta pierwsza dwadzieścia"),
    SpokenCase(
      .time(ClockTime(hour: 8, minute: 2, second: 3, zone: "+02:00")),
      "ósma zero 2 i 3 sekundy UTC plus dwie godziny", "osiem godzin dwie minuty trzy sekundy plus dwa"),
    SpokenCase(
      .dateTime(CalendarDate(month: 7, day: 4), ClockTime(hour: 19, minute: 30)),
      "czwartego lipca, dziewiętnasta 30", "czwartego lipca, dziewiętnasta trzydzieści"),
    SpokenCase(
      .range(.money("5", "USD"), .money("9", "USD")), "5 dolarów do 9 dolarów",
      "pięć dolarów do dziewięć dolarów"),
    SpokenCase(
      .telephone("+380 44-12"), "plus 3 8 0, 4 4, 1 2", "plus trzy osiem zero, cztery cztery, jeden dwa"),
    SpokenCase(.identifier("B07-4"), "B 0 7, 4", "B zero siedem, cztery"),
  ]

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
