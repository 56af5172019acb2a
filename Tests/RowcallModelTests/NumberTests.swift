import RowcallModel
import Testing

@Suite struct NumberTests {
  @Test func trailingZerosOfTheFractionAreKept() {
    let number = Number(isNegative: true, significand: 320, fractionDigits: 2)
    #expect(number.plain == "-3.20")
    #expect(number.integerPart == 3)
    #expect(number.fraction == "20")
  }

  @Test func aFractionIsPaddedToItsWrittenLength() {
    #expect(Number(significand: 4, fractionDigits: 3).plain == "0.004")
  }
}
