import Foundation
import RowcallAccessibility
import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

/// Rows say what people attached to their cells, if that is wanted.
@Suite struct CellCommentTests {
  private static let sample: SampleTable = {
    var sample = SampleTable(
      [("Name", .text), ("Price", .integer), ("Unit", .text)],
      rows: [["Fig", "7", "kg"], ["Pear", "", "kg"], ["Plum", "9", "kg"]])
    var comments = CellComments()
    comments.add("seen on\n3/2/2024", .comment, row: 2, column: 1)
    comments.add("ask Ann", .comment, row: 3, column: 1)
    comments.add("https://plum.example/", .link, row: 4, column: 0)
    comments.add("or g?", .comment, row: 4, column: 2)
    sample.table.comments = comments
    return sample
  }()

  private static let batch: RowBatch = {
    var batch = RowBatch()
    for (row, cells) in sample.rows.enumerated() { batch.append(row: cells, line: row + 2) }
    return batch
  }()

  private func rows(_ wanted: Bool, plan: RowPlan? = nil) -> (shown: [String], spoken: [String]) {
    let (sample, locale) = (Self.sample, LocaleTag("en"))
    var verbosity = Verbosity()
    verbosity.comments = wanted
    let plan = plan ?? RowPlan(table: sample.table, naming: [0])
    var label = RowLabel(
      plan, table: sample.table, readers: sample.readers, locale: locale, verbosity: verbosity)
    let spoken = SpokenRow(
      plan, table: sample.table, readers: sample.readers, speech: SpokenText(locale), verbosity: verbosity)
    return (
      (0..<3).map { label.text(row: $0, of: Self.batch) },
      (0..<3).map { spoken.text(row: $0, of: Self.batch) }
    )
  }

  @Test func commentsAndLinksFollowTheirCells() {
    let rows = rows(true)
    #expect(
      rows.shown == [
        "Fig, Price 7, comment seen on 3/2/2024, Unit kg", "Pear, comment ask Ann, Unit kg",
        "Plum, link https://plum.example/, Price 9, Unit kg, comment or g?",
      ])
    #expect(rows.spoken[0] == "Fig, Price 7, comment seen on March 2, 2024, Unit kg")
  }

  @Test func theyAreInJSONAlways() {
    let (sample, locale) = (Self.sample, LocaleTag("en"))
    let plan = RowPlan(table: sample.table, naming: [0])
    var row = JSONRow(
      RowLabel(plan, table: sample.table, readers: sample.readers, locale: locale),
      SpokenRow(plan, table: sample.table, readers: sample.readers, speech: SpokenText(locale)),
      plan: plan, table: sample.table, assumptions: [:], number: nil)
    var output = ByteBuffer()
    for index in 0..<3 { row.append(row: index, of: Self.batch, to: &output) }
    let ends = output.text().components(separatedBy: #""written":"#).dropFirst().map {
      $0.prefix { $0 != "}" }
    }
    #expect(
      ends == [
        #""Fig""#, #""7","comments":["seen on 3/2/2024"]"#, #""kg""#, #""Pear""#,
        #""","comments":["ask Ann"]"#,
        #""kg""#, #""Plum","links":["https://plum.example/"]"#, #""9""#, #""kg","comments":["or g?"]"#,
      ])
  }

  @Test func theyAreSaidOnlyOnRequest() {
    #expect(rows(false).shown == ["Fig, Price 7, Unit kg", "Pear, Unit kg", "Plum, Price 9, Unit kg"])
  }

  @Test func aTemplateSaysThoseOfItsCells() throws {
    let plan = try RowPlan(template: LabelTemplate("{Name}: {Price}"), table: Self.sample.table)
    #expect(
      rows(true, plan: plan).shown == [
        "Fig: 7, comment seen on 3/2/2024", "Pear: blank, comment ask Ann",
        "Plum: 9, link https://plum.example/",
      ])
  }

  @Test func aWalkSaysThoseOfEachCell() throws {
    let sample = Self.sample
    func lines(_ moves: [TableMove], _ wanted: Bool, _ dialect: Dialect = .rowcall) throws -> [String] {
      var verbosity = Verbosity()
      verbosity.comments = wanted
      let voice = DisplayVoice(
        table: sample.table, readers: sample.readers, naming: [0], locale: LocaleTag("en"))
      let narrator = Narrator(dialect, locale: LocaleTag("en"), verbosity: verbosity, voice: voice)
      let table = RecordTable(sample.table, rows: BatchRows([Self.batch]), namingColumn: 0)
      var walk = TableWalk()
      return try moves.map { try walk.move($0, in: table, narrator).map(\.text).joined(separator: " / ") }
    }
    let moves: [TableMove] = [.enter, .down, .right, .row, .down, .row]
    #expect(
      try lines(moves, true).dropFirst(2) == [
        "Price, 7, comment seen on 3/2/2024, column 2", "Fig, Price 7, comment seen on 3/2/2024, Unit kg",
        "Pear, blank, comment ask Ann, row 2", "Pear, Price comment ask Ann, Unit kg",
      ])
    #expect(try lines(moves, false).joined().contains("comment") == false)
    #expect(try lines(moves, true, .nvda).joined().contains("comment seen on 3/2/2024"))
  }
}
