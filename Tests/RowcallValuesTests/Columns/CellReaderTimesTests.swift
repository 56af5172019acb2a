import RowcallModel
import RowcallText
import Testing

@testable import RowcallValues

@Suite struct CellReaderTimesTests {
  @Test(arguments: [
    ("2019-08-04", CalendarDate.Order.monthDayYear), ("2019/8/4", .dayMonthYear),
    ("2019.08.04", .yearMonthDay),
    ("08/04/2019", .monthDayYear), ("04/08/2019", .dayMonthYear), ("4.8.2019", .dayMonthYear),
    ("04-08-2019", .dayMonthYear), ("20190804", .yearMonthDay), ("August 4, 2019", .dayMonthYear),
    ("Aug. 4 2019", .dayMonthYear), ("4 August 2019", .monthDayYear), ("4th of August, 2019", .monthDayYear),
    ("04-Aug-2019", .monthDayYear), ("Sunday, August 4, 2019", .monthDayYear), ("2019年8月4日", .monthDayYear),
    ("Sun 4 Aug 2019", .monthDayYear), ("2019-Aug-04", .monthDayYear),
  ])
  func datesAreReadInEveryOrder(cell: String, order: CalendarDate.Order) {
    guard case .date(let date) = CellReader(.date(order)).value(in: cell) else {
      Issue.record("no date")
      return
    }
    #expect((date.year, date.month, date.day) == (2019, 8, 4))
    #expect(date.weekday == (cell.hasPrefix("Sun") ? 1 : nil))
  }

  @Test(arguments: [
    "2019-13-01", "2019-02-29", "31/04/2019", "00/01/2019", "1/2/3", "1/2/345", "2019-8", "12.2019",
    "Augustus 4, 2019",
    "4 Aug 2019 x", "2019-08-04T", "1.2", "1/2", "99", "192.168.1.1",
  ])
  func impossibleDatesDoNotFit(cell: String) {
    let value = CellReader(.date(.dayMonthYear)).value(in: cell)
    if cell == "2019-8" {
      #expect(value == .date(CalendarDate(year: 2019, month: 8)))
    } else {
      #expect(value == nil)
    }
  }

