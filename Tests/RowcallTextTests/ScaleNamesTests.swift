import RowcallText
import Testing

@Suite struct ScaleNamesTests {
  @Test(
    arguments: [
      ("en", 6, "3", "{0} million"), ("en", 12, "1", "{0} trillion"), ("de", 9, "7.5", "{0} Milliarden"),
      ("de", 6, "1", "{0} Million"), ("fr", 6, "1.5", "{0} million"), ("fr", 9, "2", "{0} milliards"),
      ("pl", 6, "5", "{0} milionów"),
    ] as [(String, UInt8, String, String)])
  func powersOfTenHaveNamesThatFollowTheirCount(locale: String, power: UInt8, count: String, pattern: String)
  {
    #expect(ScaleNames(for: LocaleTag(locale)).pattern(power: power, count: count) == pattern)
  }

  @Test func shortNamesAreShort() {
    #expect(ScaleNames(for: LocaleTag("de")).pattern(power: 6, count: "4", width: .short) == "{0} Mio.")
  }

  @Test(arguments: [("zh", 6), ("ja", 6), ("en", 7), ("en", 0), ("en", 200)] as [(String, UInt8)])
  func powersWithoutANameHaveNone(locale: String, power: UInt8) {
    #expect(ScaleNames(for: LocaleTag(locale)).pattern(power: power, count: "2") == nil)
  }
}
