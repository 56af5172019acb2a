import RowcallModel
import RowcallValues
import Testing

@testable import RowcallNarration

@Suite struct ColumnTallyTests {
  @Test func beyondItsLimitAColumnHasEndsButNoMiddle() {
    var facts = ColumnTally(Column(name: "N", type: .integer), reader: CellReader(.integer), mostAmounts: 3)
    for text in ["5", "1", "9"] { facts.add(Array(text.utf8).span) }
    #expect(facts.median == .number(Number(isNegative: false, significand: 5)))
    facts.add(Array("20".utf8).span)
    #expect(facts.median == nil)
    #expect(facts.low?.value == .number(Number(isNegative: false, significand: 1)))
    #expect(facts.high?.value == .number(Number(isNegative: false, significand: 20)))
    #expect(facts.filledCount == 4)
  }

  @Test(arguments: [
    (["0.0011", "0.0013", "0.0012"], "0.0012"), (["1.125", "1.127", "1.126"], "1.126"),
    (["0.0011", "0.0012"], "0.00115"), (["4.50", "12.00"], "8.25"), (["1", "2"], "1.5"),
    (["-1", "-2"], "-1.5"), (["-0.5", "0.5"], "0.0"),
    (["12345678901234567", "12345678901234569"], "12345678901234568"),
    (["12345678901234567.5", "1", "99999999999999999"], "12345678901234567.5"),
  ])
  func theMiddleIsExact(cells: [String], middle: String) {
    var facts = ColumnTally(Column(name: "N", type: .decimal), reader: CellReader(.decimal))
    for text in cells { facts.add(Array(text.utf8).span) }
    guard case .number(let median)? = facts.median else {
      Issue.record("no number in the middle")
      return
    }
    #expect(median.plain == middle)
  }

  @Test func anExactMiddleWithoutRoomIsNotReported() {
    let (huge, tiny) = (Number(significand: .max), Number(significand: 1, fractionDigits: 19))
    #expect(Number(between: huge, and: huge) == nil)
    #expect(Number(between: Number(significand: 9, scale: 12), and: tiny) == nil)
    #expect(
      Number(between: Number(significand: 1, scale: 6), and: Number(significand: 2, scale: 6))
        == Number(significand: 15, scale: 5))
  }
}
