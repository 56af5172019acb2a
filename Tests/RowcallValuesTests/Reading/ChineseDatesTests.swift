import RowcallModel
import RowcallValues
import Testing

@Suite struct ChineseDatesTests {
  private let reader = ChineseReader()

  @Test(
    "Dates with their counters",
    arguments: [
      ("2031年7月4号", CalendarDate(year: 2031, month: 7, day: 4)),
      ("2031年7月4日", CalendarDate(year: 2031, month: 7, day: 4)),
      ("07年", CalendarDate(year: 7, yearDigits: 2)),
      ("7月4號", CalendarDate(yearDigits: 0, month: 7, day: 4)),
      ("4号", CalendarDate(yearDigits: 0, day: 4)),
      ("公元前44年", CalendarDate(year: -44, yearDigits: 2)),
      ("44 BC", CalendarDate(year: -44, yearDigits: 2)),
      ("44年3月b.c.", CalendarDate(year: -44, yearDigits: 2, month: 3)),
      ("31/7/4bc", CalendarDate(year: -31, yearDigits: 2, month: 7, day: 4)),
      ("31.7.4", CalendarDate(year: 31, yearDigits: 2, month: 7, day: 4)),
    ] as [(String, CalendarDate)])
  func dates(text: String, date: CalendarDate) {
    #expect(reader.pieces(of: text) == [.value(.date(date))])
  }

  @Test func anEraMarkAfterTheYearIsSaidBeforeIt() {
    #expect(
      reader.pieces(of: "79ad") == [.words("公元"), .value(.date(CalendarDate(year: 79, yearDigits: 2)))])
  }

  @Test("Numbered things are no days", arguments: ["4号线", "4号楼", "4號門"])
  func numberedThings(text: String) {
    #expect(reader.pieces(of: text).first == .value(.number(Number(significand: 4))))
  }

  @Test("Houses are no days", arguments: ["市府路1號", "3巷5弄7号", "建国路8号"])
  func houses(text: String) {
    #expect(!reader.pieces(of: text).contains { if case .value(.date) = $0 { true } else { false } })
  }

  @Test("Lengths of time are no years", arguments: ["7年", "30年前", "30年来", "400年"])
  func lengthsOfTime(text: String) {
    guard case .value(.number) = reader.pieces(of: text).first else {
      Issue.record("\(reader.pieces(of: text))")
      return
    }
  }

  @Test func theWordBeforeIdentifiesALengthOfTime() {
    #expect(reader.pieces(of: "近30年").last == .words("年"))
    #expect(reader.pieces(of: "民国30年").last == .value(.date(CalendarDate(year: 30, yearDigits: 2))))
  }

  @Test(
    "Times with their counters",
    arguments: [
      ("19点", ClockTime(hour: 19)), ("19點5分", ClockTime(hour: 19, minute: 5)),
      ("7点8分9秒", ClockTime(hour: 7, minute: 8, second: 9)),
      ("下午4点40分", ClockTime(hour: 4, minute: 40, period: .pm)),
      ("上午4:40", ClockTime(hour: 4, minute: 40, period: .am)),
    ] as [(String, ClockTime)])
  func times(text: String, time: ClockTime) {
    #expect(reader.pieces(of: text) == [.value(.time(time))])
  }

  @Test func latinDayHalvesStayAsWritten() {
    #expect(
      reader.pieces(of: "8:15pm") == [.value(.time(ClockTime(hour: 8, minute: 15))), .words("pm")])
  }
}
