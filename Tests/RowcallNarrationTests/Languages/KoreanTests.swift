import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct KoreanTests {
  static let language = SpokenLanguages.language(for: LocaleTag("ko"))

  static let cases: [SpokenCase] = [
    SpokenCase(.empty, "비어 있음", "비어 있음"),
    SpokenCase(.number("-42"), "마이너스 42", "마이너스 사십이"),
    SpokenCase(.number("1"), "1", "일"),
    SpokenCase(.number("2012"), "2012", "이천십이"),
    SpokenCase(.number("21000"), "21000", "이만 천"),
    SpokenCase(.number("1.85"), "일점팔오", "일점팔오"),
    SpokenCase(.number("0.5"), "영점오", "영점오"),
    SpokenCase(.number("2.05"), "이점영오", "이점영오"),
    SpokenCase(.number("0.12345"), "영점일이삼사오", "영점일이삼사오"),
    SpokenCase(.number("007"), "7", "칠"),
    SpokenCase(.number("2.5", scale: 6), "250만", "이백오십만"),
    SpokenCase(.number("2", scale: 3), "2000", "이천"),
    SpokenCase(.percent("1"), "1퍼센트", "일퍼센트"),
    SpokenCase(.percent("2"), "2퍼센트", "이퍼센트"),
    SpokenCase(.percent("-5"), "마이너스 5퍼센트", "마이너스 오퍼센트"),
    SpokenCase(.percent("1.85"), "일점팔오퍼센트", "일점팔오퍼센트"),
    SpokenCase(.change("1.85", .percent), "일점팔오퍼센트 상승", "일점팔오퍼센트 상승"),
    SpokenCase(.change("-21", .percent), "21퍼센트 하락", "이십일퍼센트 하락"),
    SpokenCase(.change("0", .percent), "변동 없음", "변동 없음"),
    SpokenCase(.change("-2.50", .money(currency: "USD")), "2달러 50센트 하락", "이 달러 오십 센트 하락"),
    SpokenCase(.money("648.11", "USD"), "648달러 11센트", "육백사십팔 달러 십일 센트"),
    SpokenCase(.money("1.01", "USD"), "1달러 1센트", "일 달러 일 센트"),
    SpokenCase(.money("2.02", "USD"), "2달러 2센트", "이 달러 이 센트"),
    SpokenCase(.money("100", "USD"), "100달러", "백 달러"),
    SpokenCase(.money("200", "USD"), "200달러", "이백 달러"),
    SpokenCase(.money("1.00", "EUR"), "1유로", "일 유로"),
    SpokenCase(.money("-3.20", "USD"), "마이너스 3달러 20센트", "마이너스 삼 달러 이십 센트"),
    SpokenCase(.money("12000", "KRW"), "12000원", "만 이천 원"),
    SpokenCase(.money("1.125", "USD"), "일점일이오 달러", "일점일이오 달러"),
    SpokenCase(.money("2.5", "USD", scale: 9), "25억 달러", "이십오억 달러"),
    SpokenCase(.measure("1", "hour"), "한 시간", "한 시간"),
    SpokenCase(.measure("2", "hour"), "두 시간", "두 시간"),
    SpokenCase(.measure("3", "hour"), "세 시간", "세 시간"),
    SpokenCase(.measure("21", "minute"), "21분", "이십일 분"),
    SpokenCase(.measure("-2", "celsius"), "섭씨 마이너스 2도", "섭씨 마이너스 이 도"),
    SpokenCase(.measure("1.5", "kilometer"), "일점오 킬로미터", "일점오 킬로미터"),
    SpokenCase(.rate(.money("9", "EUR"), per: Unit("week")), "주당 9유로", "주당 구 유로"),
    SpokenCase(.duration(TimeSpan(hours: 2, minutes: 5)), "두 시간 5분", "두 시간 오분"),
    SpokenCase(.duration(TimeSpan(minutes: 1, seconds: Number(significand: 3))), "1분 3초", "일분 삼초"),
    SpokenCase(.ordinal(Ordinal(1)), "첫 번째", "첫 번째"),
    SpokenCase(.ordinal(Ordinal(3)), "세 번째", "세 번째"),
    SpokenCase(.ordinal(Ordinal(21)), "스물한 번째", "스물한 번째"),
    SpokenCase(.fraction(Fraction(numerator: 2, denominator: 3)), "3분의 2", "삼분의 이"),
    SpokenCase(.fraction(Fraction(whole: 3, numerator: 3, denominator: 7)), "3하고 7분의 3", "삼과 칠분의 삼"),
    SpokenCase(.portion(Fraction(numerator: 3, denominator: 4), of: Unit("meter")), "4분의 3미터", "사분의 삼 미터"),
    SpokenCase(.date(CalendarDate(year: 2012, month: 11, day: 12)), "2012년 11월 12일", "이천십이년 십일월 십이일"),
    SpokenCase(
      .date(CalendarDate(year: 1989, month: 3, day: 3, weekday: 6)), "1989년 3월 3일 금요일", "천구백팔십구년 삼월 삼일 금요일"),
    SpokenCase(.date(CalendarDate(year: 2000, month: 6, day: 1)), "2000년 유월 1일", "이천년 유월 일일"),
    SpokenCase(.date(CalendarDate(month: 10, day: 21)), "시월 21일", "시월 이십일일"),
    SpokenCase(.date(CalendarDate(year: 1900, month: 5)), "1900년 5월", "천구백년 오월"),
    SpokenCase(.date(CalendarDate(year: 2012)), "2012년", "이천십이년"),
    SpokenCase(.date(CalendarDate(year: -44)), "기원전 44년", "기원전 사십사년"),
    SpokenCase(.decade(1980), "1980년대", "천구백팔십년대"),
    SpokenCase(.time(ClockTime(hour: 17, minute: 5)), "17시 5분", "십칠시 오분"),
    SpokenCase(.time(ClockTime(hour: 1, minute: 0)), "한 시", "한 시"),
    SpokenCase(.time(ClockTime(hour: 21, minute: 22)), "21시 22분", "이십일시 이십이분"),
    SpokenCase(.time(ClockTime(hour: 0, minute: 30)), "0시 30분", "영시 삼십분"),
    SpokenCase(.time(ClockTime(hour: 9, minute: 20, period: .pm)), "오후 아홉 시 20분", "오후 아홉 시 이십분"),
    SpokenCase(
      .time(ClockTime(hour: 8, minute: 2, second: 3, zone: "+02:00")), "여덟 시 2분 3초 UTC 플러스 두 시간",
      "여덟 시 이분 삼초 UTC 플러스 두 시간"),
    SpokenCase(
      .dateTime(CalendarDate(month: 7, day: 4), ClockTime(hour: 19, minute: 30)), "7월 4일 19시 30분",
      "칠월 사일 십구시 삼십분"),
    SpokenCase(.range(.money("5", "USD"), .money("9", "USD")), "5달러에서 9달러까지", "오 달러에서 구 달러까지"),
    SpokenCase(.telephone("+380 44-12"), "플러스 3 8 0, 4 4, 1 2", "플러스 삼팔영, 사사, 일이"),
    SpokenCase(.identifier("B07-4"), "B 0 7, 4", "B영칠, 사"),
  ]

  @Test(arguments: cases)
  func isHeard(_ example: SpokenCase) {
    #expect(example.heard(in: Self.language) == [example.digits, example.words])
  }
}
