import RowcallModel
import RowcallText
import Testing

@testable import RowcallValues

@Suite struct CellReaderTests {
  @Test(arguments: [
    "-7", "\u{2212}7", "(7)", "7-", "- 7", "7\u{2212}", "\u{2013}7", "( 7 )",
  ])
  func everyWayOfWritingANegativeIsNegative(cell: String) {
    let expected = Number(isNegative: true, significand: 7)
    #expect(CellReader(.integer).value(in: cell) == .number(expected))
  }

  @Test(arguments: [
    "-$4.20", "$-4.20", "$(4.20)", "($4.20)", "$4.20-", "\u{2212}$4.20", "(4.20 USD)", "USD -4.20", "-4.20 $",
    "$ (4.20)", "(4.20)", "\u{FF04}\u{FF0D}4.20",
  ])
  func negativeMoneyIsNegativeWhereverItsSignStands(cell: String) {
    let expected = Number(isNegative: true, significand: 420, fractionDigits: 2)
    #expect(CellReader(.money(currency: "USD")).value(in: cell) == .money(Money(expected, currency: "USD")))
  }

  @Test(arguments: ["-(7)", "((7))", "(7", "7)", "--7", "5(7)", "7 (", "18+", "+-3", "7%%", "$7$", ""])
  func unfinishedOrDoubledMarksDoNotFit(cell: String) {
    #expect([nil, .empty].contains(CellReader(.decimal).value(in: cell)))
  }

  @Test(arguments: [
    ("1,234,567", DecimalMark.point), ("1.234.567", .comma), ("1 234 567", .comma),
    ("1\u{A0}234\u{A0}567", .point),
    ("1\u{202F}234\u{202F}567", .comma), ("1'234'567", .point), ("1\u{2019}234\u{2019}567", .comma),
    ("12,34,567", .point),
  ])
  func groupedDigitsAreOneNumber(cell: String, mark: DecimalMark) {
    let value = CellReader(.integer, conventions: CellConventions(decimalMark: mark)).value(in: cell)
    let digits = cell.unicodeScalars.filter { ("0"..."9").contains($0) }
    let expected = Number(significand: UInt64(String(String.UnicodeScalarView(digits))) ?? 0, isGrouped: true)
    #expect(value == .number(expected))
  }

  @Test(arguments: [
    "1,23", "1,2345", "12,34", "1,234,56", "0,123", "1,234 567", "1.2.3", "1,,234", "12 5", ",5", "5.", ".",
    "1e", "e5",
    "1 234 56", "1,23,45,678,9", "1,234,56,789", "123,45,678", "12,345,67,890",
  ])
  func wrongGroupsDoNotFit(cell: String) {
    let value = CellReader(.decimal).value(in: cell)
    #expect(value == nil || value == .empty)
  }

  @Test(arguments: [
    ("1e20", Number(significand: 1, scale: 20)), ("1E+19", Number(significand: 1, scale: 19)),
    ("-3.50E+22", Number(isNegative: true, significand: 35, fractionDigits: 1, scale: 22)),
    ("123456789012e12", Number(significand: 123_456_789_012, fractionDigits: 11, scale: 23)),
    ("1e18", Number(significand: 1_000_000_000_000_000_000)),
    ("2.5E-20", Number(significand: 25, fractionDigits: 21)),
    ("1e-40", Number(significand: 1, fractionDigits: 40)), ("0e99", Number(significand: 0)),
  ])
  func powersOfTenOfAnyUsualSizeAreNumbers(cell: String, number: Number) {
    #expect(CellReader(.decimal).value(in: cell) == .number(number))
    if !number.hasFraction || number.isPowerOfTen {
      #expect(CellReader(.integer).value(in: cell) == .number(number))
    }
    // What is said of a currency or a unit has no room for them.
    if number.isPowerOfTen { #expect(CellReader(.money(currency: "USD")).value(in: cell) == nil) }
  }

  @Test(arguments: [
    ("3/4", Fraction(numerator: 3, denominator: 4)),
    ("-1 1/4", Fraction(isNegative: true, whole: 1, numerator: 1, denominator: 4)),
    ("25/100", Fraction(numerator: 25, denominator: 100)), ("1/0", nil), ("1/2/3", nil), ("a/b", nil),
    ("1  1/4", nil), ("1 2 3/4", nil), ("/4", nil), ("3/", nil), ("12345678901234567/2", nil),
  ])
  func fractionsAreNumbersWhereAWorkbookSaysSo(cell: String, fraction: Fraction?) {
    let reader = CellReader(.decimal, conventions: CellConventions(shownForm: .fractions))
    #expect(reader.value(in: cell) == fraction.map { .fraction($0) })
    #expect(CellReader(.decimal).value(in: cell) == nil)
  }

  @Test func aNumberKeepsHowItWasWritten() {
    let reader = CellReader(.decimal)
    #expect(reader.value(in: "3.20") == .number(Number(significand: 320, fractionDigits: 2)))
    #expect(reader.value(in: ".5") == .number(Number(significand: 5, fractionDigits: 1, integerDigits: 0)))
    #expect(reader.value(in: "007") == .number(Number(significand: 7, integerDigits: 3)))
    #expect(reader.value(in: "-0") == .number(Number(isNegative: true, significand: 0)))
    #expect(reader.value(in: "3.4 million") == .number(Number(significand: 34, fractionDigits: 1, scale: 6)))
    #expect(reader.value(in: "6.1e-4") == .number(Number(significand: 61, fractionDigits: 5)))
    #expect(reader.value(in: "6.1E3") == .number(Number(significand: 6100)))
    #expect(reader.value(in: "1e400") == nil)
    #expect(reader.value(in: "99999999999999999999") == nil)
  }

  @Test(arguments: [
    ("US$ 9", "USD", true), ("A$9", "AUD", true), ("R$9", "BRL", false), ("9 \u{20AC}", "EUR", false),
    ("EUR9", "EUR", false), ("CHF 9", "CHF", false), ("9 z\u{142}", "PLN", false), ("\u{A3}9", "GBP", false),
    ("9\u{5186}", "JPY", false), ("\u{FFE5}9", "JPY", false), ("9 dollars", "USD", false),
  ])
  func currenciesAreReadBeforeAndBehind(cell: String, code: String, isQualified: Bool) {
    let money = Money(Number(significand: 9), currency: code, isQualified: isQualified)
    #expect(CellReader(.money(currency: nil)).value(in: cell) == .money(money))
  }

  @Test func sharedSymbolsFollowTheLocale() {
    let conventions = CellConventions(currencies: SharedCurrencies(for: LocaleTag("en-CA")))
    let reader = CellReader(.money(currency: nil), conventions: conventions)
    #expect(reader.value(in: "$9") == .money(Money(Number(significand: 9), currency: "CAD")))
  }

  @Test(arguments: [
    ("$15.2B", 9), ("$15.2bn", 9), ("$15.2 million", 6), ("$15.2m", 6), ("$15.2K", 3), ("$15.2", 0),
  ])
  func scalesFollowMoney(cell: String, scale: UInt8) {
    let number = Number(significand: 152, fractionDigits: 1, scale: scale)
    #expect(CellReader(.money(currency: nil)).value(in: cell) == .money(Money(number, currency: "USD")))
  }

  @Test func aBillionDependsOnTheLanguage() {
    let german = CellReader(.decimal, vocabulary: CellVocabulary(for: LocaleTag("de")))
    #expect(german.value(in: "2 Billionen") == .number(Number(significand: 2, scale: 12)))
    #expect(CellReader(.decimal).value(in: "2 billion") == .number(Number(significand: 2, scale: 9)))
  }

  @Test(arguments: ["64%", "64 %", "64\u{A0}%", "64\u{FF05}", "\u{FF16}\u{FF14}%", "64 percent", "%64"])
  func percentSignsAreReadInEveryForm(cell: String) {
    #expect(CellReader(.percent).value(in: cell) == .percent(Number(significand: 64)))
  }

  @Test func aBareNumberIsAPercentageOnlyIfTheHeaderSaysSo() {
    #expect(CellReader(.percent).value(in: "64") == nil)
    let conventions = CellConventions(isPercentImplied: true)
    #expect(
      CellReader(.percent, conventions: conventions).value(in: "64") == .percent(Number(significand: 64)))
  }

