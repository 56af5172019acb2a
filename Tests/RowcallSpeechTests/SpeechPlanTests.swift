import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues
import Testing

@testable import RowcallSpeech

@Suite struct SpeechPlanTests {
  /// Each voice of an utterance with the texts that it speaks.
  private func passages(_ utterance: Utterance, voice: String? = nil) -> [String] {
    SpeechPlan(utterance, voices: VoiceChoice(voice: voice)).passages.map { passage in
      "\(passage.voice): \(passage.lines.map(\.piece.text).joined(separator: " | "))"
    }
  }

  /// A row of a German table on an English page; its name is French, and its last cell is empty.
  private var row: Utterance {
    var name = GridCell(at: GridSlot(row: 0, column: 0))
    name.language = "fr"
    var grid = TableGrid(columnCount: 3, rows: [GridRow()], cells: [name])
    grid.language = "de"
    var batch = RowBatch()
    batch.append(row: ["Le port", "Ebbe", ""])
    batch.append(row: ["Alte Liebe", "Flut", "tief"])
    let english = LocaleTag("en")
    let typing = ColumnTyping(names: ["Hafen", "Stand", "Tiefe"], sample: [batch], locale: english)
    let table = Table(columns: typing.columns.map(\.column))
    return SpokenRow(
      RowPlan(table: table, naming: [0]), table: table, readers: typing.readers, speech: SpokenText(english),
      languages: CellLanguages(grid, rows: [0], listener: english)
    ).utterance(row: 0, of: batch)
  }

  @Test func eachCellHasAVoiceOfItsLanguage() {
    #expect(passages(row) == ["fr-fr: Le port", "de: Stand Ebbe"])
  }

  @Test func aVoiceThatIsAskedForReadsEveryLanguage() {
    #expect(passages(row, voice: "nl") == ["nl: Le port | Stand Ebbe"])
  }
}
