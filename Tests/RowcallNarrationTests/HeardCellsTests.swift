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
    let plan = RowPlan(table: sample.table, columns: columns, naming: [0])
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

  @Test(arguments: [Verbosity.Preset.terse, .medium, .verbose])
  func aCellOverAllColumnsIsAHeading(preset: Verbosity.Preset) {
    let shop = grid(
      """
      1x2:Fruit | "
      Fig       | 5
      """)
    let goods = SampleTable([("Item", .text), ("Price", .integer)], rows: [["Fruit"], ["Fig", "5"]])
    let verbosity = Verbosity(preset)
    let heard = HeardCells(shop, rows: [0, 1], readers: goods.readers)
    let plan = RowPlan(table: goods.table, naming: [0])
    var label = RowLabel(
      plan, table: goods.table, readers: goods.readers, locale: LocaleTag("en"), verbosity: verbosity,
      heard: heard)
    let spoken = SpokenRow(
      plan, table: goods.table, readers: goods.readers, speech: SpokenText(LocaleTag("en")),
      verbosity: verbosity,
      heard: heard)
    #expect(label.text(row: 0, of: goods.batch).hasPrefix("Fruit, heading"))
    #expect(spoken.text(row: 0, of: goods.batch).hasPrefix("Fruit, heading"))
    #expect(!label.text(row: 1, of: goods.batch).contains("heading"))
    var numbered = RowLabel(
      RowPlan(table: goods.table), table: goods.table, readers: goods.readers, locale: LocaleTag("en"),
      heard: heard)
    #expect(numbered.text(row: 0, of: goods.batch) == "Fruit, heading")
    #expect(numbered.text(row: 1, of: goods.batch) == "row 2, Item Fig, Price 5")
  }

  @Test(arguments: [
    ([CellPiece.control(.checkbox("Wifi", .on))], "Wifi, checked"),
    ([.control(.checkbox("Wifi", .off)), .text("Bay")], "Wifi Bay, not checked"),
    (
      [.control(.checkbox("Wifi", .on)), .control(.checkbox("Pool", .mixed))],
      "Wifi Pool, Wifi checked, Pool partly checked"
    ),
    ([.control(CellControl(.switch, label: "Light", states: .checked(.off)))], "Light, off"),
    ([.control(.checkbox(nil, .on))], "yes"), ([.control(.checkbox(nil, .off))], "no"),
    ([.control(.checkbox(nil, .mixed))], "partly checked"), ([.control(.secret(nil))], "filled in"),
    ([.control(.secret("Pin"))], "Pin, filled in"),
    ([.text("Old"), .control(.secret(nil))], "Old, filled in"), ([.text("Bay")], "Bay"),
  ])
  func aBoxWithANameIsHeardWithItsState(content: [CellPiece], words: String) {
    let text = content.compactMap(\.text).joined(separator: " ")
    let rooms = SampleTable([("Room", .text)], rows: [[text.isEmpty ? "true" : text]])
    let cells = TableGrid(
      columnCount: 1, rows: [GridRow()], cells: [GridCell(content, at: GridSlot(row: 0, column: 0))])
    let heard = HeardCells(cells, rows: [0], readers: rooms.readers)
    let plan = RowPlan(table: rooms.table, naming: [0])
    var label = RowLabel(
      plan, table: rooms.table, readers: rooms.readers, locale: LocaleTag("en"), heard: heard)
    let spoken = SpokenRow(
      plan, table: rooms.table, readers: rooms.readers, speech: SpokenText(LocaleTag("en")), heard: heard)
    #expect(label.text(row: 0, of: rooms.batch) == words)
    #expect(spoken.text(row: 0, of: rooms.batch) == words)
  }

  @Test func aCellOverSeveralColumnsIsSpokenOnceUnderAllOfTheirHeaders() {
    let rows = rows()
    #expect(rows.written[1] == "Stop Oak, First and Last on request")
    #expect(rows.written[2] == "West, Stop Pier, First and Last 6")
    #expect(rows.spoken == rows.written)
  }

  @Test func itIsSpokenUnderTheHeadersOfTheColumnsThatAreWanted() {
    #expect(rows(columns: [1, 3]).spoken[1] == "Stop Oak, Last on request")
  }

  @Test func aHeaderOfRowsIsSpokenWhereItChanges() {
    #expect(rows().spoken[0] == "East, Stop Mill, First 5, Last 22")
    #expect(rows().spoken[1].hasPrefix("Stop Oak"))
    #expect(rows().spoken[2].hasPrefix("West, Stop Pier"))
  }

  @Test func aRowWithoutAHeaderOfItsOwnKeepsTheOneAboveIt() {
    #expect(rows().spoken[3] == "West, Stop Yard, First 7, Last 21")
  }

  @Test func aHeaderOfRowsIsSpokenInTheFirstRowThatIsWanted() throws {
    #expect(
      rows(columns: nil, try RowSelection("2-4")).spoken[1] == "East, Stop Oak, First and Last on request")
  }
}

extension CellControl {
  fileprivate static func secret(_ label: String?) -> CellControl {
    var states = CellStates()
    states.isFilledIn = true
    return CellControl(.textField, label: label, states: states)
  }

  fileprivate static func checkbox(_ label: String?, _ check: CellStates.Check) -> CellControl {
    CellControl(.checkbox, label: label, states: .checked(check))
  }
}

extension CellStates {
  fileprivate static func checked(_ check: Check) -> CellStates {
    var states = CellStates()
    states.check = check
    return states
  }
}
