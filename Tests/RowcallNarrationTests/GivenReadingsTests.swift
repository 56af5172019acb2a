import RowcallAccessibility
import RowcallModel
import RowcallReadings
import RowcallText
import Testing

@testable import RowcallNarration

/// Names that are said by the readings beside them.
struct GivenReadingsTests {
  static let columns = NameColumns(name: 0, reading: 2)
  static let branches = SampleTable(
    [("支店", .text), ("Staff", .integer), ("よみ", .text)],
    rows: [
      ["新町店", "12", "しんちょうてん"], ["新町店", "8", ""], ["朝日店", "5", "朝日"], ["朝日店", "9", "Asahi"],
      ["桜店", "3", "桜店"],
      ["桜店", "4"], ["", "6", "みどりてん"], ["", "7", ""],
    ])

  @Test func aReadingBesideANameIsSaidForIt() {
    #expect(
      spoken() == [
        "しんちょうてん、Staff じゅーに", "しんまちてん、Staff はち", "あさひてん、Staff ご", "あさひてん、Staff きゅー", "さくらてん、Staff さん",
        "さくらてん、Staff よん", "みどりてん、Staff ろく", "してん くーはく、Staff なな",
      ])
  }

  @Test func theAuthorsListWinsOverIt() {
    let list = ReadingList(["新町店": "あらまちてん"])
    #expect(spoken(list).prefix(2) == ["あらまちてん、Staff じゅーに", "あらまちてん、Staff はち"])
  }

  @Test func whatIsWrittenKeepsTheName() {
    #expect(Self.branches.labels(plan, locale: "ja")[0] == "新町店、Staff 12")
  }

  @Test func spelledNamesAreSpokenAsWritten() {
    var verbosity = Verbosity()
    verbosity.spelling.isOn = true
    let row = row(verbosity: verbosity)
    #expect(row.text(row: 3, of: Self.branches.batch) == "ちょー にち てん、Staff きゅー")
  }

  @Test func aTemplateKeepsAllItsColumns() throws {
    let plan = try RowPlan(template: LabelTemplate("{支店} ({よみ})"), table: Self.branches.table)
    #expect(plan.leavingOut(column: 2) == plan)
    #expect(self.plan.cells.map(\.column) == [0, 1])
  }

  @Test func cellsAndHeadersOfRowsAreSaidByThemInWalks() throws {
    let records = RecordTable(
      Self.branches.table, rows: BatchRows([Self.branches.batch]), namingColumn: 0)
    let table = AnnotatedTable(records, columns: Self.columns)
    let voice = SpokenVoice(
      speech(), table: Self.branches.table, readers: Self.branches.readers, naming: [0])
    let page = PageWalk(NarratedPage([table]) { _ in Narrator(locale: LocaleTag("ja"), voice: voice) })
    let walk = try MovesTranscript([.enter, .down, .right, .down, .right], on: page).text()
    #expect(
      walk.hasSuffix(
        """
        [down]
        しんちょうてん、ぎょーみだし、いちぎょーめ
        [right]
        Staff、じゅーに、にれつめ
        [down]
        しんまちてん、はち、にぎょーめ
        [right]
        よみ、くーはく、さんれつめ

        """), "\(walk)")
  }

  @Test func rowsThatAreReadInOneGoSayThem() throws {
    let reading = RecordReading(Self.branches.table, namingColumn: 0, names: Self.columns)
    let voice = SpokenVoice(
      speech(), table: Self.branches.table, readers: Self.branches.readers, naming: [0])
    var heard: [String] = []
    try reading.rows(of: Self.branches.batch, by: [Narrator(locale: LocaleTag("ja"), voice: voice)]) {
      heard += $0[0].map(\.text)
    }
    #expect(heard.first == "しんちょうてん、Staff じゅーに、よみ しんちょうてん")
  }

  private var plan: RowPlan { RowPlan(table: Self.branches.table, naming: [0]).leavingOut(column: 2) }

  private func spoken(_ list: ReadingList = ReadingList()) -> [String] {
    let row = row(list)
    return Self.branches.rows.indices.map { row.text(row: $0, of: Self.branches.batch) }
  }

  private func row(_ list: ReadingList = ReadingList(), verbosity: Verbosity = Verbosity()) -> SpokenRow {
    SpokenRow(
      plan, table: Self.branches.table, readers: Self.branches.readers, speech: speech(list),
      verbosity: verbosity, names: Self.columns)
  }

  private func speech(_ list: ReadingList = ReadingList()) -> SpokenText {
    SpokenText(LocaleTag("ja"), readings: Readings(for: LocaleTag("ja"), list: list))
  }
}
