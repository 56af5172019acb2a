import RowcallAccessibility
import RowcallModel
import RowcallNarration
import RowcallText
import Testing

/// What voices are handed is what transcripts write.
@Suite struct HeardStretchesTests {
  private typealias Stretches = HeardStretches<RepeatedRows>

  private static let page = NarratedPage(NestedTableTests.page.map { MarkedTable($0) }) { _ in
    Narrator(locale: LocaleTag("en"))
  }

  private func text(_ stretches: Stretches) throws -> String {
    var stretches = stretches
    var text = ""
    while let stretch = try stretches.next() { text += stretch.map { $0.text + "\n" }.joined() }
    return text
  }

  @Test func aPageIsReadAsItsTranscriptSays() throws {
    var expected = ""
    var transcript = SayAllTranscript()
    try transcript.write([Self.page]) { expected += $0 }
    #expect(try !expected.isEmpty && text(Stretches(reading: Self.page)) == expected)
  }

  @Test(arguments: ["enter,right,down,leave", "enter,say-all,enter", "say-all", "where,summary"])
  func movesAreSpokenAsTheirTranscriptSays(moves: String) throws {
    let moves = try TableMove.list(moves)
    let lines = try MovesTranscript(moves, on: PageWalk(Self.page)).text().split(separator: "\n")
    let expected = lines.filter { !$0.hasPrefix("[") }.map { $0 + "\n" }.joined()
    #expect(try text(Stretches(moves, on: Self.page)) == expected)
  }

  @Test(arguments: [nil, 3]) func rowsOfDataAreReadBatchByBatch(rowCount: Int?) throws {
    var batches = [RowBatch(), RowBatch(firstRow: 2)]
    batches[0].append(row: ["Ayr", "7"])
    batches[0].append(row: ["Oban", "8"])
    batches[1].append(row: ["Wick", "9"])
    let table = Table(title: "Boats", columns: ["Town", "Pier"].map { Column(name: $0) })
    let reading = RecordReading(table, namingColumn: 0, extent: rowCount.map { RecordExtent(rowCount: $0) })
    let narrator = Narrator(locale: LocaleTag("en"))
    var source = RepeatedRows(batches)
    var expected = ""
    var transcript = SayAllTranscript()
    try transcript.write(reading, of: &source, by: [narrator]) { expected += $0 }
    let stretches = try Stretches(reading, of: RepeatedRows(batches), by: narrator)
    #expect(try expected.contains("Wick") && text(stretches) == expected)
    #expect(stretches.source != nil)
  }
}
