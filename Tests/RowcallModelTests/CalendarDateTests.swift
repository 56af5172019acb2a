import Foundation
import Testing

@testable import RowcallModel

@Suite struct CalendarDateTests {
  @Test func daysSince1970AreThoseOfFoundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    // From 1600, where Foundation's calendar is the Gregorian one already, over leap years and ends of centuries.
    for days in stride(from: -135_140, through: 400_000, by: 37) {
      let expected = calendar.dateComponents(
        [.year, .month, .day], from: Date(timeIntervalSince1970: Double(days) * 86_400))
      let date = CalendarDate(daysSince1970: days)
      #expect(date.year == expected.year, "day \(days)")
      #expect(date.month.map(Int.init) == expected.month, "day \(days)")
      #expect(date.day.map(Int.init) == expected.day, "day \(days)")
    }
  }

  @Test func yearsBeforeTheEraGoOnWithZero() {
    #expect(CalendarDate(daysSince1970: -719_528) == CalendarDate(year: 0, month: 1, day: 1))
    #expect(CalendarDate(daysSince1970: -719_529) == CalendarDate(year: -1, month: 12, day: 31))
  }
}
