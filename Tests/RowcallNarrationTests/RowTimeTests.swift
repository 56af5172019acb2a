import RowcallModel
import RowcallText
import RowcallValues
import Testing

@testable import RowcallNarration

/// Rows that are shortened, since they take longer than there is time.
@Suite struct RowTimeTests {
  private static let text =
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"

  private let sample = SampleTable(
    [("City", .text), ("Note", .text), ("Wind", .integer), ("Rain", .integer), ("Sun", .integer)],
    rows: [["Oslo", text, "5", "12", "7"], ["Moss", "calm", "6", "13", "8"]])

  private func rows(
    seconds: Int, rate: Int = 175, locale: String = "en", verbosity: Verbosity = Verbosity()
  ) -> (labels: [String], spoken: [String]) {
    let plan = RowPlan(table: sample.table, naming: [0])
    let time = RowTime(seconds: seconds, rate: rate, locale: LocaleTag(locale), plan: plan)
    let spoken = SpokenRow(
      plan, table: sample.table, readers: sample.readers, speech: SpokenText(LocaleTag(locale)),
      verbosity: verbosity, time: time)
    var label = RowLabel(
      plan, table: sample.table, readers: sample.readers, locale: LocaleTag(locale), verbosity: verbosity,
      time: spoken)
    let batch = sample.batch
    return (
      sample.rows.indices.map { label.text(row: $0, of: batch) },
      sample.rows.indices.map { spoken.text(row: $0, of: batch) }
    )
  }

  @Test func aRowForWhichThereIsTimeStaysAsItIs() {
    #expect(
      rows(seconds: 60).labels == [
        "Oslo, Note \(Self.text), Wind 5, Rain 12, Sun 7", "Moss, Note calm, Wind 6, Rain 13, Sun 8",
      ])
  }

  @Test func textsAreCutFirst() {
    #expect(
      rows(seconds: 8).labels == [
        "Oslo, Note one two three four five six seven eight nine ten, continues, Wind 5, Rain 12, Sun 7",
        "Moss, Note calm, Wind 6, Rain 13, Sun 8",
      ])
  }

  @Test func thenTheLastCellsAreLeftOutAndCounted() {
    let rows = rows(seconds: 3)
    #expect(rows.labels == ["Oslo, and 4 more", "Moss, Note calm, and 3 more"])
    #expect(rows.spoken == rows.labels, "what is shown and what is spoken end alike")
  }

  @Test func theNameOfTheRowIsAlwaysSaid() {
    #expect(rows(seconds: 1).labels == ["Oslo, and 4 more", "Moss, and 4 more"])
    #expect(rows(seconds: 1, locale: "de").labels.first == "Oslo, und 4 weitere")
  }

  @Test func aFastVoiceHasTimeForMore() {
    #expect(rows(seconds: 3, rate: 400).labels.last == "Moss, Note calm, Wind 6, Rain 13, Sun 8")
  }

  @Test func theUtteranceEndsAsTheTextDoes() {
    let plan = RowPlan(table: sample.table, naming: [0])
    let spoken = SpokenRow(
      plan, table: sample.table, readers: sample.readers, speech: SpokenText(LocaleTag("en")),
      time: RowTime(seconds: 1, rate: 175, locale: LocaleTag("en"), plan: plan))
    let texts = spoken.utterance(row: 0, of: sample.batch).segments.compactMap { segment in
      if case .text(let text, _) = segment { text } else { nil }
    }
    #expect(texts == ["Oslo", "and 4 more"])
  }

  @Test func whoWroteALabelIsNotCutShort() throws {
    let plan = try RowPlan(template: LabelTemplate("{City}: {Note}"), table: sample.table)
    let spoken = SpokenRow(
      plan, table: sample.table, readers: sample.readers, speech: SpokenText(LocaleTag("en")),
      time: RowTime(seconds: 1, rate: 175, locale: LocaleTag("en"), plan: plan))
    #expect(spoken.text(row: 0, of: sample.batch) == "Oslo: \(Self.text)")
  }
}
