import RowcallModel
import Testing

@testable import RowcallValues

@Suite struct EastAsianPatternsTests {
  @Test(
    "Dates in figures",
    arguments: [
      ("2031/07/04", CalendarDate(year: 2031, month: 7, day: 4)),
      ("2031-7-4", CalendarDate(year: 2031, month: 7, day: 4)),
      ("2031·7·4", CalendarDate(year: 2031, month: 7, day: 4)),
      ("2031.7.4(金)", CalendarDate(year: 2031, month: 7, day: 4, weekday: 6)),
      ("31/7/4", CalendarDate(year: 31, yearDigits: 2, month: 7, day: 4)),
      ("2031/7", CalendarDate(year: 2031, month: 7)),
    ] as [(String, CalendarDate)])
  func datesInFigures(text: String, date: CalendarDate) {
    let reading = EastAsianReading(text) { $0.numericDate(shortYearSeparators: ["/"]) }
    #expect(reading.result == date)
    #expect(reading.rest.isEmpty)
  }

  @Test(
    "Other rows of numbers are no dates",
    arguments: ["2031/13/4", "2031/7/40", "2031-7", "31.7.4", "203/7/4", "2031/7/4/1", "9031/7"])
  func noDates(text: String) {
    let reading = EastAsianReading(text) { $0.numericDate(shortYearSeparators: ["/"]) }
    #expect(reading.result == nil)
  }

  @Test func aTimeMayFollowADate() {
    let date = CalendarDate(year: 2031, month: 7, day: 4)
    let whole = EastAsianReading("2031-07-04T06:50Z") { $0.numericDateTime(shortYearSeparators: []) }
    #expect(whole.result == .dateTime(date, ClockTime(hour: 6, minute: 50, zone: "Z")))
    let lone = EastAsianReading("2031-07-04 に") { $0.numericDateTime(shortYearSeparators: []) }
    #expect(lone.result == .date(date))
    #expect(lone.rest == " に")
  }

  @Test(
    "Times with colons",
    arguments: [
      ("7:05", ClockTime(hour: 7, minute: 5)),
      ("22:41:09", ClockTime(hour: 22, minute: 41, second: 9)),
      ("22:41:09.5", ClockTime(hour: 22, minute: 41, second: 9, fraction: "5")),
      ("８：３０", ClockTime(hour: 8, minute: 30)),
    ] as [(String, ClockTime)])
  func timesWithColons(text: String, time: ClockTime) {
    let reading = EastAsianReading(text) { $0.colonTime() }
    #expect(reading.result == time)
  }

  @Test("Ratios are no times", arguments: ["3:2", "31:20", "5:60", "1:20:30:40"])
  func ratiosAreNoTimes(text: String) {
    let reading = EastAsianReading(text) { $0.colonTime() }
    #expect(reading.result == nil)
  }

  @Test(
    "Codes and telephone numbers",
    arguments: [
      ("0045", .identifier("0045")), ("120-0066", .identifier("120-0066")), ("4-5-6", .identifier("4-5-6")),
      ("10.0.0.7", .identifier("10.0.0.7")), ("03-9876-5432", .telephone("03-9876-5432")),
    ] as [(String, Value)])
  func codes(text: String, value: Value) {
    let reading = EastAsianReading(text) { $0.code() }
    #expect(reading.result == value)
  }

  @Test("Quantities are no codes", arguments: ["450", "0.45", "12-30", "0"])
  func quantitiesAreNoCodes(text: String) {
    let reading = EastAsianReading(text) { $0.code() }
    #expect(reading.result == nil)
  }

  @Test func aCountryCodeStartsATelephoneNumber() {
    let reading = EastAsianReading("+81 45-987-6543") { $0.internationalTelephone() }
    #expect(reading.result == .telephone("+81 45-987-6543"))
    let change = EastAsianReading("+81") { $0.internationalTelephone() }
    #expect(change.result == nil)
  }

  @Test func fractionsMayHaveAWholePart() {
    let reading = EastAsianReading("4 3/8") { $0.slashFraction() }
    #expect(reading.result == Fraction(whole: 4, numerator: 3, denominator: 8))
    let zero = EastAsianReading("3/0") { $0.slashFraction() }
    #expect(zero.result == nil)
  }
}
