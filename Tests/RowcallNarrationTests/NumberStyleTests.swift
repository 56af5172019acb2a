import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct NumberStyleTests {
  @Test(arguments: [
    ("en", Number(significand: 0), "0"),
    ("en", Number(significand: 999), "999"),
    ("en", Number(significand: 1000), "1,000"),
    ("en", Number(isNegative: true, significand: 1_234_567_890), "-1,234,567,890"),
    ("en", Number(significand: 5, fractionDigits: 1, integerDigits: 0), "0.5"),
    ("en", Number(significand: 4, fractionDigits: 3), "0.004"),
    ("en", Number(isNegative: true, significand: 320, fractionDigits: 2), "-3.20"),
    ("en", Number(significand: .max), "18,446,744,073,709,551,615"),
    ("en", Number(significand: 152, fractionDigits: 1, scale: 6), "15,200,000"),
    ("en", Number(significand: 1_234_567, fractionDigits: 6, scale: 3), "1,234.567"),
    ("en", Number(significand: 0, scale: 6), "0"),
    ("de", Number(significand: 12_345_678, fractionDigits: 2), "123.456,78"),
    ("es", Number(significand: 1234), "1234"),
    ("es", Number(significand: 12345), "12.345"),
    ("en-IN", Number(significand: 12_345_678), "1,23,45,678"),
    (
      "ar-EG", Number(significand: 1_234_567),
      "\u{661}\u{66C}\u{662}\u{663}\u{664}\u{66C}\u{665}\u{666}\u{667}"
    ),
  ])
  func numbersAreWrittenAsTheLocaleWritesThem(locale: String, number: Number, text: String) {
    var output = ByteBuffer()
    NumberStyle(NumberSymbols(for: LocaleTag(locale))).append(number, to: &output)
    #expect(output.text() == text)
  }

  @Test(arguments: [
    (Number(significand: 64811, fractionDigits: 2), 0, "648"),
    (Number(significand: 9995, fractionDigits: 3), 2, "10.00"),
    (Number(significand: 25, fractionDigits: 1), 0, "3"), (Number(significand: 7), 2, "7.00"),
    (Number(isNegative: true, significand: 4, fractionDigits: 3), 1, "0.0"),
    (Number(isNegative: true, significand: 45, fractionDigits: 2), 1, "-0.5"),
    (Number(significand: .max), 3, "18446744073709551615"),
  ])
  func halvesAreRoundedAwayFromZero(number: Number, places: UInt8, plain: String) {
    #expect(number.rounded(toFractionDigits: places).plain == plain)
  }
}
