import RowcallModel
import Testing

@testable import RowcallValues

@Suite struct GrammarNumbersTests {
  @Test(arguments: [
    ("7", "en", number("7")), ("-41", "en", number("-41")), ("\u{2212}6", "en", number("-6")),
    (".25", "en", number(".25")),
    ("3.50", "en", number("3.50")), ("24,000", "en", number("24000", isGrouped: true)),
    ("84200", "de", number("84200")),
    ("12,5", "de", number("12.5")), ("1.250.000", "de", number("1250000", isGrouped: true)),
    ("7 300", "fr", number("7300", isGrouped: true)),
    ("7\u{202F}300,5", "fr", number("7300.5", isGrouped: true)),
    ("2.000", "es", number("2000", isGrouped: true)), ("6 500", "es", number("6500", isGrouped: true)),
    ("5 million", "en", number("5", scale: 6)), ("0,7 Milliarden", "de", number("0.7", scale: 9)),
    ("3 mil millones", "es", number("3", scale: 9)), ("1,5 billion", "fr", number("1.5", scale: 12)),
  ])
  func numbersFollowTheLanguagesMarks(text: String, language: String, expected: Number) {
    #expect(value(text, in: language) == .number(expected))
  }

  @Test(arguments: [("1.234,50", "en"), ("1,234.50", "de"), ("1,234.50", "es")])
  func marksInAnotherOrderLeaveNoDoubt(text: String, language: String) {
    #expect(value(text, in: language) == .number(number("1234.50", isGrouped: true)))
  }

  @Test(arguments: [
    ("12,34,567", "en", "1234567"), ("12,34,567.50", "en", "1234567.50"), ("1,00,000", "hi", "100000"),
    ("1,00,000", "de", "100000"),
  ])
  func groupsOfTwoComeBeforeTheLastOneOfThreeInIndia(text: String, language: String, plain: String) {
    #expect(value(text, in: language) == .number(number(plain, isGrouped: true)))
  }

  @Test(arguments: ["صفحة 12,13", "صفحة 1,2,3", "1,2,3", "12,5"])
  func anArabicListIsNoDecimal(text: String) {
    let decimals = pieces(text, in: "ar").filter {
      if case .value(.number(let number)) = $0 { number.hasFraction } else { false }
    }
    #expect(decimals.isEmpty)
  }

  @Test(arguments: [("12,5 كم", "ar"), ("١٢٫٥ كم", "ar"), ("१२.५ किमी", "hi"), ("۱۲٫۵ km", "fa")])
  func decimalsMayHaveTheirScriptsDigits(text: String, language: String) {
    #expect(value(text, in: language) == measure("12.5", "kilometer"))
  }

  @Test func commasBetweenNumbersDoNotGroup() {
    #expect(pieces("1,2,3").filter { $0 != .words(",") }.count == 3)
  }

  @Test(arguments: ["007", "0412", "00"])
  func leadingZerosMakeACode(text: String) {
    #expect(value(text) == .identifier(text))
  }

  @Test func longUngroupedDigitsAloneAreACodeInEnglish() {
    #expect(value("84200") == .identifier("84200"))
    #expect(pieces("84200 seats").first == .value(.number(number("84200"))))
  }

  @Test func fourDigitsAreAYearWhereYearsSoundUnlikeNumbers() {
    #expect(value("1887") == date(1887))
    #expect(value("3400") == .number(number("3400")))
    #expect(value("1887", in: "fr") == .number(number("1887")))
  }

  @Test func digitsGluedToUnknownLettersAreACode() {
    #expect(pieces("747B") == [.value(.identifier("747")), .words(" B")])
    #expect(pieces("3D") == [.value(.number(number("3"))), .words(" D")])
  }

  @Test func decimalsThatNoNumberHoldsAreLeftOut() {
    #expect(value("31.41500000000000123456789") == .number(number("31.41500000000000123")))
    #expect(value("31415000000000001234567890") == .identifier("31415000000000001234567890"))
  }

  @Test(arguments: ["6.02E23", "1.5e+4"])
  func powersOfTenStayAsTheyAreWritten(text: String) {
    #expect(pieces("about " + text + " m") == [.words("about " + text + " m")])
  }

  @Test func theMinusOfAPowerOfTenIsAValue() {
    #expect(pieces("2.5e-7 m") == [.words("2.5e "), .value(.number(number("-7"))), .words(" m")])
  }
}