  @Test func yearsKeepTheirDigits() {
    let date = CalendarDate(year: 98, yearDigits: 2, month: 12, day: 31, order: .dayMonthYear)
    #expect(CellReader(.date(.dayMonthYear)).value(in: "31.12.98") == .date(date))
    let early = CalendarDate(year: 98, yearDigits: 2, month: 12, day: 31, order: .yearMonthDay)
    #expect(CellReader(.date(.yearMonthDay)).value(in: "98/12/31") == .date(early))
    #expect(
      CellReader(.date(.dayMonthYear)).value(in: "29.02.1900") == nil, "1900 was no leap year")
  }

  @Test func partialDatesLackTheirParts() {
    let reader = CellReader(.date(.monthDayYear))
    #expect(reader.value(in: "May 2020") == .date(CalendarDate(year: 2020, month: 5, order: .monthDayYear)))
    #expect(reader.value(in: "17 May") == .date(CalendarDate(month: 5, day: 17, order: .dayMonthYear)))
    #expect(reader.value(in: "5/2020") == .date(CalendarDate(year: 2020, month: 5, order: .monthDayYear)))
    #expect(reader.value(in: "3月9日") == .date(CalendarDate(month: 3, day: 9)))
  }

  @Test(arguments: [
    ("07:45", ClockTime(hour: 7, minute: 45)), ("7:45 pm", ClockTime(hour: 7, minute: 45, period: .pm)),
    ("9AM", ClockTime(hour: 9, period: .am)), ("9 a.m.", ClockTime(hour: 9, period: .am)),
    ("23:59:58", ClockTime(hour: 23, minute: 59, second: 58)), ("7h45", ClockTime(hour: 7, minute: 45)),
    ("07:45 Uhr", ClockTime(hour: 7, minute: 45)), ("7時45分", ClockTime(hour: 7, minute: 45)),
    ("07:45:10.250", ClockTime(hour: 7, minute: 45, second: 10, fraction: "250")),
    ("07.45", ClockTime(hour: 7, minute: 45)), ("kl. 7.45", ClockTime(hour: 7, minute: 45)),
    ("7:45 uur", ClockTime(hour: 7, minute: 45)), ("7:45 μ.μ.", ClockTime(hour: 7, minute: 45, period: .pm)),
    ("07:45 CEST", ClockTime(hour: 7, minute: 45, zone: "CEST")), ("24:00", ClockTime(hour: 24, minute: 0)),
  ])
  func timesOfDayAreRead(cell: String, time: ClockTime) {
    #expect(CellReader(.time).value(in: cell) == .time(time))
  }

  @Test(arguments: [
    "24:01", "7:60", "7", "13 pm", "7:5", "0 am", "7:45:61", "123:00", "7:45x", "7.4", "7.451", "7.45.1",
    "7時999分", "7:300年",
  ])
  func impossibleTimesDoNotFit(cell: String) {
    #expect(CellReader(.time).value(in: cell) == nil)
  }

  @Test(arguments: [
    ("2019-08-04T07:45:10Z", "Z", ""), ("2019-08-04 07:45:10", nil, ""),
    ("2019-08-04T07:45:10.5+02:00", "+02:00", "5"),
    ("2019-08-04 07:45:10 -0500", "-0500", ""), ("August 4, 2019 at 07:45:10", nil, ""),
    ("4 Aug 2019, 07:45:10 GMT", "GMT", ""), ("08/04/2019 07:45:10", nil, ""),
  ])
  func aDateWithATimeIsBoth(cell: String, zone: String?, fraction: String) {
    guard case .dateTime(let date, let time) = CellReader(.dateTime(.monthDayYear)).value(in: cell) else {
      Issue.record("no date with time")
      return
    }
    #expect((date.year, date.month, date.day) == (2019, 8, 4))
    #expect(time == ClockTime(hour: 7, minute: 45, second: 10, fraction: fraction, zone: zone))
  }

  @Test(arguments: [
    ("41:15:07", TimeSpan(hours: 41, minutes: 15, seconds: Number(significand: 7))),
    ("4:05", TimeSpan(minutes: 4, seconds: Number(significand: 5))), ("00:00", TimeSpan()),
    ("4:05.50", TimeSpan(minutes: 4, seconds: Number(significand: 550, fractionDigits: 2))),
    ("3 min 05 s", TimeSpan(minutes: 3, seconds: Number(significand: 5))),
    ("4:30", TimeSpan(minutes: 4, seconds: Number(significand: 30))),
    ("PT6M", TimeSpan(minutes: 6)), ("P2DT3H", TimeSpan(days: 2, hours: 3)),
    ("PT1.5S", TimeSpan(seconds: Number(significand: 15, fractionDigits: 1))),
    ("2h 35m", TimeSpan(hours: 2, minutes: 35)), ("6 min", TimeSpan(minutes: 6)),
    ("-PT6M", TimeSpan(minutes: 6, isNegative: true)),
    ("1d, 2h", TimeSpan(days: 1, hours: 2)),
  ])
  func lengthsOfTimeAreRead(cell: String, span: TimeSpan) {
    #expect(CellReader(.duration).value(in: cell) == .duration(span))
  }

  @Test(arguments: ["P", "PT", "P6M", "PT6M1H", "4:75", "4:3", "6", "2m 3h", "1:2:3"])
  func impossibleLengthsDoNotFit(cell: String) {
    #expect(CellReader(.duration).value(in: cell) == nil)
  }

  @Test func twoPartsAreHoursWhenTheColumnSaysSo() {
    let reader = CellReader(.duration, conventions: CellConventions(durationPair: .hoursAndMinutes))
    #expect(reader.value(in: "4:30") == .duration(TimeSpan(hours: 4, minutes: 30)))
  }
}
