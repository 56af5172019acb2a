import RowcallModel
import Testing

@testable import RowcallAccessibility

/// Drawn tables with the headers that follow from the standard's text.
@Suite struct HeaderResolutionTests {
  @Test(arguments: plainCases) func headersInTheFirstRowAndColumn(_ example: HeaderCase) { example.check() }

  @Test(arguments: stackedCases) func headersOfSeveralLevels(_ example: HeaderCase) { example.check() }

  @Test(arguments: spanCases) func headersOverSeveralSlots(_ example: HeaderCase) { example.check() }

  @Test(arguments: groupCases) func headersOfGroups(_ example: HeaderCase) { example.check() }

  @Test(arguments: listedCases) func headersThatTheAuthorListed(_ example: HeaderCase) { example.check() }

  @Test(arguments: layoutCases) func tablesWithoutNamingHeaders(_ example: HeaderCase) { example.check() }

  @Test func theListKeepsTheOrderOfTheStandard() {
    let grid = GridDrawing(
      """
      --- tbody
      th:c3 Top
      th | th Jan | th Feb
      th:rowgroup Land | th:row Oslo | td 1
      """
    ).grid
    // Along the row first, then up the column from the nearest on, then the group.
    #expect(texts(HeaderResolution(grid), of: "1") == ["Oslo", "Feb", "Top", "Land"])
  }

  @Test func anIDInAnotherTableIsUnknown() {
    let first = GridDrawing("th#a Away").grid
    let second = GridDrawing(
      """
      th#b Here
      td@a,b 1
      """
    ).grid
    #expect(texts(HeaderResolution(first), of: "Away") == [])
    #expect(texts(HeaderResolution(second), of: "1") == ["Here"])
  }

  @Test(arguments: [-1, 4, 99]) func aCellThatIsNotThereHasNoHeaders(_ cell: Int) {
    let resolution = HeaderResolution(GridDrawing("th a | th b\ntd 1 | td 2").grid)
    #expect(resolution.headers(of: cell) == [])
    #expect(resolution.assignedHeaders(of: cell) == AssignedHeaders())
    #expect(resolution.kind(of: cell) == nil)
  }

  @Test func anEmptyGridHasNoHeaders() {
    #expect(HeaderResolution(TableGrid(columnCount: 0, rows: [], cells: [])).headers(of: 0) == [])
  }

  @Test(arguments: [GridSlot(row: -1, column: 0), GridSlot(row: 0, column: -3), GridSlot(row: 7, column: 7)])
  func aCellOutsideTheGridIsNoHeader(_ slot: GridSlot) {
    let cells = [
      GridCell([.text("Lost")], at: slot, rowSpan: 3, columnSpan: 3, kind: .header, scope: .column),
      GridCell([.text("1")], at: GridSlot(row: 1, column: 0)),
    ]
    let resolution = HeaderResolution(
      TableGrid(
        columnCount: 1, rows: [GridRow(), GridRow()], cells: cells, rowGroups: [.init(.body, rows: -4..<90)]))
    #expect(resolution.headers(of: 1) == [])
    #expect(resolution.headers(of: 0) == [])
    #expect(resolution.kind(of: 0) == nil)
  }

  @Test func columnAndRowHeadersAreTheTwoHalvesOfTheAssigned() {
    let resolution = HeaderResolution(GridDrawing("th | th Jan\nth Oslo | td 49").grid)
    #expect(resolution.assignedHeaders(of: 3) == AssignedHeaders(columns: [1], rows: [2]))
  }

  private func texts(_ resolution: HeaderResolution, of text: String) -> [String] {
    let cells = resolution.grid.cells
    return cells.indices.filter { cells[$0].text == text }
      .flatMap(resolution.headers(of:)).map { cells[$0].text }
  }
}
