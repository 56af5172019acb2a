import RowcallAccessibility
import RowcallModel
import Testing

@Suite struct RecordTableTests {
  private let rows: BatchRows = {
    var first = RowBatch()
    first.append(row: ["Ann", "31"])
    first.append(row: ["Bob"])
    var second = RowBatch(firstRow: 2)
    second.append(row: ["Cid", " "])
    return BatchRows([first, RowBatch(firstRow: 2), second])
  }()

  @Test(arguments: [
    (0, 1, "31"), (1, 0, "Bob"), (1, 1, nil), (2, 0, "Cid"), (3, 0, nil), (-1, 0, nil), (0, -1, nil),
  ])
  func rowsAreFoundInAnyBatch(row: Int, column: Int, text: String?) {
    #expect(rows.text(row: row, column: column) == text)
  }

  @Test func batchesAreReadFromASource() throws {
    struct Source: RowSource {
      var batches: [RowBatch]

      mutating func nextBatch() -> RowBatch? { batches.isEmpty ? nil : batches.removeFirst() }
    }
    var batch = RowBatch()
    batch.append(row: ["x"])
    var source = Source(batches: [batch, RowBatch(firstRow: 1)])
    #expect(try BatchRows(&source).extent == RecordExtent(rowCount: 1, columnCount: 1))
  }

  @Test func namedColumnsMakeAHeaderRowWithoutANumber() throws {
    let table = RecordTable(
      Table(title: "People", columns: [Column(name: "Name"), Column(name: nil)]), rows: rows, namingColumn: 0)
    #expect(table.outline.rowCount == 4)
    #expect(table.outline.unnumberedRowCount == 1)
    #expect(try table.cell(at: GridSlot(row: 0, column: 0))?.element.role == .columnHeader)
    let cell = try #require(try table.cell(at: GridSlot(row: 1, column: 1)))
    #expect(cell.element.label == "31")
    #expect(cell.columnHeaders == [])
    #expect(cell.rowHeaders.map(\.text) == ["Ann"])
    #expect(try table.cell(at: GridSlot(row: 1, column: 0))?.columnHeaders.map(\.text) == ["Name"])
  }

  @Test func withoutNamesThereIsNoHeaderRow() throws {
    let table = RecordTable(Table(columns: [Column(), Column()]), rows: rows)
    #expect(table.outline.rowCount == 3)
    #expect(try table.cell(at: GridSlot(row: 0, column: 0))?.element.label == "Ann")
  }

  @Test func whatAShortRowLacksIsBlank() throws {
    let table = RecordTable(Table(columns: [Column(), Column()]), rows: rows)
    #expect(try table.cell(at: GridSlot(row: 1, column: 1))?.isBlank == true)
    #expect(try table.cell(at: GridSlot(row: 2, column: 1))?.isBlank == true)
    #expect(try table.cell(at: GridSlot(row: 3, column: 0)) == nil)
    #expect(try table.cell(at: GridSlot(row: 0, column: 2)) == nil)
  }
}
