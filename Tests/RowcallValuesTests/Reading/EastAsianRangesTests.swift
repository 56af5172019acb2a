import RowcallModel
import Testing

@testable import RowcallValues

@Suite struct EastAsianRangesTests {
  private func number(_ digits: UInt64) -> Value { .number(Number(significand: digits)) }

  private func range(_ text: String, from lower: Value) -> Value? {
    EastAsianReading(text) { cursor in
      cursor.range(from: lower) { $0.number().map(Value.number) }
    }.result
  }

  @Test("Range signs", arguments: ["~17", "〜17", "～17", "-17", "–17", "--17"])
  func rangeSigns(text: String) {
    #expect(range(text, from: number(3)) == .range(number(3), number(17)))
  }

  @Test func twoDigitsWithoutACounterMayBeAScore() {
    #expect(range("-7", from: number(3)) == nil)
    #expect(range("-7で敗戦", from: number(3)) == nil)
    #expect(range("-7人", from: number(3)) == .range(number(3), number(7)))
  }

  @Test func aHyphenDoesNotFall() {
    #expect(range("-7", from: number(9)) == nil)
    #expect(range("〜7", from: number(9)) == .range(number(9), number(7)))
  }

  @Test func moneyIsMoneyAtBothEnds() {
    let three = Value.money(Money(Number(significand: 3), currency: "EUR"))
    let seven = Value.money(Money(Number(significand: 7), currency: "EUR"))
    #expect(range("-7", from: three) == .range(three, seven))
  }
}
