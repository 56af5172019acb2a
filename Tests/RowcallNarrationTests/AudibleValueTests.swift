import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration
@testable import RowcallValues

@Suite struct AudibleValueTests {
  private func heard(_ value: Value, locale: String = "en", form: NumberForm = .digits) -> String {
    SpokenText(LocaleTag(locale), form: form).spoken(value)
  }

  private func decimal(_ significand: UInt64, _ fractionDigits: UInt8) -> Value {
    .number(Number(significand: significand, fractionDigits: fractionDigits))
  }

  @Test(arguments: [
    ("en", "✓", "check mark"), ("de", "✓", "Häkchen"), ("en", "? !", "question mark exclamation mark"),
    // What has letters or a sign without a name goes to the voice as it is.
    ("en", "a ✓", "a ✓"), ("en", "★", "star"), ("en", "✓◆", "✓◆"),
    // Readers of Japanese have their own readings of signs.
    ("ja", "×", "×"),
  ])
  func signsThatAreAloneAreSaidByName(locale: String, text: String, spoken: String) {
    #expect(SpokenText(LocaleTag(locale)).spoken(text: text) == spoken)
  }

  @Test(arguments: [
    (4_172_501, 7 as UInt8, "0.4172501"), (417_250_111, 9, "0.4173"), (512_345_678, 8, "5.1235"),
    (3_000_000_004, 9, "3"), (2_999_999_999, 9, "3"), (12_500_000_000, 10, "1.25"),
    (417_250_111, 12, "0.0004173"),
  ])
  func longDecimalsAreRounded(significand: UInt64, fractionDigits: UInt8, spoken: String) {
    #expect(heard(decimal(significand, fractionDigits)) == spoken)
  }

  @Test func amountsOfEveryKindAreRounded() {
    let long = Number(significand: 123_456_789, fractionDigits: 8)
    #expect(heard(.percent(long)) == "1.2346 percent")
    #expect(heard(.measure(Measure(long, unit: Unit("meter")))) == "1.2346 meters")
    #expect(heard(.change(Change(long, in: .number))) == "up 1.2346")
  }

  @Test(arguments: [
    ("en", "minus 3.142 times 10 to the power of minus 9"), ("de", "minus 3,142 mal 10 hoch minus 9"),
    ("fr", "moins 3,142 fois 10 puissance moins 9"), ("es", "menos 3,142 por 10 elevado a menos 9"),
    ("ja", "マイナス3てん1 4 2かける10のマイナス9乗"), ("zh", "负三点一四二乘以10的负9次方"),
  ])
  func numbersCloseToZeroAreSaidByTheirPowerOfTen(locale: String, spoken: String) {
    let number = Number(isNegative: true, significand: 314_159, fractionDigits: 14)
    #expect(heard(.number(number), locale: locale) == spoken)
  }

  @Test func powersOfTenAreSpelledOutInWords() {
    #expect(
      heard(decimal(7, 8), form: .words) == "seven times ten to the power of minus eight")
    #expect(heard(decimal(7, 6)) == "0.000007")
  }

  @Test(arguments: [
    ("7", "7"), ("42", "42"), ("0", "0"), ("07", "0 7"), ("142", "1 4 2"), ("4b", "4 b"), ("٤٢", "٤ ٢"),
  ])
  func codesOfTwoDigitsAreNumbers(code: String, spoken: String) {
    #expect(heard(.identifier(code)) == spoken)
  }

  @Test(arguments: [
    ("en", "Jan-04", "January 0 4"), ("en", "04-Jan", "0 4 January"), ("en", "Mar-12", "March 12"),
    ("de", "12-Mär", "12 März"), ("en", "Jan-04 and on", "January 4 and on"), ("en", "soon", "soon"),
  ])
  func digitsBehindAMonthThatMayBeADayOrAYearAreSpokenAsTheyAreWritten(
    locale: String, text: String, spoken: String
  ) {
    var column = CellConventions()
    column.monthPairs = .open
    #expect(SpokenText(LocaleTag(locale)).spoken(text: text, in: column) == spoken)
  }

  @Test(arguments: [("IN", "I-N"), ("Indiana", "Indiana"), ("in", "in"), ("USA", "USA")])
  func pairsOfCapitalsAreSpelledWhereTheyAreCodes(text: String, spoken: String) {
    var column = CellConventions()
    column.spellsCapitals = true
    #expect(SpokenText(LocaleTag("en")).spoken(text: text, in: column) == spoken)
  }

  @Test(arguments: [
    ("at 146.81897387 E", "at 146.81897387 E"), ("at 142.12799999999998590283", "at 142.128"),
    (
      #"B21B3208-3990-4185-B21B-3208E2062FE5\nBAD578B4-C8E4-4DC2-81B5-71AA38A85402"#,
      #"B 2 1 B 3 2 0 8, 3 9 9 0, 4 1 8 5, B 2 1 B, 3 2 0 8 E 2 0 6 2 F-E 5 \n "#
        + "B-A-D 5 7 8 B 4, C 8 E 4, 4 D-C 2, 8 1 B 5, 7 1 A-A 3 8 A 8 5 4 0 2"
    ),
  ])
  func textsKeepTheDigitsThatSomebodyWrote(text: String, spoken: String) {
    #expect(SpokenText(LocaleTag("en")).spoken(text: text) == spoken)
  }

  @Test func largePowersOfTenAreSpokenAsSuch() {
    let large = Value.number(Number(isNegative: true, significand: 314_159, fractionDigits: 5, scale: 22))
    #expect(heard(large) == "minus 3.142 times 10 to the power of 22")
    #expect(heard(large, locale: "de") == "minus 3,142 mal 10 hoch 22")
  }

  @Test func starsAndPointsInACodeAreSpoken() {
    #expect(heard(.identifier("FR*A17*3")) == "FR * A 1 7, * 3")
    #expect(heard(.identifier("7.02E+17")) == "7 dot 0 2 E + 1 7")
  }

  @Test func aNumberOfDigitsThatWasAskedForIsKept() {
    #expect(SpokenText(LocaleTag("en")).exactly(decimal(2_718_281_828, 9)) == "2.718281828")
  }
}
