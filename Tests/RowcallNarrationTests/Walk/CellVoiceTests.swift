import RowcallAccessibility
import RowcallModel
import RowcallNarration
import RowcallText
import Testing

@Suite struct CellVoiceTests {
  private let stocks = SampleTable.stocks

  @Test func valuesAreSpokenAsInSpokenRows() throws {
    let voice = SpokenVoice(SpokenText(LocaleTag("en")), table: stocks.table, readers: stocks.readers)
    #expect(
      try heard(voice) == """
        [enter]
        table, 3 rows, 3 columns
        Company, column header, column 1
        [down]
        Apple Inc., row header, row 1
        [right]
        Price, 648 dollars and 11 cents, column 2
        [right]
        Change, up 1.85 percent, column 3

        """)
  }

  @Test func valuesAreShownAsInLabels() throws {
    let voice = DisplayVoice(table: stocks.table, readers: stocks.readers, locale: LocaleTag("en"))
    #expect(
      try heard(voice) == """
        [enter]
        table, 3 rows, 3 columns
        Company, column header, column 1
        [down]
        Apple Inc., row header, row 1
        [right]
        Price, $648.11, column 2
        [right]
        Change, up 1.85%, column 3

        """)
  }

  @Test func aRowThatIsReadSaysTheHeadersThatRowsSay() throws {
    let crates = SampleTable(
      [("Item", .text), ("Crates", .integer), ("Note", .text), ("Left", .integer)],
      rows: [["Figs", "5", "ripe", ""], ["Plums", "few", "", "3"], ["", "", "", ""]])
    let voices: [any CellVoice] = [
      DisplayVoice(table: crates.table, readers: crates.readers, naming: [0], locale: LocaleTag("en")),
      SpokenVoice(SpokenText(LocaleTag("en")), table: crates.table, readers: crates.readers, naming: [0]),
    ]
    for voice in voices {
      let table = RecordTable(crates.table, rows: BatchRows([crates.batch]), namingColumn: 0)
      let page = PageWalk(NarratedPage([table]) { _ in Narrator(locale: LocaleTag("en"), voice: voice) })
      let text = try MovesTranscript([.enter, .down, .row, .down, .row, .down, .row], on: page).text()
      let lines = text.split(separator: "\n").map(String.init)
      let rows = zip(lines, lines.dropFirst()).filter { $0.0 == "[row]" }.map(\.1)
      #expect(
        rows == ["Figs, Crates 5, Note ripe", "Plums, Crates few, Left 3", "blank"])
    }
  }

  @Test func textsAreLeftAsTheyAreWritten() throws {
    #expect(try heard(WrittenVoice()).contains("\nPrice (USD), 648.11, column 2"))
  }

  @Test func columnsOfATableOnAPageHaveTypes() throws {
    let poles = MarkedTable(
      grid(
        """
        ^Item | ^Length (m)
        1x2:<Wood | "
        Pole  | 3.4
        Mast  | 12
        """))
    let columns = try MarkedColumns(poles, locale: LocaleTag("en"))
    let voice = SpokenVoice(SpokenText(LocaleTag("en")), table: columns.table, readers: columns.readers)
    let page = PageWalk(NarratedPage([poles]) { _ in Narrator(locale: LocaleTag("en"), voice: voice) })
    #expect(
      try MovesTranscript([.enter, .down, .down, .right], on: page).text().hasSuffix(
        """
        [down]
        Wood, heading, row 2
        [down]
        Pole, row 3
        [right]
        Length, 3.4 meters, column 2

        """))
  }

  @Test func oneLevelOfStackedHeadersIsSaidAlone() throws {
    let poles = MarkedTable(
      grid(
        """
        1x2:^Size   | "
        ^Width (m) | ^Height (m)
        3.4        | 5.1
        """))
    let columns = try MarkedColumns(poles, locale: LocaleTag("en"))
    let voice = DisplayVoice(table: columns.table, readers: columns.readers, locale: LocaleTag("en"))
    let page = PageWalk(NarratedPage([poles]) { _ in Narrator(locale: LocaleTag("en"), voice: voice) })
    let walk = try MovesTranscript([.enter, .down, .down, .right], on: page).text()
    #expect(walk.hasSuffix("[down]\n3.4 m, row 3\n[right]\nHeight (m), 5.1 m, column 2\n"), "\(walk)")
  }

  @Test func numbersInHebrewSentencesAreWords() throws {
    let voice = SpokenVoice(SpokenText(LocaleTag("he")), table: stocks.table, readers: stocks.readers)
    let table = RecordTable(stocks.table, rows: BatchRows([stocks.batch]), namingColumn: 0)
    let page = PageWalk(NarratedPage([table]) { _ in Narrator(locale: LocaleTag("he"), voice: voice) })
    let walk = try MovesTranscript([.enter, .down, .right, .summary], on: page).text()
    #expect(!walk.contains { $0.isASCII && $0.isNumber }, "\(walk)")
    #expect(walk.contains("שלוש שורות, שלוש עמודות"), "\(walk)")
  }

  @Test func valuesInATableWithoutTypesAreFound() throws {
    let narrator = Narrator(locale: LocaleTag("en"), voice: SpokenVoice(SpokenText(LocaleTag("en"))))
    let page = PageWalk(NarratedPage([MarkedTable(grid("#Price\n$5.20"))]) { _ in narrator })
    #expect(
      try MovesTranscript([.enter, .down], on: page).text().hasSuffix(
        "[down]\n5 dollars and 20 cents, row 2\n")
    )
  }

  private func heard(_ voice: any CellVoice) throws -> String {
    let table = RecordTable(stocks.table, rows: BatchRows([stocks.batch]), namingColumn: 0)
    let page = PageWalk(NarratedPage([table]) { _ in Narrator(locale: LocaleTag("en"), voice: voice) })
    return try MovesTranscript([.enter, .down, .right, .right], on: page).text()
  }
}
