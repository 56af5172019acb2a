import RowcallAccessibility
import RowcallModel
import Testing

@Suite struct DataTableTreeTests {
  /// A table of cells with spans, which records the requests.
  private final class Probe: AccessibleTable {
    var outline: TableOutline
    private let cells: [AccessibleCell]
    private(set) var asked: Set<GridSlot> = []

    init(_ outline: TableOutline, _ cells: [AccessibleCell] = []) {
      self.outline = outline
      self.cells = cells
    }

    func cell(at slot: GridSlot) -> AccessibleCell? {
      asked.insert(slot)
      return cells.first { $0.span.rows.contains(slot.row) && $0.span.columns.contains(slot.column) }
    }
  }

  /// Rows of numbers without end, for which nothing is stored.
  private struct Numbers: AccessibleTable {
    let outline = TableOutline(label: "Numbers", rowCount: 10_000_000, columnCount: 2)

    func cell(at slot: GridSlot) -> AccessibleCell? {
      AccessibleCell(
        AccessibilityElement(.cell, label: "\(slot.row * 2 + slot.column)"),
        span: span(slot.row...slot.row, slot.column...slot.column))
    }
  }

  private static func span(_ rows: ClosedRange<Int>, _ columns: ClosedRange<Int>) -> CellSpan {
    CellSpan(rows: Range(rows), columns: Range(columns))
  }

  private static func cell(
    _ role: AccessibilityRole, _ label: String?, _ rows: ClosedRange<Int>, _ columns: ClosedRange<Int>
  ) -> AccessibleCell {
    var element = AccessibilityElement(role, label: label)
    element.span = span(rows, columns)
    return AccessibleCell(element, span: span(rows, columns))
  }

  /// Two header rows of which the corner is tall and the rest wide, and one row of data.
  private static var prices: Probe {
    var outline = TableOutline(label: "Prices", rowCount: 3, columnCount: 3)
    (outline.caption, outline.language) = ("Prices in francs", "en")
    var pear = cell(.rowHeader, "Pear", 2...2, 0...0)
    pear.row = GridRow(label: "the pear row")
    var price = cell(.cell, "3 buy", 2...2, 2...2)
    price.columnHeaders = [
      HeaderLabel("Year", span: span(0...0, 1...2)), HeaderLabel("2026", span: span(1...1, 2...2)),
    ]
    price.rowHeaders = [HeaderLabel("Pear", span: pear.span)]
    var states = CellStates()
    states.isDisabled = true
    price.pieces = [
      .text("3"), .link("buy"), .link(nil), .image("a pear"), .heading("Sale", level: 3), .table(1),
      .control(CellControl(.checkbox, label: "keep", value: "yes", states: states)),
    ]
    return Probe(
      outline,
      [
        cell(.columnHeader, "Fruit", 0...1, 0...0), cell(.columnHeader, "Year", 0...0, 1...2),
        cell(.columnHeader, "2025", 1...1, 1...1), cell(.columnHeader, "2026", 1...1, 2...2), pear, price,
      ])
  }

