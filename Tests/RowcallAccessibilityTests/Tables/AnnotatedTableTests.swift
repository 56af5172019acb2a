import RowcallAccessibility
import RowcallModel
import Testing

struct AnnotatedTableTests {
  private let table: AnnotatedTable<RecordTable<BatchRows>> = {
    var rows = RowBatch()
    rows.append(row: ["12", "新町", "しんまち"])
    rows.append(row: ["8", "桜台", ""])
    let columns = Table(columns: [Column(name: "Staff"), Column(name: "Branch"), Column(name: "Reading")])
    let records = RecordTable(columns, rows: BatchRows([rows]), namingColumn: 1)
    return AnnotatedTable(records, columns: NameColumns(name: 1, reading: 2))
  }()

  @Test func namesCarryTheirReadings() throws {
    #expect(try cell(1, 1)?.reading == "しんまち")
    #expect(try cell(1, 0)?.rowHeaders.map(\.reading) == ["しんまち"])
  }

  @Test func nothingElseDoes() throws {
    #expect(try cell(0, 1)?.reading == nil)
    #expect(try cell(1, 0)?.reading == nil)
    #expect(try cell(1, 0)?.columnHeaders.map(\.reading) == [nil])
    #expect(try cell(1, 2)?.reading == nil)
    #expect(try cell(2, 1)?.reading == nil)
  }

  @Test func withoutAColumnOfReadingsItIsTheTableItself() throws {
    let plain = AnnotatedTable(table.base, columns: NameColumns(name: 1))
    #expect(
      try plain.cell(at: GridSlot(row: 1, column: 1)) == table.base.cell(at: GridSlot(row: 1, column: 1)))
    #expect(plain.outline == table.outline)
  }

  private func cell(_ row: Int, _ column: Int) throws -> AccessibleCell? {
    try table.cell(at: GridSlot(row: row, column: column))
  }
}
