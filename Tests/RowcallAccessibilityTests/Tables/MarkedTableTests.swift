import RowcallAccessibility
import RowcallModel
import Testing

@Suite struct MarkedTableTests {
  private let table: MarkedTable = {
    var cells = [
      GridCell([.text("Name")], at: GridSlot(row: 0, column: 0), kind: .header, scope: .column),
      GridCell([.text("Do")], at: GridSlot(row: 0, column: 1), kind: .header, scope: .column),
      GridCell([.text("Ann")], at: GridSlot(row: 1, column: 0), rowSpan: 2, kind: .header, scope: .row),
      GridCell([.text(" "), .link("Edit")], at: GridSlot(row: 1, column: 1)),
      GridCell([.text("\u{A0}")], at: GridSlot(row: 2, column: 1)),
    ]
    cells[1].abbreviation = "D"
    cells[3].statedColumn = 4
    var rows = [GridRow(), GridRow(statedIndex: 50), GridRow()]
    rows[1].level = 2
    var grid = TableGrid(columnCount: 2, rows: rows, cells: cells)
    grid.caption = "People"
    grid.label = "Staff"
    return MarkedTable(grid)
  }()

  @Test func theOutlineHasTheNameAndTheSize() {
    var outline = TableOutline(label: "Staff", rowCount: 3, columnCount: 2)
    outline.caption = "People"
    outline.isUniform = false
    #expect(table.outline == outline)
  }

  @Test func aCellComesWithItsHeadersAndPieces() throws {
    let cell = try #require(table.cell(at: GridSlot(row: 1, column: 1)))
    #expect(cell.element.role == .cell)
    #expect(cell.element.label == "Edit")
    #expect(cell.pieces == [.link("Edit")])
    #expect(cell.columnHeaders.map(\.text) == ["Do"])
    #expect(cell.columnHeaders.map(\.abbreviation) == ["D"])
    #expect(cell.rowHeaders.map(\.text) == ["Ann"])
    #expect(cell.statedRow == 50)
    #expect(cell.statedColumn == 4)
    #expect(cell.row?.level == 2)
  }

  @Test func aMergedCellIsFoundByEachOfItsSlots() throws {
    let cell = try #require(table.cell(at: GridSlot(row: 2, column: 0)))
    #expect(cell == table.cell(at: GridSlot(row: 1, column: 0)))
    #expect(cell.element.role == .rowHeader)
    #expect(cell.span == CellSpan(rows: 1..<3, columns: 0..<1))
  }

  @Test func whiteSpaceIsBlank() throws {
    #expect(try #require(table.cell(at: GridSlot(row: 2, column: 1))).isBlank)
  }

  @Test func theAuthorsNameTakesThePlaceOfTheContent() throws {
    var cell = GridCell([.text("↕"), .link("x")], at: GridSlot(row: 0, column: 0))
    cell.label = "Sort"
    let named = MarkedTable(TableGrid(columnCount: 1, rows: [GridRow()], cells: [cell]))
    let found = try #require(named.cell(at: GridSlot(row: 0, column: 0)))
    #expect(found.element.label == "Sort")
    #expect(found.pieces == [])
  }

  @Test(arguments: [GridSlot(row: 3, column: 0), GridSlot(row: 0, column: 2), GridSlot(row: -1, column: 0)])
  func thereIsNothingOutside(slot: GridSlot) { #expect(table.cell(at: slot) == nil) }
}
