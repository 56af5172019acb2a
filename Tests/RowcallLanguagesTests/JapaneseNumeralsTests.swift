import Testing

@testable import RowcallLanguages

@Suite struct JapaneseNumeralsTests {
  @Test(
    "Numbers are counted in myriads",
    arguments: [
      (0, "零"), (7, "七"), (18, "十八"), (111, "百十一"), (1_050, "千五十"), (3_004, "三千四"),
      (11_000, "一万千"), (15_000_000, "一千五百万"), (700_000_300, "七億三百"),
      (1_200_000_000_000, "一兆二千億"), (10_000_000_000_000_001, "一京一"),
    ] as [(UInt64, String)])
  func numbersAreCountedInMyriads(number: UInt64, words: String) {
    #expect(JapaneseNumerals().cardinal(number) == words)
  }

  @Test func digitsCanBeSaidOneByOne() {
    #expect(JapaneseNumerals().digitByDigit("4071") == "四零七一")
  }
}
