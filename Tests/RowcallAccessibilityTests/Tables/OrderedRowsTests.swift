import RowcallAccessibility
import RowcallModel
import Testing

@Suite struct OrderedRowsTests {
  private static let held: BatchRows = {
    var first = RowBatch()
    first.append(row: ["Ann", "31"])
    first.append(row: ["Bob"])
    var second = RowBatch(firstRow: 2)
    second.append(row: ["Cid", "", "x"])
    return BatchRows([first, second])
  }()

  @Test(arguments: [
    (0, 0, "Cid"), (0, 2, "x"), (1, 1, "31"), (1, 2, nil), (2, 0, "Bob"), (3, 0, nil), (-1, 0, nil),
  ])
  func cellsAreFoundByTheirPlaceInTheNewOrder(row: Int, column: Int, text: String?) {
    #expect(OrderedRows(Self.held, order: [2, 0, 1]).text(row: row, column: column) == text)
  }

  @Test func batchesTellPlacesAndNumbers() throws {
    var rows = OrderedRows(Self.held, order: [2, 0, 1][1...], firstPlace: 7)
    #expect(rows.extent == RecordExtent(rowCount: 2, columnCount: 3))
    let next = rows.nextBatch()
    let batch = try #require(next)
    #expect(batch.firstRow == 7)
    #expect((0..<2).map { batch.number(ofRow: $0) } == [0, 1])
    #expect(batch.text(row: 0, column: 1) == "31")
    #expect(batch.cellCount(inRow: 1) == 1, "a short row stays short")
    #expect(rows.nextBatch() == nil)
  }

  @Test func longListsComeInSeveralBatches() {
    var batch = RowBatch()
    for row in 0..<2500 { batch.append(row: ["\(row)"]) }
    var rows = OrderedRows(BatchRows([batch]), order: Array((0..<2500).reversed())[...])
    var texts: [String?] = []
    var places: [Int] = []
    while let batch = rows.nextBatch() {
      places.append(batch.firstRow)
      texts += (0..<batch.rowCount).map { batch.text(row: $0, column: 0) }
    }
    #expect(places == [0, 1024, 2048])
    #expect(texts == (0..<2500).reversed().map { "\($0)" })
  }

  @Test func numbersThatAreNotHeldAreRowsWithoutCells() throws {
    var rows = OrderedRows(Self.held, order: [9, -1, 0])
    let next = rows.nextBatch()
    let batch = try #require(next)
    #expect((0..<3).map { batch.cellCount(inRow: $0) } == [0, 0, 2])
  }
}
