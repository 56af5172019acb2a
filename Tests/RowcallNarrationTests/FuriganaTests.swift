import RowcallAccessibility
import RowcallModel
import RowcallReadings
import RowcallText
import Testing

@testable import RowcallNarration

/// Names that are written with their readings.
struct FuriganaTests {
  static let columns = NameColumns(name: 0, reading: 2)
  static let branches = SampleTable(
    [("支店", .text), ("地域", .text), ("よみ", .text)],
    rows: [
      ["新町店", "東部", "しんちょうてん"], ["新町店", "西部", ""], ["みどり", "南部", "みどり"], ["朝日店", "東部", "朝日"],
      ["Plaza", "南部"], ["", "東部", "さくら"], ["桜店", "海岸", "さ\u{202E}くら"],
    ])

  @Test func namesAreFollowedByTheirReadings() {
    #expect(
      labels() == [
        "新町店（しんちょうてん）、地域 東部", "新町店（しんまちてん）、地域 西部", "みどり、地域 南部", "朝日店（あさひてん）、地域 東部",
        "Plaza、地域 南部", "支店 空白（さくら）、地域 東部", "桜店（さ\\u{202E}くら）、地域 海岸",
      ])
  }

  @Test func theAuthorsListIsShownInEachColumn() {
    let list = ReadingList(["新町店": "あらまち", "海岸": "うみぎし"])
    #expect(labels(list)[0] == "新町店（あらまち）、地域 東部")
    #expect(labels(list)[6] == "桜店（さ\\u{202E}くら）、地域 海岸（うみぎし）")
  }

  @Test func aTemplateShowsThem() throws {
    let plan = try RowPlan(template: LabelTemplate("{地域}の{支店}"), table: Self.branches.table)
    #expect(labels(plan: plan)[1] == "西部の新町店（しんまちてん）")
  }

  @Test(arguments: [("zh", "李明（lǐ míng）"), ("en", "李明")])
  func otherLanguagesShowWhatTheyHave(locale: String, label: String) {
    let names = SampleTable([("Name", .text)], rows: [["李明"]])
    var row = RowLabel(
      RowPlan(table: names.table, naming: [0]), table: names.table, readers: names.readers,
      locale: LocaleTag(locale),
      furigana: Furigana(NameColumns(name: 0), Readings(for: LocaleTag(locale))))
    #expect(row.text(row: 0, of: names.batch) == label)
  }

  @Test func walksShowThem() throws {
    let furigana = Furigana(Self.columns, Readings(for: LocaleTag("ja")))
    let voices: [any CellVoice] = [
      WrittenVoice(furigana: furigana),
      DisplayVoice(
        table: Self.branches.table, readers: Self.branches.readers, naming: [0], locale: LocaleTag("ja"),
        furigana: furigana),
    ]
    for voice in voices {
      let records = RecordTable(
        Self.branches.table, rows: BatchRows([Self.branches.batch]), namingColumn: 0)
      let table = AnnotatedTable(records, columns: Self.columns)
      let page = PageWalk(NarratedPage([table]) { _ in Narrator(locale: LocaleTag("ja"), voice: voice) })
      let walk = try MovesTranscript([.enter, .down, .right, .down], on: page).text()
      #expect(walk.contains("\n支店、列見出し"), "\(walk)")
      #expect(walk.contains("\n新町店（しんちょうてん）、行見出し"), "\(walk)")
      #expect(walk.contains("\n新町店（しんまちてん）、西部"), "\(walk)")
    }
  }

  @Test func theReadingOfABlankNameStaysWhereBlanksAreLeftOut() {
    var verbosity = Verbosity()
    verbosity.blanks = .skippedInSayAll
    #expect(labels(verbosity: verbosity)[5] == "支店 空白（さくら）、地域 東部")
  }

  private func labels(
    _ list: ReadingList = ReadingList(), plan: RowPlan? = nil, verbosity: Verbosity = Verbosity()
  ) -> [String] {
    var label = RowLabel(
      plan ?? RowPlan(table: Self.branches.table, naming: [0]).leavingOut(column: 2),
      table: Self.branches.table,
      readers: Self.branches.readers, locale: LocaleTag("ja"), verbosity: verbosity,
      furigana: Furigana(Self.columns, Readings(for: LocaleTag("ja"), list: list)))
    return Self.branches.rows.indices.map { label.text(row: $0, of: Self.branches.batch) }
  }
}
