import RowcallModel
import Testing

@testable import RowcallValues

@Suite struct GrammarDatesTests {
  @Test(arguments: [
    ("1994-06-09", "en", date(1994, 6, 9)), ("2004/11/30", "en", date(2004, 11, 30)),
    ("04.11.2004", "en", date(2004, 11, 4, order: .dayMonthYear)),
    ("24.11.2004", "en", date(2004, 11, 24, order: .dayMonthYear)),
    ("4/11/2004", "en-GB", date(2004, 11, 4, order: .dayMonthYear)),
    ("03/09/61", "en", date(61, 3, 9, digits: 2, order: .monthDayYear)),
    ("04.11.2004", "de", date(2004, 11, 4, order: .dayMonthYear)),
    ("4. 11. 2004", "de", date(2004, 11, 4, order: .dayMonthYear)),
    ("4.11.", "de", date(nil, 11, 4, order: .dayMonthYear)), ("09/2011", "en", date(2011, 9)),
    ("2011-03", "en", date(2011, 3)),
  ])
  func datesInDigits(text: String, language: String, expected: Value) {
    #expect(value(text, in: language) == expected)
  }

  @Test(arguments: [
    ("May 9, 1958", "en", date(1958, 5, 9, order: .monthDayYear)),
    ("9th of May 1958", "en", date(1958, 5, 9, order: .dayMonthYear)),
    ("OCT. 4", "en", date(nil, 10, 4, order: .monthDayYear)),
    ("Feb-21", "en", date(nil, 2, 21, order: .monthDayYear)),
    ("21-Feb-58", "en", date(58, 2, 21, digits: 2, order: .dayMonthYear)),
    ("May 1958", "en", date(1958, 5, nil, order: .monthDayYear)),
    ("6. Mai 1958", "de", date(1958, 5, 6, order: .dayMonthYear)),
    ("6. dez. 1958", "de", date(1958, 12, 6, order: .dayMonthYear)),
    ("1er août 1958", "fr", date(1958, 8, 1, order: .dayMonthYear)),
    ("6 de agosto de 1958", "es", date(1958, 8, 6, order: .dayMonthYear)),
    ("agosto 6 1958", "es", date(1958, 8, 6, order: .monthDayYear)),
    ("6 maggio 1958", "it", date(1958, 5, 6, order: .dayMonthYear)),
  ])
  func datesWithTheNameOfTheMonth(text: String, language: String, expected: Value) {
    #expect(value(text, in: language) == expected)
  }

  @Test(arguments: [
    ("2024-02-30", "en"), ("2023-02-29", "en"), ("2024-04-31", "en"), ("31.04.2024", "de"), ("30.2.", "de"),
    ("30.02.24", "de"), ("February 30, 2024", "en"), ("31 April 2024", "en"), ("31 April", "en"),
    ("2024-02-30", "ja"), ("2024/4/31", "zh"), ("2024-13-01", "en"), ("2024-02-30 10:00", "en"),
  ])
  func aDateThatTheCalendarDoesNotHaveIsNone(text: String, language: String) {
    let isDate = pieces(text, in: language).contains {
      switch $0 {
      case .value(.date(let date)), .value(.dateTime(let date, _)): date.day != nil
      default: false
      }
    }
    #expect(!isDate)
  }

  @Test func leapDaysAreDates() {
    #expect(value("2024-02-29") == date(2024, 2, 29))
    #expect(value("29 February") == date(nil, 2, 29, order: .dayMonthYear))
  }

  @Test func weekdaysBelongToTheDate() {
    let day = CalendarDate(year: 2021, month: 6, day: 8, weekday: 3, order: .dayMonthYear)
    #expect(value("Tue, 8 June 2021") == .date(day))
    #expect(value("mart. 8 de junio de 2021", in: "es") == .date(day))
  }

  @Test func aTimeMayFollow() {
    let day = CalendarDate(year: 2013, month: 4, day: 5)
    #expect(
      value("2013-04-05T06:07:08Z") == .dateTime(day, ClockTime(hour: 6, minute: 7, second: 8, zone: "Z")))
    #expect(value("2013-04-05 06:07-03:00") == .dateTime(day, ClockTime(hour: 6, minute: 7, zone: "-03:00")))
  }

  @Test func anArticleThatTheSpokenDateBringsIsLeftOut() {
    #expect(pieces("on the 6th of May") == [.words("on "), .value(date(nil, 5, 6, order: .dayMonthYear))])
  }

  @Test func germanDaysTakeTheirEndingFromTheArticle() {
    let rest = CalendarDate(year: 1988, month: 3, order: .dayMonthYear)
    let expected: [TextPiece] = [
      .words("am "), .value(.ordinal(Ordinal(6, suffix: "ten"))), .words(" "), .value(.date(rest)),
    ]
    #expect(pieces("am 6. März 1988", in: "de") == expected)
    #expect(pieces("am 6.3.1988", in: "de") == expected)
  }

  @Test func daysShareAMonth() {
    #expect(value("April 3-7") == .range(date(nil, 4, 3, order: .monthDayYear), .ordinal(Ordinal(7))))
    #expect(
      value("3-7 avril", in: "fr") == .range(.number(number("3")), date(nil, 4, 7, order: .dayMonthYear)))
    #expect(pieces("3/4/5 avril", in: "fr").count == 5)
  }

  @Test(arguments: [("1920s", "en", 1920), ("'60s", "en", 60), ("70er", "de", 70), ("1830er", "de", 1830)])
  func decades(text: String, language: String, expected: Int) {
    #expect(value(text, in: language) == .decade(expected))
  }

  @Test(arguments: [
    ("63 BC", "en", -63), ("490 v. Chr.", "de", -490), ("52 av. J.-C.", "fr", -52), ("218 a. C.", "es", -218),
  ])
  func yearsBeforeTheEraAreNegative(text: String, language: String, expected: Int) {
    guard case .date(let date)? = value(text, in: language) else {
      Issue.record("\(text) is no date")
      return
    }
    #expect(date.year == expected)
  }

  @Test(arguments: ["it may 15 people", "3.14159", "12 marches", "section 5.3"])
  func wordsAndNumbersAreNoDates(text: String) {
    #expect(!pieces(text).contains { if case .value(.date) = $0 { true } else { false } })
  }

  @Test func twoYearsAreASeasonAndNoMonth() {
    #expect(value("2006-07") == .range(date(2006), date(7, digits: 2)))
  }
}
