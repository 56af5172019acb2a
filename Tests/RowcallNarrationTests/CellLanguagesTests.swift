import RowcallModel
import RowcallText
import RowcallValues
import Testing

@testable import RowcallNarration

/// Cells in another language than the listener's are said in theirs, by a voice of theirs.
@Suite struct CellLanguagesTests {
  private static let english = LocaleTag("en")

  /// A table of two columns, of which the third row is in another language than the rest.
  private func languages(table: String?, lastRow: String? = nil, rows: [Int] = [1, 2]) -> CellLanguages {
    var songs = grid(
      """
      ^Lied     | ^Länge
      Am Ufer   | 3,4
      Rain      | 2,5
      """
    ) { if $0.slot.row == 2 { $0.language = lastRow } }
    songs.language = table
    return CellLanguages(songs, rows: rows, listener: Self.english)
  }

  @Test(
    arguments: [
      ("de", "de"), ("de-CH", "de-CH"), ("en-GB", nil), ("EN", nil), ("nonsense", nil), ("", nil), (nil, nil),
    ] as [(String?, String?)])
  func aTableInAnotherLanguageIsNotTheListeners(table: String?, expected: String?) {
    #expect(languages(table: table).ofTable?.identifier == expected)
    #expect(languages(table: table).language(row: 0, column: 0)?.identifier == expected)
  }

  @Test(
    arguments: [("en", nil), ("fr", "fr"), ("nonsense", nil), (nil, "de")] as [(String?, String?)])
  func aCellMayDifferFromItsTable(cell: String?, expected: String?) {
    let languages = languages(table: "de", lastRow: cell)
    #expect(languages.language(row: 0, column: 1)?.identifier == "de")
    #expect(languages.language(row: 1, column: 1)?.identifier == expected)
  }

  @Test func aPlaceThatIsNotReadHasTheLanguageOfTheTable() {
    let languages = languages(table: "de", lastRow: "fr", rows: [2])
    #expect(languages.language(row: 0, column: 0)?.identifier == "fr")
    #expect(languages.language(row: 1, column: 0)?.identifier == "de")
    #expect(languages.language(row: 0, column: 2)?.identifier == "de")
  }

  @Test func aPageOfThousandsOfLanguagesIsReadInAFew() {
    let cells = (0..<2_000).map { index in
      var cell = GridCell(at: GridSlot(row: index, column: 0))
      cell.language = "de-x-\(index)"
      return cell
    }
    let babel = TableGrid(columnCount: 1, rows: cells.map { _ in GridRow() }, cells: cells)
    let languages = CellLanguages(babel, rows: Array(babel.rows.indices), listener: Self.english)
    #expect(languages.all.count == 16)
    #expect(languages.language(row: 15, column: 0) == LocaleTag("de-x-15"))
    #expect(languages.language(row: 16, column: 0) == nil)
  }
}

/// What is heard of rows whose cells are in several languages.
@Suite struct RowsInLanguagesTests {
  private let sample: SampleTable
  private let languages: CellLanguages

  /// Harbours in German, one of them English, the last without a depth.
  init() {
    let rows = [["Alte Liebe", "3.4 m"], ["Harbour", "2.5 m"], ["Steg", ""], ["", ""]]
    sample = SampleTable([("Hafen", .text), ("Tiefe", .measure(unit: nil))], rows: rows)
    var harbours = grid(rows.map { $0.joined(separator: "|") }.joined(separator: "\n")) {
      if $0.slot.row == 1 { $0.language = "en" }
    }
    harbours.language = "de"
    languages = CellLanguages(harbours, rows: [0, 1, 2, 3], listener: LocaleTag("en"))
  }

  private func row(_ plan: RowPlan? = nil, _ verbosity: Verbosity = Verbosity()) -> SpokenRow {
    SpokenRow(
      plan ?? RowPlan(table: sample.table, naming: [0]), table: sample.table, readers: sample.readers,
      speech: SpokenText(LocaleTag("en")), verbosity: verbosity, rowCount: 4, languages: languages)
  }

  @Test(arguments: [
    (0, ["de: Alte Liebe", "de: 3,4 Meter"]), (1, ["-: Harbour", "-: 2.5 meters"]),
    (2, ["de: Steg"]), (3, ["-: blank"]),
  ])
  func cellsAreSaidInTheirLanguageAndBlanksInTheListeners(index: Int, expected: [String]) {
    #expect(texts(row().utterance(row: index, of: sample.batch)) == expected)
  }

  @Test func aRowOfTextIsTheSameWords() {
    #expect(row().text(row: 0, of: sample.batch) == "Alte Liebe, 3,4 Meter")
    #expect(row().text(row: 2, of: sample.batch) == "Steg")
  }

  @Test func theNumberOfARowIsSaidInTheListenersLanguage() {
    var verbosity = Verbosity()
    verbosity.position = .always
    #expect(
      texts(row(nil, verbosity).utterance(row: 0, of: sample.batch))
        == ["de: Alte Liebe", "de: 3,4 Meter", "-: row 1 of 4"])
  }

  @Test func headersThatComeAgainComeInEveryLanguage() {
    var verbosity = Verbosity()
    verbosity.headerRepeat = 2
    let row = row(nil, verbosity)
    #expect(row.text(row: 0, of: sample.batch) == "Hafen Alte Liebe, Tiefe 3,4 Meter")
    #expect(row.text(row: 1, of: sample.batch) == "Harbour, 2.5 meters")
  }

  @Test func wordsOfATemplateStayInTheListenersLanguage() throws {
    let plan = try RowPlan(template: LabelTemplate("depth of {Hafen}: {Tiefe}"), table: sample.table)
    #expect(
      texts(row(plan).utterance(row: 0, of: sample.batch))
        == ["-: depth of ", "de: Alte Liebe", "de: 3,4 Meter"])
  }

  /// The texts of an utterance, each after its language.
  private func texts(_ utterance: Utterance) -> [String] {
    utterance.segments.compactMap { segment in
      guard case .text(let text, let language) = segment else { return nil }
      return "\(language?.identifier ?? "-"): \(text)"
    }
  }
}
