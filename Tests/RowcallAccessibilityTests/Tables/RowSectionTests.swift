import RowcallAccessibility
import RowcallModel
import Testing

@Suite struct RowSectionTests {
  private static let sections = [RowSection("A", rows: 1..<3), RowSection("B", rows: 4..<5)]

  @Test(arguments: [(0, nil), (1, "A"), (2, "A"), (3, nil), (4, "B"), (5, nil)])
  func aRowIsFoundInItsSection(row: Int, title: String?) {
    #expect(Self.sections.section(ofRow: row)?.title == title)
  }

  private static let table: RecordTable<BatchRows> = {
    var batch = RowBatch()
    for row in [["Ann", "31"], ["Al", "8"], ["Bob", "5"]] { batch.append(row: row) }
    return RecordTable(
      Table(columns: [Column(name: "Name"), Column(name: "Age")]), rows: BatchRows([batch]),
      namingColumn: 0, sections: [RowSection("A", rows: 0..<2), RowSection("B", rows: 2..<3)])
  }()

  @Test func theTitleIsTheOutermostHeaderOfItsRows() throws {
    let cell = try #require(try Self.table.cell(at: GridSlot(row: 2, column: 1)))
    #expect(cell.rowHeaders.map(\.text) == ["A", "Al"])
    #expect(try Self.table.cell(at: GridSlot(row: 3, column: 0))?.rowHeaders.map(\.text) == ["B"])
    #expect(try Self.table.cell(at: GridSlot(row: 0, column: 0))?.rowHeaders == [])
  }

  @Test func aTreeHasTheRowsOfASectionUnderItsHeading() throws {
    #expect(
      try AccessibilityTree(of: Self.table, rows: [0..<1, 2..<4]).dump == """
        dataTable 3 rows, 2 columns
        ├─ row
        │  ├─ columnHeader "Name"
        │  └─ columnHeader "Age"
        ├─ section "A"
        │  ├─ heading "A" level 2
        │  └─ row 2 of 3
        │     ├─ rowHeader "Al" column "Name" row "A"
        │     └─ cell "8" column "Age" row "A" > "Al"
        ├─ section "B"
        │  ├─ heading "B" level 2
        │  └─ row 3 of 3
        │     ├─ rowHeader "Bob" column "Name" row "B"
        │     └─ cell "5" column "Age" row "B" > "Bob"
        └─ index = "A" 1 of 2 {activate, increment, decrement}

        """)
  }
}