  @Test(arguments: [
    ("+1.5%", false, Change.Measure.percent), ("\u{25B2}1.5", false, .number),
    ("\u{25BC} 1.5", true, .number),
    ("-1.5%", true, .percent), ("\u{25BC}1.5%", true, .percent), ("+$1.5", false, .money(currency: "USD")),
  ])
  func changesHaveADirection(cell: String, isDown: Bool, measure: Change.Measure) {
    let number = Number(isNegative: isDown, significand: 15, fractionDigits: 1)
    #expect(CellReader(.change(.number)).value(in: cell) == .change(Change(number, in: measure)))
  }

  @Test func aTriangleIsAMinusInJapaneseAccounts() {
    let reader = CellReader(.integer, conventions: CellConventions(isTriangleNegative: true))
    #expect(reader.value(in: "\u{25B3}12") == .number(Number(isNegative: true, significand: 12)))
  }

  @Test func unitsAreReadFromTheCellOrTheColumn() {
    let kilogram = Value.measure(Measure(Number(significand: 12), unit: Unit("kilogram")))
    #expect(CellReader(.measure(unit: nil)).value(in: "12 kg") == kilogram)
    #expect(CellReader(.measure(unit: Unit("kilogram"))).value(in: "12") == kilogram)
    #expect(CellReader(.measure(unit: nil)).value(in: "12") == nil)
  }

  @Test(arguments: [
    "", "  ", "-", "\u{FF0D}", "\u{2013}", "--", ".", "\\N", "n/a", "NA", "NULL", "null", "None", "\u{A0}",
  ])
  func blanksOfTypedColumnsAreEmpty(cell: String) {
    #expect(CellReader(.decimal).value(in: cell) == .empty)
  }

  @Test func wordsForNothingAreWordsInATextColumn() {
    #expect(CellReader(.text).value(in: "None") == nil)
    #expect(CellReader(.text).value(in: "-") == .empty)
    #expect(CellReader(.text).value(in: "\\N") == .empty)
  }

  @Test func yesAndNoAreReadInTheirPairOnly() {
    let reader = CellReader(.boolean, conventions: CellConventions(yesNo: YesNo("ja", "nein")))
    #expect(reader.value(in: "JA") == .boolean(true))
    #expect(reader.value(in: "nein") == .boolean(false))
    #expect(reader.value(in: "no") == nil)
  }

  @Test func codesAndNumbersKeepTheirText() {
    #expect(CellReader(.identifier).value(in: " 00417 ") == .identifier("00417"))
    #expect(CellReader(.identifier).value(in: "two words") == nil)
    #expect(CellReader(.telephone).value(in: "(555) 010-4477") == .telephone("(555) 010-4477"))
    #expect(CellReader(.telephone).value(in: "none yet") == nil)
    #expect(CellReader(.year).value(in: "1987") == .date(CalendarDate(year: 1987)))
    #expect(CellReader(.year).value(in: "3187") == nil)
  }
}