  @Test func cellsAreInTheirRowsWithTheirHeaders() throws {
    #expect(
      try AccessibilityTree(of: Self.prices, rows: 0..<3).dump == """
        dataTable "Prices" 3 rows, 3 columns in en
        ├─ caption "Prices in francs"
        ├─ row 1 of 3
        │  ├─ columnHeader "Fruit" r1-2 c1
        │  └─ columnHeader "Year" r1 c2-3
        ├─ row 2 of 3
        │  ├─ columnHeader "2025" r2 c2
        │  └─ columnHeader "2026" r2 c3
        └─ row "the pear row" 3 of 3
           ├─ rowHeader "Pear" r3 c1
           └─ cell "3 buy" r3 c3 column "Year" > "2026" row "Pear"
              ├─ text "3"
              ├─ link "buy"
              ├─ link
              ├─ image "a pear"
              ├─ heading "Sale" level 3
              ├─ table 2
              └─ checkbox "keep" = "yes" (disabled)

        """)
  }

  @Test func aMarkedTableHasTheHeadersOfItsMarkup() throws {
    var grid = GridDrawing(
      """
      th:r2 Town | th:c2 Rain
      th May | th June
      th:row Oslo | td 49 | td
      """
    ).grid
    grid.caption = "Rain in mm"
    #expect(
      try AccessibilityTree(of: MarkedTable(grid), rows: 0..<3).dump == """
        dataTable "Rain in mm" 3 rows, 3 columns
        ├─ caption "Rain in mm"
        ├─ row 1 of 3
        │  ├─ columnHeader "Town" r1-2 c1
        │  └─ columnHeader "Rain" r1 c2-3
        ├─ row 2 of 3
        │  ├─ columnHeader "May" r2 c2 column "Rain"
        │  └─ columnHeader "June" r2 c3 column "Rain"
        └─ row 3 of 3
           ├─ rowHeader "Oslo" r3 c1 column "Town"
           ├─ cell "49" r3 c2 column "Rain" > "May" row "Oslo"
           └─ cell r3 c3 column "Rain" > "June" row "Oslo"

        """)
  }

  @Test func aCellFromAboveIsInTheFirstRowOfTheWindow() throws {
    #expect(
      try AccessibilityTree(of: Self.prices, rows: 1..<2).dump.contains(
        """
        └─ row 2 of 3
           ├─ columnHeader "Fruit" r1-2 c1
           ├─ columnHeader "2025" r2 c2
           └─ columnHeader "2026" r2 c3
        """))
  }

  @Test func onlyCellsOfTheWindowAreAskedFor() throws {
    let probe = Self.prices
    _ = try AccessibilityTree(of: probe, rows: 1..<2)
    #expect(probe.asked == Set((0...2).map { GridSlot(row: 1, column: $0) }))
    let tree = try AccessibilityTree(of: Numbers(), rows: 9_999_998..<12_000_000)
    #expect(
      tree.dump == """
        dataTable "Numbers" 10000000 rows, 2 columns
        ├─ row 9999999 of 10000000
        │  ├─ cell "19999996"
        │  └─ cell "19999997"
        └─ row 10000000 of 10000000
           ├─ cell "19999998"
           └─ cell "19999999"

        """)
  }

  @Test func countsAndNumbersOfTheAuthorWin() throws {
    var outline = TableOutline(rowCount: 1, columnCount: 1)
    (outline.statedRowCount, outline.statedColumnCount) = (500, 1)
    var cell = Self.cell(.cell, nil, 0...0, 0...0)
    cell.statedRow = 41
    #expect(
      try AccessibilityTree(of: Probe(outline, [cell]), rows: 0..<9).dump == """
        dataTable 500 rows, 1 column
        └─ row 42 of 500
           └─ cell r1 c1

        """)
  }

  @Test func theRowOfNamesHasNoNumber() throws {
    let table = Table(columns: [Column(name: "Name"), Column(name: "Size")])
    var batch = RowBatch()
    for row in 1...3 { batch.append(row: ["n\(row)", "\(row)"]) }
    let records = RecordTable(table, rows: BatchRows([batch]), namingColumn: 0)
    #expect(
      try AccessibilityTree(of: records, rows: [0..<1, 3..<4]).dump == """
        dataTable 3 rows, 2 columns
        ├─ row
        │  ├─ columnHeader "Name"
        │  └─ columnHeader "Size"
        └─ row 3 of 3
           ├─ rowHeader "n3" column "Name"
           └─ cell "3" column "Size" row "n3"

        """)
  }

  @Test func aCellFromAboveIsInTheFirstRowOfEachStretch() throws {
    let grid = GridDrawing("td:r3 Mon | td 9\ntd 10\ntd 11").grid
    #expect(
      try AccessibilityTree(of: MarkedTable(grid), rows: [0..<1, 2..<3]).dump == """
        dataTable 3 rows, 2 columns
        ├─ row 1 of 3
        │  ├─ cell "Mon" r1-3 c1
        │  └─ cell "9" r1 c2
        └─ row 3 of 3
           ├─ cell "Mon" r1-3 c1
           └─ cell "11" r3 c2

        """)
  }

  @Test func whatTheAuthorSaidOfTableAndRowsIsKept() throws {
    var grid = TableGrid(
      role: .treegrid, columnCount: 1, rows: [GridRow(label: "the hall")],
      cells: [GridCell([.text("1")], at: GridSlot(row: 0, column: 0))])
    (grid.details, grid.isRightToLeft, grid.language) = ("Enter opens", true, "he")
    (grid.rows[0].level, grid.rows[0].states.isExpanded) = (2, true)
    let tree = try AccessibilityTree(of: MarkedTable(grid), rows: 0..<1)
    #expect(
      tree.dump == """
        dataTable treegrid 1 row, 1 column hint "Enter opens" right to left in he
        └─ row "the hall" (expanded) level 2 1 of 1
           └─ cell "1" level 2 r1 c1

        """)
    #expect(try AccessibilityTree(json: tree.json()) == tree)
  }

  @Test func onlyBatchesOfTheWindowAreKept() throws {
    struct Source: RowSource {
      var next = 0
      mutating func nextBatch() -> RowBatch? {
        guard next < 1_000 else { return nil }
        var batch = RowBatch(firstRow: next)
        for row in next..<next + 10 { batch.append(row: ["\(row)"]) }
        next += 10
        return batch
      }
    }
    var source = Source()
    let rows = try BatchRows(&source) { $0.overlaps(505..<507) || $0.contains(999) }
    #expect(rows.extent.rowCount == 1_000)
    #expect(
      [499, 505, 509, 510, 999].map { rows.text(row: $0, column: 0) } == [nil, "505", "509", nil, "999"])
  }

  @Test(arguments: [-5..<0, 0..<0, 7..<9]) func aWindowOutsideHoldsNoRows(_ rows: Range<Int>) throws {
    let tree = try AccessibilityTree(of: Probe(TableOutline(rowCount: 3, columnCount: 1)), rows: rows)
    #expect(tree.dump == "dataTable 3 rows, 1 column\n")
  }

  @Test func whatTheTableThrowsIsThrown() {
    struct Torn: AccessibleTable {
      struct Fault: Error {}
      let outline = TableOutline(rowCount: 1, columnCount: 1)
      func cell(at slot: GridSlot) throws -> AccessibleCell? { throw Fault() }
    }
    #expect(throws: Torn.Fault.self) { try AccessibilityTree(of: Torn(), rows: 0..<1) }
  }
}
