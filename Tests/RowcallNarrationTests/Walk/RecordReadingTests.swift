import RowcallAccessibility
import RowcallModel
import RowcallNarration
import RowcallText
import Testing

/// Rows of data that are read in one go, as they come.
@Suite struct RecordReadingTests {
  private static let table = Table(title: "Tides", columns: [Column(name: "Port"), Column(name: "High")])
  private static let rows = [["Ayr", "4:10"], ["Oban"], ["Wick", "9:05"]]

  @Test func itSaysWhatAWalkThroughTheWholeSays() throws {
    var batch = RowBatch()
    for row in Self.rows { batch.append(row: row) }
    for dialect in Dialect.all {
      let narrator = Narrator(dialect, locale: LocaleTag("en"))
      let whole = RecordTable(Self.table, rows: BatchRows([batch]), namingColumn: 0)
      let walk = try MovesTranscript([.sayAll], on: PageWalk(NarratedPage([whole]) { _ in narrator })).text()
      #expect(try "[say-all]\n" + heard([dialect], rowCount: 3) == walk)
    }
  }

  @Test func whatIsAfterTheLastHeaderIsReadToo() throws {
    var batch = RowBatch()
    for row in [["Ayr", "4:10"], ["Oban", "5:00", "", "late"]] { batch.append(row: row) }
    let whole = RecordTable(Self.table, rows: BatchRows([batch]), namingColumn: 0)
    #expect(whole.outline.columnCount == 4)
    #expect(try whole.cell(at: GridSlot(row: 1, column: 2)) == nil)
    let narrator = Narrator(locale: LocaleTag("en"))
    let moves: [TableMove] = [.enter, .down, .right, .right, .down, .right, .sayAll]
    #expect(
      try MovesTranscript(moves, on: PageWalk(NarratedPage([whole]) { _ in narrator })).text() == """
        [enter]
        Tides, table, 2 rows, 4 columns
        Port, column header, column 1
        [down]
        Ayr, row header, row 1
        [right]
        High, 4:10, column 2
        [right]
        end of row
        [down]
        Oban, 5:00, row 2
        [right]
        late, column 4
        [say-all]
        Oban, 5:00, late
        end of table

        """)
  }

  @Test func rowsThatNobodyHasCountedAreNotCounted() throws {
    #expect(try heard([.rowcall], rowCount: nil).hasPrefix("Tides, table, 2 columns\nPort, High\n"))
    #expect(
      try heard([.nvda], rowCount: nil).hasPrefix("Tides  table  with 2 columns\nrow 1  column 1  Port\n"))
    #expect(try heard([.orca], rowCount: nil).hasPrefix("Tides\ntable with 2 columns\nPort\n"))
  }

  @Test func dialectsAreSetSideBySideRowByRow() throws {
    #expect(
      try heard([.nvda, .rowcall], rowCount: 3) == """
        nvda     Tides  table  with 4 rows and 2 columns
        rowcall  Tides, table, 3 rows, 2 columns

        nvda     row 1  column 1  Port
                 column 2  High
        rowcall  Port, High

        nvda     row 2  Port  column 1  Ayr
                 High  column 2  4:10
        rowcall  Ayr, 4:10

        nvda     row 3  Port  column 1  Oban
                 High  column 2
        rowcall  Oban

        nvda     row 4  Port  column 1  Wick
                 High  column 2  9:05
        rowcall  Wick, 9:05

        nvda     out of table
        rowcall  end of table

        """)
  }

  @Test func noMoreThanABatchIsReadBeforeItsRowsAreReported() throws {
    var source = OneByOne(rows: Self.rows)
    var transcript = SayAllTranscript()
    var asked: [Int] = []
    let narrator = Narrator(locale: LocaleTag("en"))
    let reading = RecordReading(Self.table, namingColumn: 0)
    let counter = source.counter
    try transcript.write(reading, of: &source, by: [narrator]) { text in
      if text.hasPrefix("Ayr") || text.hasPrefix("Wick") { asked.append(counter.count) }
    }
    #expect(asked == [1, 3])
  }

  private func heard(_ dialects: [Dialect], rowCount: Int?) throws -> String {
    var source = OneByOne(rows: Self.rows)
    var text = ""
    let comparison = dialects.count > 1 ? DialectComparison(dialects.map(\.id)) : nil
    var transcript = SayAllTranscript(comparison)
    let reading = RecordReading(
      Self.table, namingColumn: 0, extent: rowCount.map { RecordExtent(rowCount: $0) })
    let narrators = dialects.map { Narrator($0, locale: LocaleTag("en")) }
    try transcript.write(reading, of: &source, by: narrators) { text += $0 }
    return text
  }

  private final class Counter { var count = 0 }

  /// A source that gives one row at a time and counts how many were asked for.
  private struct OneByOne: RowSource {
    var rows: [[String]]
    let counter = Counter()

    mutating func nextBatch() -> RowBatch? {
      guard !rows.isEmpty else { return nil }
      var batch = RowBatch(firstRow: counter.count)
      batch.append(row: rows.removeFirst())
      counter.count += 1
      return batch
    }
  }
}
