import RowcallModel
import RowcallText
import RowcallValues
import Testing

@Suite struct ChineseReaderTests {
  private let reader = ChineseReader()

  private func number(_ digits: UInt64) -> Value { .number(Number(significand: digits)) }

  @Test(
    "Whole texts that are one value",
    arguments: [
      ("82元", .money(Money(Number(significand: 82), currency: "CNY"))),
      ("￥640", .money(Money(Number(significand: 640), currency: "CNY"))),
      ("£7.3亿", .money(Money(Number(significand: 73, fractionDigits: 1, scale: 8), currency: "GBP"))),
      ("40欧元", .money(Money(Number(significand: 40), currency: "EUR"))),
      ("-7.5%", .percent(Number(isNegative: true, significand: 75, fractionDigits: 1))),
      ("64m²", .measure(Measure(Number(significand: 64), unit: Unit("square-meter")))),
      ("第1,600", .ordinal(Ordinal(1600))),
      ("8分之3", .fraction(Fraction(numerator: 3, denominator: 8))),
      ("4又8分之3", .fraction(Fraction(whole: 4, numerator: 3, denominator: 8))),
      ("-3/8", .fraction(Fraction(isNegative: true, numerator: 3, denominator: 8))),
      ("15912345670", .telephone("15912345670")),
      ("70年代", .decade(70)),
    ] as [(String, Value)])
  func oneValue(text: String, value: Value) {
    #expect(reader.pieces(of: text) == [.value(value)])
  }

  @Test func yuanAreThoseOfTheRegion() {
    let money = Money(Number(significand: 82), currency: "TWD")
    #expect(ChineseReader(locale: LocaleTag("zh-TW")).pieces(of: "82元") == [.value(.money(money))])
    #expect(
      ChineseReader(locale: LocaleTag("zh-HK")).pieces(of: "82元") == [.value(number(82)), .words("元")])
  }

  @Test(
    "A lone two before what it counts is written out",
    arguments: [("2个人", "两个人"), ("2小时", "两小时"), ("2個人", "兩個人"), ("2分鐘", "兩分鐘")])
  func aLoneTwo(text: String, words: String) {
    #expect(reader.pieces(of: text) == [.words(words)])
  }

  @Test("Other twos are numbers", arguments: ["12个", "2.2个", "2班"])
  func otherTwos(text: String) {
    guard case .value(.number) = reader.pieces(of: text).first else {
      Issue.record("\(reader.pieces(of: text))")
      return
    }
  }

  @Test func aBareRiseKeepsItsSign() {
    #expect(reader.pieces(of: "+6") == [.words("+"), .value(number(6))])
  }

  @Test func aRangeUpToAYearIsOfTwoYears() {
    let range = Value.range(.date(CalendarDate(year: 2031)), .date(CalendarDate(year: 2034)))
    #expect(reader.pieces(of: "2031-2034年") == [.value(range)])
  }

  @Test func moneyKeepsItsCurrencyThroughARange() {
    let range = Value.range(
      .money(Money(Number(significand: 4), currency: "USD")),
      .money(Money(Number(significand: 6), currency: "USD")))
    #expect(reader.pieces(of: "$4-6") == [.value(range)])
  }

  @Test("Names with digits stay as they are", arguments: ["iPhone16", "v2.4.1", "三百元", "上海"])
  func names(text: String) {
    #expect(reader.pieces(of: text) == [.words(text)])
  }
}
