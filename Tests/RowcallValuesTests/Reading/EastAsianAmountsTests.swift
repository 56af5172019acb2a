import RowcallModel
import Testing

@testable import RowcallValues

@Suite struct EastAsianAmountsTests {
  private let marks = EastAsianMarks(yen: "CNY", currencyWords: [("块", "CNY")], saysBarePlus: false)

  @Test(
    "Signs before and after the digits",
    arguments: [
      ("-¥6", .money(Money(Number(isNegative: true, significand: 6), currency: "CNY"))),
      ("¥-6", .money(Money(Number(isNegative: true, significand: 6), currency: "CNY"))),
      ("€ 6", .money(Money(Number(significand: 6), currency: "EUR"))),
      ("6块", .money(Money(Number(significand: 6), currency: "CNY"))),
      ("6 %", .percent(Number(significand: 6))),
      ("6 km", .measure(Measure(Number(significand: 6), unit: Unit("kilometer")))),
    ] as [(String, Value)])
  func signs(text: String, value: Value) {
    let reading = EastAsianReading(text) { $0.amount(marks) }
    #expect(reading.result == value)
    #expect(reading.rest.isEmpty)
  }

  @Test("A plus sign is kept with the amount behind it", arguments: ["+$6", "+6%", "+6 km", "+6"])
  func plusSigns(text: String) {
    let reading = EastAsianReading(text) { $0.positiveAmount(marks) }
    let amount = EastAsianReading(String(text.dropFirst())) { $0.amount(marks) }.result
    // Alone it may belong to what stands before it: "UTC+8".
    #expect(reading.result == (text == "+6" ? nil : amount.map { [.positive($0)] }))
  }

  @Test("What starts like a unit is none", arguments: [("6maps", "maps"), ("6m2x", "m2x")])
  func whatStartsLikeAUnit(text: String, rest: String) {
    let reading = EastAsianReading(text) { $0.amount(marks) }
    #expect(reading.result == .number(Number(significand: 6)))
    #expect(reading.rest == rest)
  }

  @Test("No amount", arguments: ["$", "+6", "-x", "¥元"])
  func noAmount(text: String) {
    let reading = EastAsianReading(text) { $0.amount(marks) }
    #expect(reading.result == nil)
    #expect(reading.rest == text)
  }
}
