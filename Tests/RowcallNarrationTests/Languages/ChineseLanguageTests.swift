import RowcallModel
import RowcallNarration
import RowcallText
import Testing

@Suite struct ChineseLanguageTests {
  static let amounts: [EastAsianCase] = [
    .init(.empty, "空白", "空白"),
    .init(.boolean(true), "是", "是"),
    .init(.boolean(false), "否", "否"),
    .init(.identifier("10.0.0.7"), "1 0 点 0 点 0 点 7", "一零点零点零点七"),
    .init(.telephone("021-9876"), "0 2 1，9 8 7 6", "零二一，九八七六"),
    .init(.number(Number(significand: 4016)), "4016", "四千零一十六"),
    .init(.number(Number(isNegative: true, significand: 407, fractionDigits: 2)), "负四点零七", "负四点零七"),
    .init(.number(Number(significand: 2)), "2", "二"),
    .init(.number(Number(significand: 2, scale: 8)), "2亿", "两亿"),
    .init(.number(Number(significand: 64, fractionDigits: 1, scale: 6)), "640万", "六百四十万"),
    .init(.ordinal(Ordinal(11)), "第11", "第十一"),
    .init(.fraction(Fraction(whole: 3, numerator: 2, denominator: 7)), "3又7分之2", "三又七分之二"),
    .init(.percent(Number(isNegative: true, significand: 12)), "负百分之12", "负百分之十二"),
    .init(
      .change(Change(Number(isNegative: true, significand: 75, fractionDigits: 1), in: .percent)), "下降百分之七点五",
      "下降百分之七点五"),
    .init(.change(Change(Number(significand: 0))), "不变", "不变"),
    .init(.measure(Measure(Number(significand: 6), unit: Unit("permille"))), "千分之6", "千分之六"),
    .init(.measure(Measure(Number(significand: 2), unit: Unit("kilogram"))), "2千克", "两千克"),
    .init(
      .measure(Measure(Number(isNegative: true, significand: 4), unit: Unit("celsius"))), "负4摄氏度", "负四摄氏度"),
    .init(
      .rate(.money(Money(Number(significand: 900), currency: "CNY")), per: Unit("month")), "每个月900元", "每个月九百元"
    ),
    .init(.money(Money(Number(significand: 2), currency: "USD")), "2美元", "两美元"),
    .init(.money(Money(Number(significand: 745, fractionDigits: 2), currency: "CNY")), "七点四五元", "七点四五元"),
    .init(.money(Money(Number(significand: 700, fractionDigits: 2), currency: "EUR")), "7欧元", "七欧元"),
  ]

  static let times: [EastAsianCase] = [
    .init(
      .date(CalendarDate(year: 2031, month: 7, day: 4, weekday: 6)), "二零三一年7月4日星期五", "二零三一年七月四日星期五"),
    .init(.date(CalendarDate(year: 7, yearDigits: 2)), "零七年", "零七年"),
    .init(.date(CalendarDate(year: -44, yearDigits: 2)), "公元前四四年", "公元前四四年"),
    .init(.decade(80), "80年代", "八十年代"),
    .init(.decade(1980), "一九八零年代", "一九八零年代"),
    .init(.time(ClockTime(hour: 2, minute: 5, period: .pm)), "下午2点5分", "下午两点五分"),
    .init(.time(ClockTime(hour: 19, minute: 0)), "19点整", "十九点整"),
    .init(.time(ClockTime(hour: 19, minute: 0, second: 7)), "19点0分7秒", "十九点零分七秒"),
    .init(.time(ClockTime(hour: 12, minute: 0, period: .am)), "午夜12点整", "午夜十二点整"),
    .init(.time(ClockTime(hour: 12, minute: 30, period: .pm)), "中午12点30分", "中午十二点三十分"),
    .init(.time(ClockTime(hour: 11, minute: 0, period: .am)), "上午11点整", "上午十一点整"),
    .init(
      .duration(TimeSpan(days: 1, hours: 2, minutes: 3, seconds: Number(significand: 4))), "1天2小时3分钟4秒",
      "一天两小时三分钟四秒"),
    .init(
      .range(.percent(Number(significand: 4)), .percent(Number(significand: 6))), "百分之4到百分之6", "百分之四到百分之六"),
  ]

  @Test("Values in simplified characters", arguments: amounts + times)
  func simplified(example: EastAsianCase) {
    #expect(
      SpokenLanguages.language(for: LocaleTag("zh")).spoken(example.value, as: .digits) == example.digits)
    #expect(SpokenLanguages.language(for: LocaleTag("zh")).spoken(example.value, as: .words) == example.words)
  }

  @Test(
    "Values in traditional characters",
    arguments: [
      .init(
        .number(Number(isNegative: true, significand: 25, fractionDigits: 1, scale: 4)), "負二點五萬", "負二點五萬"),
      .init(.number(Number(significand: 2, scale: 8)), "2億", "兩億"),
      .init(.time(ClockTime(hour: 2, minute: 5)), "2點5分", "兩點五分"),
      .init(.measure(Measure(Number(significand: 4), unit: Unit("celsius"))), "攝氏4度", "攝氏四度"),
      .init(.money(Money(Number(significand: 82), currency: "TWD")), "82元", "八十二元"),
      .init(.duration(TimeSpan(hours: 2, minutes: 3)), "2小時3分鐘", "兩小時三分鐘"),
    ] as [EastAsianCase])
  func traditional(example: EastAsianCase) {
    for tag in ["zh-Hant", "zh-TW"] {
      let language = SpokenLanguages.language(for: LocaleTag(tag))
      #expect(language.spoken(example.value, as: .digits) == example.digits)
      #expect(language.spoken(example.value, as: .words) == example.words)
    }
  }
}
