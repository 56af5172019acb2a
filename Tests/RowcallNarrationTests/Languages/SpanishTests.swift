import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct SpanishTests {
  static let language = SpokenLanguages.language(for: LocaleTag("es"))

  static let cases: [SpokenCase] = [
    SpokenCase(.empty, "vacío", "vacío"),
    SpokenCase(.number("-31"), "menos 31", "menos treinta y uno"),
    SpokenCase(.number("4.2507"), "4,2507", "cuatro coma veinticinco cero siete"),
    SpokenCase(.number("6", scale: 6), "6 millones", "seis millones"),
    SpokenCase(.number("1", scale: 6), "un millón", "un millón"),
    SpokenCase(.percent("3.5"), "3,5 por ciento", "tres coma cinco por ciento"),
    SpokenCase(.change("3.5", .percent), "sube 3,5 por ciento", "sube tres coma cinco por ciento"),
    SpokenCase(.ordinal(Ordinal(3, suffix: "er")), "tercer", "tercer"),
    SpokenCase(.ordinal(Ordinal(26, suffix: "ª")), "vigesimosexta", "vigesimosexta"),
    SpokenCase(.ordinal(Ordinal(12)), "duodécimo", "duodécimo"),
    SpokenCase(.ordinal(Ordinal(4000)), "cuatromilésimo", "cuatromilésimo"),
    SpokenCase(
      .fraction(Fraction(numerator: 3, denominator: 16)), "tres dieciseisavos", "tres dieciseisavos"),
    SpokenCase(
      .fraction(Fraction(numerator: 1, denominator: 35)), "un treintaicincoavo", "un treintaicincoavo"),
    SpokenCase(.fraction(Fraction(numerator: 2, denominator: 300)), "dos tricentésimos", "dos tricentésimos"),
    SpokenCase(.fraction(Fraction(numerator: 1, denominator: 10_000)), "un diezmilésimo", "un diezmilésimo"),
    SpokenCase(
      .fraction(Fraction(numerator: 2, denominator: 107)), "dos sobre ciento siete", "dos sobre ciento siete"),
    SpokenCase(.fraction(Fraction(whole: 4, numerator: 1, denominator: 2)), "4 y medio", "cuatro y medio"),
    SpokenCase(.money("21.30", "EUR"), "veintiún euros con 30 céntimos", "veintiún euros treinta céntimos"),
    SpokenCase(
      .money("-21.30", "EUR"), "menos veintiún euros con 30 céntimos", "menos veintiún euros treinta céntimos"
    ),
    SpokenCase(.money("350", "GBP"), "trescientas cincuenta libras", "trescientas cincuenta libras"),
    SpokenCase(.money("5", "EUR", scale: 12), "5 billones de euros", "cinco billones de euros"),
    SpokenCase(.money("3000000", "EUR"), "3000000 de euros", "tres millones de euros"),
    SpokenCase(.measure("1.2", "mile"), "1,2 millas", "una coma dos millas"),
    SpokenCase(.measure("31", "kilometer"), "treinta y un kilómetros", "treinta y un kilómetros"),
    SpokenCase(.measure("-3", "celsius"), "menos 3 grados centígrados", "menos tres grados centígrados"),
    SpokenCase(
      .portion(Fraction(numerator: 2, denominator: 3), of: Unit("mile")), "dos tercios de milla",
      "dos tercios de milla"),
    SpokenCase(
      .date(CalendarDate(year: 2019, month: 10, day: 12, weekday: 7)), "sábado 12 de octubre de 2019",
      "sábado doce de octubre de dos mil diecinueve"),
    SpokenCase(.date(CalendarDate(month: 2, day: 1)), "primero de febrero", "primero de febrero"),
    SpokenCase(.time(ClockTime(hour: 1, minute: 0)), "una", "una"),
    SpokenCase(.time(ClockTime(hour: 17, minute: 0)), "17 horas", "diecisiete"),
    SpokenCase(.time(ClockTime(hour: 9, minute: 30)), "9 y media", "nueve y media"),
    SpokenCase(
      .time(ClockTime(hour: 6, minute: 15, period: .pm)), "6 y cuarto de la tarde",
      "seis y cuarto de la tarde"),
    SpokenCase(.time(ClockTime(hour: 7, period: .am)), "7 de la mañana", "siete de la mañana"),
    SpokenCase(
      .time(ClockTime(hour: 18, minute: 0, second: 0, zone: "GMT+2")), "18 horas G M T más 2",
      "dieciocho g m t más dos"),
    SpokenCase(
      .telephone("+52 (555) 010-4477-9"), "más 52 5 5 5 0 1 0 4 4 7 7 extensión 9",
      "más cincuenta y dos cinco cinco cinco cero uno cero cuatro cuatro siete siete extensión nueve"),
  ]

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
