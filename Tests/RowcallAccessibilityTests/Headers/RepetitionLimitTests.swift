import RowcallModel
import Testing

@testable import RowcallAccessibility

/// Of very many headers only those next to a cell are said with it, by the same limit everywhere.
@Suite struct RepetitionLimitTests {
  private static let most = RepetitionLimit.headers

  /// Two columns of `th` cells above a row of data.
  private static func stacked(_ levels: Int, scope: GridCell.Scope? = nil) -> TableGrid {
    let rows = Array(repeating: GridRow(), count: levels + 1)
    let cells = (0..<2 * levels + 2).map { number in
      let isHeader = number / 2 < levels
      return GridCell(
        [.text(isHeader ? "Level \(number / 2)" : "\(number)")],
        at: GridSlot(row: number / 2, column: number % 2), kind: isHeader ? .header : .data,
        scope: isHeader ? scope : nil)
    }
    return TableGrid(columnCount: 2, rows: rows, cells: cells)
  }

  @Test(arguments: [GridCell.Scope?.none, .column])
  func theHeadersNextToACellAreKept(scope: GridCell.Scope?) {
    let grid = Self.stacked(200, scope: scope)
    let assigned = HeaderResolution(grid).assignedHeaders(of: grid.cells.count - 1)
    #expect(assigned.columns.map { grid.cells[$0].slot.row } == Array(200 - Self.most..<200))
    #expect(assigned.shortened == [.column])
  }

  @Test func headersOfARowGroupAreKeptFromTheNearestOn() {
    var grid = Self.stacked(200, scope: .rowGroup)
    grid.rowGroups = [GridRowGroup(.body, rows: 0..<grid.rowCount)]
    let assigned = HeaderResolution(grid).assignedHeaders(of: grid.cells.count - 1)
    #expect(assigned.rows.count == Self.most)
    // Each row has two of them.
    #expect(assigned.rows.allSatisfy { grid.cells[$0].slot.row >= 199 - Self.most / 2 })
    #expect(assigned.rows.last.map { grid.cells[$0].slot.row } == 199)
    #expect(assigned.shortened == [.row])
  }

  @Test func aBrowsersHeadersHaveTheSameLimit() {
    let grid = Self.stacked(200)
    let assigned = AdjacentHeaders(grid).assignedHeaders(of: grid.cells.count - 1)
    #expect(assigned.columns.map { grid.cells[$0].slot.row } == Array(200 - Self.most..<200))
    #expect(assigned.shortened == [.column])
  }

  @Test func asManyHeadersAsTheLimitAllowsAreAllKept() {
    let grid = Self.stacked(Self.most)
    for assigned in [HeaderResolution(grid).assignedHeaders(of: grid.cells.count - 1)]
      + [AdjacentHeaders(grid).assignedHeaders(of: grid.cells.count - 1)]
    {
      #expect(assigned.columns.count == Self.most)
      #expect(assigned.shortened.isEmpty)
    }
    #expect(!MarkedTable(grid).shortensHeaders)
  }

  @Test func headersThatTheAuthorListedAreKeptFromTheFirstOn() {
    var cells = Self.stacked(200).cells
    for index in cells.indices { cells[index].id = "c\(index)" }
    cells[cells.count - 1].headerIDs = (0..<400).map { "c\($0)" }
    let grid = TableGrid(columnCount: 2, rows: Array(repeating: GridRow(), count: 201), cells: cells)
    for headers in [HeaderResolution(grid) as any CellHeaders, AdjacentHeaders(grid)] {
      let assigned = headers.assignedHeaders(of: cells.count - 1)
      #expect(assigned.columns == Array(0..<Self.most))
      #expect(assigned.shortened == [.column])
    }
  }

  @Test func aCellSaysThatHeadersAreLeftOut() throws {
    let table = MarkedTable(Self.stacked(200))
    let cell = try #require(table.cell(at: GridSlot(row: 200, column: 0)))
    #expect(cell.columnHeaders.count == Self.most + 1)
    #expect(cell.columnHeaders.first?.text == "…")
    #expect(cell.columnHeaders.last?.text == "Level 199")
    #expect(table.shortensHeaders)
  }

  @Test func aColumnSaysThatLevelsAreLeftOut() {
    let name = Self.stacked(200).columnNames(below: 200)[0] ?? ""
    #expect(name.hasPrefix("… Level \(200 - Self.most) "))
    #expect(name.hasSuffix("Level 199"))
  }

  @Test func aLongHeaderIsSaidInFullWhereItStandsAndCutWithOtherCells() throws {
    let text = String(repeating: "long ", count: 1_000).dropLast()
    let cells = [
      GridCell([.text(String(text))], at: GridSlot(row: 0, column: 0), kind: .header),
      GridCell([.text("1")], at: GridSlot(row: 1, column: 0)),
    ]
    let table = MarkedTable(TableGrid(columnCount: 1, rows: [GridRow(), GridRow()], cells: cells))
    #expect(table.cell(at: GridSlot(row: 0, column: 0))?.element.label == String(text))
    let header = try #require(table.cell(at: GridSlot(row: 1, column: 0))?.columnHeaders.first)
    #expect(header.text.count == RepetitionLimit.characters)
    #expect(header.text.hasSuffix("…"))
  }

  /// The steps of Gecko, one by one, on the same grid.
  @Test func aBrowsersHeadersAreThoseOfAWalkThroughTheGrid() {
    for seed in Seeds.next(1_000, of: "adjacent headers") {
      var random = SeededGenerator(seed: seed)
      let grid = RandomGrid.grid(using: &random)
      let headers = AdjacentHeaders(grid)
      for cell in grid.cells.indices where grid.cells[cell].coversSlots && grid.cells[cell].headerIDs == nil {
        let expected = Self.walk(from: cell, in: grid, headers)
        guard headers.assignedHeaders(of: cell) != expected else { continue }
        Issue.record("ROWCALL_SEED=\(seed): cell \(cell) in \(grid.cells)")
        return
      }
    }
  }

  private static func walk(from cell: Int, in grid: TableGrid, _ headers: AdjacentHeaders) -> AssignedHeaders
  {
    var columns: [Int] = []
    var slot = grid.cells[cell].slot
    while slot.row > 0 {
      slot.row -= 1
      guard let above = grid.index(at: slot), headers.axis(of: above) == .column else { continue }
      columns.append(above)
      slot = grid.cells[above].slot
    }
    let row = grid.cells[cell].slot.row
    let rows = (0..<grid.cells[cell].slot.column).compactMap { column in
      grid.index(at: GridSlot(row: row, column: column)).flatMap {
        headers.axis(of: $0) == .row && grid.cells[$0].slot.column == column ? $0 : nil
      }
    }
    return AssignedHeaders(columns: columns.reversed(), rows: rows)
  }
}

extension RepetitionLimitTests {
  @Test func aCharacterOfManyScalarsIsCutToo() {
    let text = "a" + String(repeating: "\u{301}", count: 5_000)
    #expect(RepetitionLimit.cut(text).unicodeScalars.count == RepetitionLimit.characters)
  }
}
