import RowcallModel
import Testing

@testable import RowcallAccessibility

/// Tables that only place things on a page, and tables that do not.
@Suite struct LayoutGuessTests {
  @Test(arguments: [
    ("td alone", [LayoutReason.singleCell]),
    ("td Home | td News | td About", [.singleRow, .fewCells(3), .noStructure]),
    ("td Home\ntd News\ntd About", [.singleColumn, .fewCells(3), .noStructure]),
    ("td menu | td text\ntd foot | td note", [.fewCells(4), .noStructure]),
    ("td alone | td \(longText)\ntd a | td \(longText)\ntd b | td c", [.longTexts(2), .noStructure]),
  ])
  func pagesAreLayout(_ drawing: String, _ reasons: [LayoutReason]) {
    let guess = LayoutGuess(GridDrawing(drawing).grid)
    #expect(guess.isLayout)
    #expect(guess.reasons == reasons)
    #expect((0.5...0.99).contains(guess.confidence))
  }

  @Test(arguments: [
    ("td Oslo | td 49\ntd Rome | td 67", [LayoutReason.values(columns: 1)]),
    ("td a | td b\ntd c | td d\ntd e | td f\ntd g | td h\ntd i | td j", [.manyRows(5)]),
    ("td a | td b\ntd c | td d\ntd e | td f", []),
    ("th a | td b", [.markedHeaders]),
    ("--- thead\ntd a\n--- tbody\ntd b", [.groups]),
    ("colgroups 1 1\ntd a | td b", [.groups]),
  ])
  func tablesOfDataAreNot(_ drawing: String, _ reasons: [LayoutReason]) {
    let guess = LayoutGuess(GridDrawing(drawing).grid)
    #expect(!guess.isLayout)
    #expect(guess.reasons == reasons)
  }

  @Test func whatTheAuthorSaidDecides() {
    var grid = GridDrawing("th Town | th Rain\ntd Oslo | td 763").grid
    grid.role = .presentation
    #expect(LayoutGuess(grid) == LayoutGuess(true, 1, [.presentationRole]))
    grid.role = .grid
    #expect(LayoutGuess(grid) == LayoutGuess(false, 1, [.gridRole]))
    grid.role = .table
    grid.caption = "Rain"
    #expect(LayoutGuess(grid) == LayoutGuess(false, 0.95, [.caption, .markedHeaders]))
  }

  @Test func aTableWithoutCellsIsLayout() {
    #expect(LayoutGuess(TableGrid(columnCount: 0, rows: [], cells: [])) == LayoutGuess(true, 0.95, [.noCell]))
  }

  @Test func tablesInsideOfCellsAreASignOfLayout() {
    let grid = grid([
      [.text("menu"), .table(1)], [.text("news"), .table(2)], [.text("foot"), .text("note")],
    ])
    #expect(LayoutGuess(grid).isLayout)
    #expect(LayoutGuess(grid).reasons == [.nestedTables(2), .noStructure])
  }

  @Test func aFormIsLayout() {
    let field = CellPiece.control(CellControl(.textField))
    let form = grid([[.text("Name"), field], [.text("Town"), field], [.text("Likes"), field]])
    #expect(LayoutGuess(form).isLayout)
    #expect(LayoutGuess(form).reasons == [.form(rows: 3), .noStructure])
  }

  @Test func aTableOfDataWithAButtonInEachRowIsNoForm() {
    let rows: [[CellPiece]] = (1...6).map {
      [.text("Plum"), .text("\($0)"), .control(CellControl(.button, label: "Buy"))]
    }
    #expect(!LayoutGuess(grid(rows)).isLayout)
    #expect(LayoutGuess(grid(rows)).reasons == [.values(columns: 1), .manyRows(6)])
  }

  private func grid(_ rows: [[CellPiece]]) -> TableGrid {
    let cells = rows.enumerated().flatMap { row, pieces in
      pieces.enumerated().map { column, piece in GridCell([piece], at: GridSlot(row: row, column: column)) }
    }
    return TableGrid(
      columnCount: rows[0].count, rows: Array(repeating: GridRow(), count: rows.count), cells: cells)
  }

  private static let longText = String(repeating: "all the news of the day ", count: 8)
}
