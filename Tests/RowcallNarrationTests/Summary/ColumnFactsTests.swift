import RowcallModel
import RowcallValues
import Testing

@testable import RowcallNarration

@Suite struct ColumnFactsTests {
  @Test func beyondItsLimitAColumnHasEndsButNoMiddle() {
    var facts = ColumnFacts(Column(name: "N", type: .integer), reader: CellReader(.integer), mostAmounts: 3)
    for text in ["5", "1", "9"] { facts.add(Array(text.utf8).span) }
    #expect(facts.median == .number(Number(isNegative: false, significand: 5)))
    facts.add(Array("20".utf8).span)
    #expect(facts.median == nil)
    #expect(facts.low == .number(Number(isNegative: false, significand: 1)))
    #expect(facts.high == .number(Number(isNegative: false, significand: 20)))
    #expect(facts.filledCount == 4)
  }
}
