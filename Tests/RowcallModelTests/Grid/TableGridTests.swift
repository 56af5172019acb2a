import Testing

@testable import RowcallModel

/// Cells on the slots of a grid.
@Suite struct TableGridTests {
  private let crossing = TableGrid(
    columnCount: 3, rows: [GridRow(), GridRow()],
    cells: [
      GridCell([.text("tall")], at: GridSlot(row: 0, column: 1), rowSpan: 2),
      GridCell([.text("wide")], at: GridSlot(row: 1, column: 0), columnSpan: 2),
    ])

  @Test func whereCellsCrossTheFirstHasTheSlot() {
    #expect(crossing.cell(at: GridSlot(row: 1, column: 1))?.text == "tall")
    #expect(crossing.cell(at: GridSlot(row: 1, column: 0))?.text == "wide")
    #expect(crossing.cell(at: GridSlot(row: 1, column: 2)) == nil)
  }

  @Test(arguments: [(0, 1, false), (1, 1, true), (1, 0, false), (1, 2, false), (-1, 0, false), (2, 1, false)])
  func onlySlotsWithSeveralCellsOverlap(_ row: Int, _ column: Int, _ overlaps: Bool) {
    #expect(crossing.hasOverlap(at: GridSlot(row: row, column: column)) == overlaps)
  }

  @Test func aThirdCellChangesNothingWhereTwoCross() {
    let grid = TableGrid(
      columnCount: 1, rows: [GridRow()],
      cells: ["a", "b", "c"].map { GridCell([.text($0)], at: GridSlot(row: 0, column: 0)) })
    #expect(grid.index(at: GridSlot(row: 0, column: 0)) == 0)
    #expect(grid.hasOverlap(at: GridSlot(row: 0, column: 0)))
  }

  @Test func spansOverTheEdgeAreCut() {
    let grid = TableGrid(
      columnCount: 2, rows: [GridRow()],
      cells: [GridCell(at: GridSlot(row: 0, column: 1), rowSpan: 65_534, columnSpan: 1_000)])
    #expect(grid.cells[0].rows == 0..<1)
    #expect(grid.cells[0].columns == 1..<2)
  }

  @Test(arguments: [GridSlot(row: -1, column: 0), GridSlot(row: 0, column: -1), GridSlot(row: 9, column: 9)])
  func aCellOutsideTheGridCoversNoSlot(_ slot: GridSlot) {
    let grid = TableGrid(
      columnCount: 1, rows: [GridRow()], cells: [GridCell(at: slot, rowSpan: 5, columnSpan: 5)])
    #expect(grid.index(at: GridSlot(row: 0, column: 0)) == nil)
    #expect(grid.cells[0].rows.isEmpty || grid.cells[0].columns.isEmpty)
  }

  @Test func aSpanBelowZeroCoversNothing() {
    var cell = GridCell(at: GridSlot(row: 4, column: 4))
    cell.rowSpan = -3
    cell.columnSpan = -1
    #expect(cell.rows.isEmpty)
    #expect(cell.columns.isEmpty)
  }

  @Test func aMarkedCellBecomesAHeader() {
    var grid = crossing
    grid.mark(0, as: .header, scope: .column)
    #expect(grid.cells[0].kind == .header)
    #expect(grid.cells[0].scope == .column)
    grid.mark(2, as: .header)
    grid.mark(-1, as: .header)
    #expect(grid.cells[1] == crossing.cells[1])
    #expect(grid.cells.count == 2)
  }
}
