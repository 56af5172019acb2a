import RowcallModel
import Testing

@testable import RowcallValues

@Suite struct GrammarRangesTests {
  @Test(arguments: [
    ("12-18", Value.range(.number(number("12")), .number(number("18")))),
    ("3–9 kg", .range(.number(number("3")), measure("9", "kilogram"))),
    ("5 - 8%", .range(.number(number("5")), .percent(number("8")))),
    ("$20-$35", .range(money("20", "USD"), money("35", "USD"))),
    ("$20-35", .range(money("20", "USD"), money("35", "USD"))),
    ("1962-1968", .range(date(1962), date(1968))), ("1962-68", .range(date(1962), date(68, digits: 2))),
    ("8:30-16:45", .range(.time(ClockTime(hour: 8, minute: 30)), .time(ClockTime(hour: 16, minute: 45)))),
    ("2-4pm", .range(.number(number("2")), .time(ClockTime(hour: 4, period: .pm)))),
  ])
  func aDashMakesARange(text: String, expected: Value) {
    #expect(value(text) == expected)
  }

  @Test func aRateIsForTheWholeRange() {
    #expect(value("$20-35/hr") == .rate(.range(money("20", "USD"), money("35", "USD")), per: Unit("hour")))
  }

  @Test func aScoreStaysAsItIs() {
    #expect(pieces("4-2") == [.value(.number(number("4"))), .words("-"), .value(.number(number("2")))])
  }

  @Test func threeNumbersAreNoRange() {
    #expect(pieces("1-2-3").count == 5)
  }
}
