import RowcallModel
import RowcallNarration
import RowcallText
import Testing

@Suite struct JapaneseLanguageTests {
  static let amounts: [EastAsianCase] = [
    .init(.empty, "空白", "空白"),
    .init(.text("大阪"), "大阪", "大阪"),
    .init(.boolean(true), "はい", "はい"),
    .init(.boolean(false), "いいえ", "いいえ"),
    .init(.identifier("B07-4"), "B 0 7、4", "B零七、四"),
    .init(.telephone("03-9876"), "0 3、9 8 7 6", "零三、九八七六"),
    .init(.telephone("+81 45"), "プラス8 1、4 5", "プラス八一、四五"),
    .init(.number(Number(significand: 4016)), "4016", "四千十六"),
    .init(.number(Number(isNegative: true, significand: 407, fractionDigits: 2)), "マイナス4てん0 7", "マイナス四点零七"),
    .init(.number(Number(significand: 5, fractionDigits: 1, integerDigits: 0)), "0てん5", "零点五"),
    .init(.number(Number(significand: 64, fractionDigits: 1, scale: 6)), "640万", "六百四十万"),
    .init(.number(Number(significand: 27_000, scale: 4)), "2億7000万", "二億七千万"),
    .init(.ordinal(Ordinal(11)), "第11", "第十一"),
    .init(.ordinal(Ordinal(11, suffix: "番目")), "11番目", "十一番目"),
    .init(.fraction(Fraction(numerator: 2, denominator: 7)), "7分の2", "七分の二"),
    .init(
      .fraction(Fraction(isNegative: true, whole: 3, numerator: 2, denominator: 7)), "マイナス3と7分の2",
      "マイナス三荷七分の二"),
    .init(.portion(Fraction(numerator: 1, denominator: 4), of: Unit("meter")), "4分の1メートル", "四分の一メートル"),
    .init(.percent(Number(isNegative: true, significand: 12)), "マイナス12パーセント", "マイナス十二パーセント"),
    .init(
      .change(Change(Number(significand: 75, fractionDigits: 1), in: .percent)), "プラス7てん5パーセント", "プラス七点五パーセント"
    ),
    .init(
      .change(Change(Number(isNegative: true, significand: 30), in: .money(currency: "JPY"))), "マイナス30円",
      "マイナス三十円"),
    .init(.change(Change(Number(significand: 0))), "変わらず", "変わらず"),
    .init(.measure(Measure(Number(significand: 6), unit: Unit("permille"))), "6パーミル", "六パーミル"),
    .init(.measure(Measure(Number(significand: 9), unit: Unit("kilogram"))), "9キログラム", "九キログラム"),
    .init(
      .measure(Measure(Number(isNegative: true, significand: 4), unit: Unit("celsius"))), "摂氏マイナス4度",
      "摂氏マイナス四度"),
    .init(
      .rate(.money(Money(Number(significand: 900), currency: "JPY")), per: Unit("month")), "1か月あたり900円",
      "一か月あたり九百円"),
  ]

  static let money: [EastAsianCase] = [
    .init(.money(Money(Number(significand: 82_000), currency: "JPY")), "82000円", "八万二千円"),
    .init(
      .money(Money(Number(isNegative: true, significand: 745, fractionDigits: 2), currency: "USD")),
      "マイナス7ドル45セント",
      "マイナス七ドル四十五セント"),
    .init(.money(Money(Number(significand: 700, fractionDigits: 2), currency: "EUR")), "7ユーロ", "七ユーロ"),
    .init(.money(Money(Number(significand: 45, fractionDigits: 2), currency: "GBP")), "45ペンス", "四十五ペンス"),
    .init(.money(Money(Number(significand: 7), currency: "USD", isQualified: true)), "7米ドル", "七米ドル"),
    .init(
      .money(Money(Number(significand: 15, fractionDigits: 1, scale: 8), currency: "USD")), "1てん5億ドル",
      "一点五億ドル"
    ),
  ]

  static let times: [EastAsianCase] = [
    .init(
      .date(CalendarDate(year: 2031, month: 7, day: 4, weekday: 6)), "2031年7月4日金曜日", "二千三十一年七月四日金曜日"),
    .init(.date(CalendarDate(year: -44, yearDigits: 2)), "紀元前44年", "紀元前四十四年"),
    .init(.date(CalendarDate(month: 7, day: 4)), "7月4日", "七月四日"),
    .init(.decade(1980), "1980年代", "千九百八十年代"),
    .init(.time(ClockTime(hour: 0, minute: 0)), "0時", "零時"),
    .init(.time(ClockTime(hour: 4, minute: 5, period: .pm)), "午後4時5分", "午後四時五分"),
    .init(
      .time(ClockTime(hour: 19, minute: 0, second: 7, fraction: "25", zone: "Z")), "19時0分7てん2 5秒 UTC",
      "十九時零分七点二五秒 UTC"),
    .init(
      .dateTime(CalendarDate(month: 7, day: 4), ClockTime(hour: 19, minute: 30)), "7月4日19時30分", "七月四日十九時三十分"),
    .init(
      .duration(TimeSpan(days: 1, hours: 2, minutes: 3, seconds: Number(significand: 4))), "1日2時間3分4秒",
      "一日二時間三分四秒"),
    .init(.duration(TimeSpan()), "0秒", "零秒"),
    .init(
      .range(.date(CalendarDate(month: 7, day: 4)), .date(CalendarDate(day: 6))), "7月4日から6日", "七月四日から六日"),
  ]

  @Test("Values", arguments: amounts + money + times)
  func values(example: EastAsianCase) {
    #expect(
      SpokenLanguages.language(for: LocaleTag("ja")).spoken(example.value, as: .digits) == example.digits)
    #expect(SpokenLanguages.language(for: LocaleTag("ja")).spoken(example.value, as: .words) == example.words)
  }
}
