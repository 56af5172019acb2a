import RowcallModel
import RowcallText
import RowcallValues
import Synchronization
import Testing

@testable import RowcallNarration

/// Headers of many words, such as the questions of a survey.
@Suite struct LongHeadersTests {
  private static let votes =
    "What share of the people who were asked said that they are going to vote at all?"
  private static let year =
    "In which year do you expect that more people answer on the web than by telephone?"

  @Test(arguments: [
    ([votes, "Name"], ["What share of the people who…", nil]),
    ([votes, year], ["What share of the people who…", "In which year do you expect…"]),
    (
      [votes, "What share of the people who left early and came back later was under thirty?"],
      ["What share of the people who were…", "What share of the people who left…"]
    ),
    (
      [year + " Why?", year + " How sure are you?"],
      ["In which year do… Why?", "In which year do… How sure are you?"]
    ),
    ([year, year], [nil, nil]),
    (["one two three four five six seven eight nine ten"], [nil]),
  ])
  func theFirstWordsAreSaidAndThoseThatTellHeadersApart(names: [String], cut: [String?]) {
    let found = LongHeaders(names).cut
    #expect(names.indices.map { found[$0] } == cut)
  }

  @Test func theFirstCellOfAColumnIsSaidWithTheWholeHeader() {
    let survey = SampleTable(
      [("Name", .text), (Self.votes, .integer), (Self.year, .integer)],
      rows: [["Ann", "4", ""], ["Bo", "5", "2031"], ["Cy", "6", "2032"]])
    var plan = RowPlan(table: survey.table, naming: [0])
    #expect(survey.labels(plan).last == "Cy, \(Self.votes) 6, \(Self.year) 2,032")
    plan.saysLongHeadersOnce = true
    let batch = survey.batch
    var label = RowLabel(plan, table: survey.table, readers: survey.readers, locale: LocaleTag("en"))
    let rows = survey.rows.indices.map { label.text(row: $0, of: batch) }
    #expect(rows[1].hasPrefix("Bo, What share of the people who… 5, \(Self.year) "))
    #expect(rows[2].hasPrefix("Cy, What share of the people who… 6, In which year do you expect… "))
    let spoken = SpokenRow(
      plan, table: survey.table, readers: survey.readers, speech: SpokenText(LocaleTag("en")))
    #expect(spoken.text(row: 0, of: batch).hasPrefix("Ann, \(Self.votes) 4"))
    var limited = Verbosity()
    limited.headerLimit = 20
    label = RowLabel(
      plan, table: survey.table, readers: survey.readers, locale: LocaleTag("en"), verbosity: limited)
    #expect(label.text(row: 0, of: batch).hasPrefix("Ann, What share of the… 4"))
  }

  @Test(arguments: [1, 4])
  func threadsSayTheWholeHeaderOnce(jobs: Int) throws {
    let survey = SampleTable([("Name", .text), (Self.votes, .text)], rows: [])
    var plan = RowPlan(table: survey.table, naming: [0])
    plan.saysLongHeadersOnce = true
    let label = RowLabel(plan, table: survey.table, readers: survey.readers, locale: LocaleTag("en"))
    let written = Mutex("")
    var source = Batches()
    try Transcript(RowWriter(label), jobs: jobs).write(&source) { bytes in
      let text = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
      written.withLock { $0 += text }
    }
    let lines = written.withLock { $0.split(separator: "\n") }
    #expect(lines.count == 10_000)
    #expect(lines.indices.filter { lines[$0].contains(Self.votes) } == [4500])
  }

  /// Five batches that are large enough for threads; the second column is blank up to row 4500.
  private struct Batches: RowSource, Sendable {
    private var next = 0

    mutating func nextBatch() -> RowBatch? {
      guard next < 10_000 else { return nil }
      var batch = RowBatch(firstRow: next)
      for row in next..<next + 2000 {
        batch.append(row: ["Person \(row) of all who were asked", row < 4500 ? "" : "some words"])
      }
      next += 2000
      return batch
    }
  }
}
