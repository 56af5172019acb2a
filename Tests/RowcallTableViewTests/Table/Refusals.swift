import Testing

@testable import RowcallTableView

/// Runs something that must be refused with this sentence and change nothing else.
func expectRefusal(
  _ sentence: String, of table: TableView, _ wrongUse: (TableView) throws -> Void,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let before = TableLook(table)
  #expect(sourceLocation: sourceLocation) {
    try wrongUse(table)
  } throws: {
    "\($0)" == sentence
  }
  #expect(table.takeLines() == ["refused: \(sentence)"], sourceLocation: sourceLocation)
  #expect(TableLook(table) == before, sourceLocation: sourceLocation)
}

/// All of a table that a listener or a program can tell apart.
private struct TableLook: Hashable {
  let counts: [Int]
  let rows: [RowPlace]
  let contents: [CellContent]
  let states: [CellState]
  let selected: [RowPlace]
  let focus: Focus?
  let indexTitles: [String]
  let isEditing: Bool
  let swiped: RowPlace?
  let asked: RowPlace?
  let carried: RowPlace?
  let isBlockOpen: Bool

  init(_ table: TableView) {
    counts = table.counts.rowCounts
    rows = table.window.rows.map(\.place)
    contents = table.visibleCells.map(\.content)
    states = table.visibleCells.map(\.state)
    selected = table.selection.places
    focus = table.focus
    indexTitles = table.sectionIndexTitles
    isEditing = table.isEditing
    swiped = table.swipe?.place
    asked = table.confirmation
    carried = table.reordering?.origin
    isBlockOpen = table.updates.areOpen
  }
}
