import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct PortugueseTests {
  static let language = SpokenLanguages.language(for: LocaleTag("pt-BR"))

  static let cases: [SpokenCase] = [
    SpokenCase(.number("-2"), "menos 2", "menos dois"),
    SpokenCase(.number("1.85"), "1,85", "um vírgula oitenta e cinco"),
    SpokenCase(.number("1.5", scale: 6), "1,5 milhão", "um vírgula cinco milhão"),
    SpokenCase(.percent("7"), "7 por cento", "sete por cento"),
    SpokenCase(.change("-1.2", .percent), "queda de 1,2 por cento", "queda de um vírgula dois por cento"),
    SpokenCase(.change("3", .number), "alta de 3", "alta de três"),
    SpokenCase(.ordinal(Ordinal(22, suffix: "ª")), "vigésima segunda", "vigésima segunda"),
    SpokenCase(.ordinal(Ordinal(1, suffix: "º")), "primeiro", "primeiro"),
    SpokenCase(
      .fraction(Fraction(numerator: 3, denominator: 16)), "três dezesseis avos", "três dezesseis avos"),
    SpokenCase(.fraction(Fraction(numerator: 2, denominator: 3)), "dois terços", "dois terços"),
    SpokenCase(
      .money("648.11", "USD"), "648 dólares e 11 centavos",
      "seiscentos e quarenta e oito dólares e onze centavos"),
    SpokenCase(.money("1.01", "BRL"), "1 real e 1 centavo", "um real e um centavo"),
    SpokenCase(.money("2", "GBP"), "duas libras", "duas libras"),
    SpokenCase(
      .money("2342", "GBP"), "duas mil trezentas e quarenta e duas libras",
      "duas mil trezentas e quarenta e duas libras"),
    SpokenCase(.money("15", "GBP"), "15 libras", "quinze libras"),
    SpokenCase(.money("-3.20", "BRL"), "menos 3 reais e 20 centavos", "menos três reais e vinte centavos"),
    SpokenCase(.money("2", "BRL", scale: 9), "2 bilhões de reais", "dois bilhões de reais"),
    SpokenCase(.measure("21", "hour"), "vinte e uma horas", "vinte e uma horas"),
    SpokenCase(.measure("200", "mile"), "duzentas milhas", "duzentas milhas"),
    SpokenCase(.measure("1.5", "kilometer"), "1,5 quilômetro", "um vírgula cinco quilômetro"),
    SpokenCase(
      .portion(Fraction(numerator: 1, denominator: 2), of: Unit("hour")), "meia hora", "meia hora"),
    SpokenCase(
      .date(CalendarDate(year: 2012, month: 3, day: 1)), "primeiro de março de 2012",
      "primeiro de março de dois mil e doze"),
    SpokenCase(
      .date(CalendarDate(year: 1989, month: 11, day: 9)), "9 de novembro de 1989",
      "nove de novembro de mil novecentos e oitenta e nove"),
    SpokenCase(.time(ClockTime(hour: 2, minute: 0)), "duas horas", "duas horas"),
    SpokenCase(.time(ClockTime(hour: 1, minute: 15)), "uma hora e 15", "uma hora e quinze"),
    SpokenCase(
      .time(ClockTime(hour: 5, minute: 30, period: .pm)), "17 horas e 30", "dezessete horas e trinta"),
  ]

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
