import RowcallModel
import RowcallText
import RowcallValues
import Testing

@testable import RowcallNarration

/// A cell that covers several slots is heard once where that is enough.
@Suite struct HeardCellsTests {
  /// Stops on two banks of a river, each bank a header over its rows.
  private let stops = grid(
    """
    2x1:#East | <Mill | 5      | 22
    "         | <Oak  | 1x2:on request | "
    2x1:#West | <Pier | 1x2:6  | "
    "         | Yard  | 7      | 21
    """)
  private let sample = SampleTable(
    [("Side", .text), ("Stop", .text), ("First", .integer), ("Last", .integer)],
    rows: [
      ["East", "Mill", "5", "22"], ["East", "Oak", "on request", "on request"], ["West", "Pier", "6", "6"],
      ["West", "Yard", "7", "21"],
    ])

  /// What is written and said, by these columns and for these rows.
  private func rows(columns: [Int]? = nil, _ selection: RowSelection = .all) -> (
    written: [String], spoken: [String]
  ) {
    let plan = RowPlan(table: sample.table, columns: columns, naming: 0)
    let heard = HeardCells(stops, rows: [0, 1, 2, 3], selection: selection, readers: sample.readers)
    var label = RowLabel(
      plan, table: sample.table, readers: sample.readers, locale: LocaleTag("en"), heard: heard)
    let spoken = SpokenRow(
      plan, table: sample.table, readers: sample.readers, speech: SpokenText(LocaleTag("en")), heard: heard)
    return (
      (0..<4).map { label.text(row: $0, of: sample.batch) },
      (0..<4).map { spoken.text(row: $0, of: sample.batch) }
    )
  }

  @Test func textIsHeardOnceAndAValueUnderEachOfItsHeaders() {
    let rows = rows()
    #expect(rows.written[1] == "Oak, First on request")
    #expect(rows.written[2] == "West, Pier, First 6, Last 6")
    #expect(rows.spoken == rows.written)
  }

  @Test func textIsHeardUnderTheFirstOfTheColumnsThatAreWanted() {
    #expect(rows(columns: [1, 3]).spoken[1] == "Oak, Last on request")
  }

  @Test func aHeaderOfRowsIsHeardWhereItChanges() {
    #expect(rows().spoken[0] == "East, Mill, First 5, Last 22")
    #expect(rows().spoken[1].hasPrefix("Oak"))
    #expect(rows().spoken[2].hasPrefix("West, Pier"))
  }

  @Test func aRowWithoutAHeaderOfItsOwnKeepsTheOneAboveIt() {
    #expect(rows().spoken[3] == "West, Yard, First 7, Last 21")
  }

  @Test func aHeaderOfRowsIsHeardInTheFirstRowThatIsWanted() throws {
    #expect(rows(columns: nil, try RowSelection("2-4")).spoken[1] == "East, Oak, First on request")
  }
}
