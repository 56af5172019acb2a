import RowcallModel
import Testing

@testable import RowcallValues

@Suite struct GrammarTimesTests {
  @Test(arguments: [
    ("07:20", "en", ClockTime(hour: 7, minute: 20)),
    ("7:20 p.m.", "en", ClockTime(hour: 7, minute: 20, period: .pm)),
    ("7.20 am", "en", ClockTime(hour: 7, minute: 20, period: .am)),
    ("3 a. m.", "en", ClockTime(hour: 3, period: .am)),
    ("19:20:45", "en", ClockTime(hour: 19, minute: 20, second: 45)),
    ("19:20:45.125", "en", ClockTime(hour: 19, minute: 20, second: 45, fraction: "125")),
    ("7:20 p.m.pst", "en", ClockTime(hour: 7, minute: 20, period: .pm, zone: "PST")),
    ("7:20 c.e.t.", "en", ClockTime(hour: 7, minute: 20, zone: "CET")),
    ("19:20 Uhr", "de", ClockTime(hour: 19, minute: 20)),
    ("19.20 Uhr", "de", ClockTime(hour: 19, minute: 20)),
    ("8 Uhr", "de", ClockTime(hour: 8)), ("19h20", "fr", ClockTime(hour: 19, minute: 20)),
    ("19 h 20", "fr", ClockTime(hour: 19, minute: 20)),
    ("19.20", "es", ClockTime(hour: 19, minute: 20)), ("7.20 h", "es", ClockTime(hour: 7, minute: 20)),
    ("19:20 utc-5:30", "es", ClockTime(hour: 19, minute: 20, zone: "UTC-5:30")),
  ])
  func timesOfDay(text: String, language: String, expected: ClockTime) {
    #expect(value(text, in: language) == .time(expected))
  }

  @Test(arguments: [("4:3", "en"), ("27:15", "en"), ("19.20", "en"), ("19.20 m", "es"), ("7:65", "en")])
  func otherNumbersAreNoTimes(text: String, language: String) {
    #expect(!pieces(text, in: language).contains { if case .value(.time) = $0 { true } else { false } })
  }

  @Test func oneLetterIsALengthOfTimeBeforeAgo() {
    #expect(pieces("3 (5m ago)", in: "en").contains(.value(.duration(TimeSpan(minutes: 5)))))
    #expect(!pieces("3 (5m away)", in: "en").contains(.value(.duration(TimeSpan(minutes: 5)))))
  }

  @Test func frenchEstIsAVerb() {
    #expect(pieces("à 9:30 est venu", in: "fr")[1] == .value(.time(ClockTime(hour: 9, minute: 30))))
  }

  @Test(arguments: [
    ("3 h 15 min", TimeSpan(hours: 3, minutes: 15)), ("2h05m", TimeSpan(hours: 2, minutes: 5)),
    ("4 min 9.5 s", TimeSpan(minutes: 4, seconds: number("9.5"))), ("1 d 6 h", TimeSpan(days: 1, hours: 6)),
  ])
  func lengthsOfTimeHaveTwoPartsAndMore(text: String, expected: TimeSpan) {
    guard case .duration(let span)? = value(text) else {
      Issue.record("\(text) is no length of time")
      return
    }
    #expect((span.days, span.hours, span.minutes) == (expected.days, expected.hours, expected.minutes))
    #expect(span.seconds.plain == expected.seconds.plain)
  }
}
