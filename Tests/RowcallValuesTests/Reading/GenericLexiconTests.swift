import RowcallModel
import Testing

@testable import RowcallValues

@Suite struct GenericLexiconTests {
  @Test(arguments: [
    ("1 234,5", "pl"), ("1.234,5", "it"), ("1 234,5", "sv"), ("1’234.5", "de-CH"), ("1,234.5", "es-MX"),
  ])
  func numbersFollowTheLocalesMarks(text: String, locale: String) {
    #expect(value(text, in: locale) == .number(number("1234.5", isGrouped: true)))
  }

  @Test(arguments: [
    ("7 marca 2019", "pl"), ("7. maaliskuuta 2019", "fi"), ("7 marzo 2019", "it"),
    ("7 de março de 2019", "pt-BR"),
  ])
  func monthsHaveTheLocalesNames(text: String, locale: String) {
    #expect(value(text, in: locale) == date(2019, 3, 7, order: .dayMonthYear))
  }

  @Test func someLanguagesMakeOrdinalsByADot() {
    #expect(value("6.", in: "fi") == .ordinal(Ordinal(6)))
    #expect(value("6.", in: "it") == nil)
  }

  @Test func isoDatesMoneyAndUnitsNeedNoLanguage() {
    #expect(value("2015-10-21", in: "th") == date(2015, 10, 21))
    #expect(value("€12", in: "th") == money("12", "EUR"))
    #expect(value("12 km", in: "th") == measure("12", "kilometer"))
  }
}
