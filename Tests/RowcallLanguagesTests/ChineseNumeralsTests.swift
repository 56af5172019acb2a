import Testing

@testable import RowcallLanguages

@Suite struct ChineseNumeralsTests {
  @Test(
    "Gaps are said once and tens keep their one after something",
    arguments: [
      (0, "零"), (12, "十二"), (17_0000, "十七万"), (214, "二百一十四"), (9_010, "九千零一十"),
      (30_008, "三万零八"), (60_0040, "六十万零四十"), (50_0300, "五十万零三百"), (7000_3000, "七千万三千"),
      (4_0000_0600, "四亿零六百"),
      (30_0000_5000, "三十亿零五千"), (40_0012_0000, "四十亿零十二万"),
    ] as [(UInt64, String)])
  func gapsAndTens(number: UInt64, words: String) {
    #expect(ChineseNumerals(script: .simplified).cardinal(number) == words)
  }

  @Test(
    "Two is 两 where it leads",
    arguments: [
      (2, "二"), (200, "二百"), (2_600, "两千六百"), (2_0002, "两万零二"), (22_0000, "二十二万"),
      (1_2000, "一万二千"), (2_0000_0000, "两亿"),
    ] as [(UInt64, String)])
  func two(number: UInt64, words: String) {
    #expect(ChineseNumerals(script: .simplified).cardinal(number) == words)
  }

  @Test(
    "Trillions are 万亿 on the mainland and 兆 in Taiwan",
    arguments: [
      (5_0000_0000_0000, "五万亿", "五兆"), (2_3000_0000_0070, "两万三千亿零七十", "兩兆三千億零七十"),
      (4_0000_5000_0000, "四万亿五千万", "四兆零五千萬"),
    ] as [(UInt64, String, String)])
  func trillions(number: UInt64, simplified: String, traditional: String) {
    #expect(ChineseNumerals(script: .simplified).cardinal(number) == simplified)
    #expect(ChineseNumerals(script: .traditional).cardinal(number) == traditional)
  }

  @Test func aLoneTwoBeforeWhatItCountsIsLiang() {
    #expect(ChineseNumerals(script: .simplified).count(2) == "两")
    #expect(ChineseNumerals(script: .traditional).count(2) == "兩")
    #expect(ChineseNumerals(script: .simplified).count(12) == "十二")
  }
}
