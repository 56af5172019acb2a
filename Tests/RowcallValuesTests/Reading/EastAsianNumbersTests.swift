import RowcallModel
import Testing

@testable import RowcallValues

@Suite struct EastAsianNumbersTests {
  @Test(
    "Numbers are read with their scale words",
    arguments: [
      ("4700", Number(significand: 4700)),
      ("６，３００", Number(significand: 6300, integerDigits: 4, isGrouped: true)),
      ("0.08", Number(significand: 8, fractionDigits: 2, integerDigits: 1)),
      (".25", Number(significand: 25, fractionDigits: 2, integerDigits: 0)),
      ("7.3万", Number(significand: 73, fractionDigits: 1, scale: 4)),
      ("4億", Number(significand: 4, scale: 8)),
      ("9万亿", Number(significand: 9, scale: 12)),
      ("2億7000万", Number(significand: 27_000, scale: 4)),
      ("6万0500", Number(significand: 60_500)),
    ] as [(String, Number)])
  func numbersWithScales(text: String, number: Number) {
    let reading = EastAsianReading(text) { $0.number() }
    #expect(reading.result == number)
    #expect(reading.rest.isEmpty)
  }

  @Test(
    "What belongs to another word is left",
    arguments: [("300兆瓦", "兆瓦"), ("6万3千", "3千"), ("3億4億", "4億"), ("5,12", ",12")])
  func whatBelongsToAnotherWordIsLeft(text: String, rest: String) {
    let reading = EastAsianReading(text) { $0.number() }
    #expect(reading.result != nil)
    #expect(reading.rest == rest)
  }

  @Test func moreDigitsThanFitAreNoNumber() {
    let reading = EastAsianReading("98765432109876543210") { $0.number() }
    #expect(reading.result == nil)
    #expect(reading.rest == "98765432109876543210")
  }

  @Test(
    "Minus signs stand before digits and after none",
    arguments: [("-8", true), ("−8", true), ("▲8", true), ("-a", false)])
  func minusSigns(text: String, isMinus: Bool) {
    let reading = EastAsianReading(text) { $0.minusSign() }
    #expect(reading.result == isMinus)
  }

  @Test func aHyphenBetweenDigitsIsNoMinusSign() {
    let reading = EastAsianReading("4-3") { cursor in
      cursor.advance()
      return cursor.minusSign()
    }
    #expect(reading.result == false)
  }
}
