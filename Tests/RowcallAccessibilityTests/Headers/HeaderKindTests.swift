import RowcallModel
import Testing

@testable import RowcallAccessibility

/// What a header cell is a header of, and what counts as empty.
@Suite struct HeaderKindTests {
  @Test(arguments: [
    ("th A | th B\ntd 1 | td 2", [GridCell.Scope.column, .column, nil, nil]),
    ("th A | td 1\nth B | td 2", [.row, nil, .row, nil]),
    ("th | th B\nth C | td 2", [.column, .column, .row, nil]),
    ("td | th B\nth C | td 2", [nil, nil, nil, nil]),
    ("th A | td 1\ntd 2 | td 3", [nil, nil, nil, nil]),
    ("th:row A | th:col B | th:rowgroup C | th:colgroup D", [.row, .column, .rowGroup, .columnGroup]),
    ("th:col A | td 1\ntd 2 | td 3", [.column, nil, nil, nil]),
    ("th:r2 A | th B\ntd 1", [.row, .column, nil]),
    ("td:col A | td 1", [nil, nil]),
  ])
  func scopeOrPlaceDecides(_ drawing: String, _ kinds: [GridCell.Scope?]) {
    let resolution = HeaderResolution(GridDrawing(drawing).grid)
    #expect(resolution.grid.cells.indices.map(resolution.kind(of:)) == kinds)
  }

  @Test(arguments: [
    GridCell.Scope.column: HeaderAxis.column, .columnGroup: .column, .row: .row, .rowGroup: .row,
  ])
  func groupsNameInTheDirectionOfTheirLines(_ kind: GridCell.Scope, _ axis: HeaderAxis) {
    #expect(kind.axis == axis)
  }

  @Test(arguments: [
    ([CellPiece](), true), ([.text("")], true), ([.text(" \t\r\n\u{0C}")], true),
    ([.text("\u{A0}")], false), ([.text("x")], false), ([.text(" "), .link("")], false),
    ([.image(nil)], false), ([.control(CellControl(.checkbox))], false), ([.table(1)], false),
  ])
  func onlyASCIIWhiteSpaceIsEmpty(_ content: [CellPiece], _ isEmpty: Bool) {
    #expect(GridCell(content, at: GridSlot(row: 0, column: 0)).isEmptyCell == isEmpty)
  }

  @Test func aLabelOfTheAuthorIsContent() {
    var cell = GridCell(at: GridSlot(row: 0, column: 0), kind: .header)
    cell.label = "Selected"
    #expect(!cell.isEmptyCell)
    cell.label = ""
    #expect(cell.isEmptyCell)
  }
}
