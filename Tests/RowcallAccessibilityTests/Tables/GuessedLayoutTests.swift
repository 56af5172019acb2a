import RowcallAccessibility
import RowcallModel
import Testing

@Suite struct GuessedLayoutTests {
  @Test(arguments: [
    (1, 4, true), (4, 1, true), (2, 5, false), (2, 2, true), (5, 2, true), (4, 3, false), (6, 2, false),
    (21, 2, false),
  ])
  func aTableWithoutAnyMarkupIsGuessedByItsSize(rows: Int, columns: Int, isLayout: Bool) {
    #expect(MarkedTable(grid(rows, columns)).outline.isGuessedLayout == isLayout)
  }

  @Test func markupOfDataTablesDecides() {
    var named = grid(2, 2)
    named.caption = "People"
    var grouped = grid(2, 2)
    grouped.columnGroups = [0..<2]
    var headed = grid(2, 2)
    headed.rowGroups = [GridRowGroup(.head, rows: 0..<1)]
    let marked = grid(2, 2) { $0.kind = .header }
    for grid in [named, grouped, headed, marked] { #expect(!MarkedTable(grid).outline.isGuessedLayout) }
  }

  @Test func aTableInsideAnotherMakesTheOuterOneLayout() {
    #expect(MarkedTable(grid(4, 3) { $0.content = [.table(1)] }).outline.isGuessedLayout)
  }

  private func grid(_ rows: Int, _ columns: Int, change: (inout GridCell) -> Void = { _ in }) -> TableGrid {
    let cells = (0..<rows * columns).map { index in
      var cell = GridCell([.text("x")], at: GridSlot(row: index / columns, column: index % columns))
      change(&cell)
      return cell
    }
    return TableGrid(columnCount: columns, rows: (0..<rows).map { _ in GridRow() }, cells: cells)
  }
}
