import RowcallModel
import Testing

@testable import RowcallValues

@Suite struct EastAsianSignsTests {
  @Test(
    "The longest sign wins",
    arguments: [
      ("km/h", "kilometer-per-hour"), ("km", "kilometer"), ("㎡", "square-meter"), ("㎏", "kilogram"),
    ])
  func theLongestSignWins(sign: String, unit: String) {
    let reading = EastAsianReading(sign + "の") { EastAsianSigns.units.take(from: &$0) }
    #expect(reading.result == Unit(unit))
    #expect(reading.rest == "の")
  }

  @Test func aSignMayNameItsCountry() {
    let reading = EastAsianReading("HK$30") { EastAsianSigns.currencies.take(from: &$0) }
    #expect(reading.result?.code == "HKD")
    #expect(reading.result?.isQualified == true)
  }

  @Test func otherTextIsLeft() {
    #expect(EastAsianReading("人", { EastAsianSigns.units.take(from: &$0) }).result == nil)
  }
}
