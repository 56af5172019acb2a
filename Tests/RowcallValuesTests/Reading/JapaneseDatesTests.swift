import RowcallModel
import RowcallValues
import Testing

@Suite struct JapaneseDatesTests {
  private let reader = JapaneseReader()

  @Test(
    "Dates with their counters",
    arguments: [
      ("2031年7月4日", CalendarDate(year: 2031, month: 7, day: 4)),
      ("2031年7月4日（金）", CalendarDate(year: 2031, month: 7, day: 4, weekday: 6)),
      ("31年7月", CalendarDate(year: 31, yearDigits: 2, month: 7)),
      ("7月4日", CalendarDate(yearDigits: 0, month: 7, day: 4)),
      ("4日", CalendarDate(yearDigits: 0, day: 4)),
      ("紀元前44年", CalendarDate(year: -44, yearDigits: 2)),
    ] as [(String, CalendarDate)])
  func dates(text: String, date: CalendarDate) {
    #expect(reader.pieces(of: text) == [.value(.date(date))])
  }

  @Test(
    "An era's initial is written out",
    arguments: [
      ("R.7", "令和", CalendarDate(year: 7, yearDigits: 1)),
      ("H12", "平成", CalendarDate(year: 12, yearDigits: 2)),
      ("S47.8.9", "昭和", CalendarDate(year: 47, yearDigits: 2, month: 8, day: 9)),
      ("H.9年", "平成", CalendarDate(year: 9, yearDigits: 1)),
      ("T10年2月", "大正", CalendarDate(year: 10, yearDigits: 2, month: 2)),
    ] as [(String, String, CalendarDate)])
  func eras(text: String, era: String, date: CalendarDate) {
    #expect(reader.pieces(of: text).prefix(2) == [.words(era), .value(.date(date))])
  }

  @Test("Other letters with digits are names", arguments: ["R18", "S3", "H264", "T1", "HR.4"])
  func otherLettersAreNames(text: String) {
    #expect(!reader.pieces(of: text).contains(.words("令和")))
    #expect(!reader.pieces(of: text).contains { if case .value(.date) = $0 { true } else { false } })
  }

  @Test("Spans are numbers and words", arguments: ["6年間", "6日目", "6日間", "6か月", "60代"])
  func spans(text: String) {
    guard case .value(.number) = reader.pieces(of: text).first else {
      Issue.record("\(reader.pieces(of: text))")
      return
    }
  }

  @Test(
    "Times with their counters",
    arguments: [
      ("19時", ClockTime(hour: 19)), ("19時5分", ClockTime(hour: 19, minute: 5)),
      ("7時8分9秒", ClockTime(hour: 7, minute: 8, second: 9)), ("26時", ClockTime(hour: 26)),
      ("午後4時40分", ClockTime(hour: 4, minute: 40, period: .pm)),
      ("午前4:40", ClockTime(hour: 4, minute: 40, period: .am)),
      ("PM 4:40", ClockTime(hour: 4, minute: 40, period: .pm)),
    ] as [(String, ClockTime)])
  func times(text: String, time: ClockTime) {
    #expect(reader.pieces(of: text) == [.value(.time(time))])
  }

  @Test func weekdaysBehindARangeOfDatesAreARangeToo() {
    let range = Value.range(.date(CalendarDate(weekday: 2)), .date(CalendarDate(weekday: 6)))
    #expect(reader.pieces(of: "7日〜11日(月〜金)").last == .value(range))
  }
}
