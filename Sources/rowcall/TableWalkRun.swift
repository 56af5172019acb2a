import RowcallAccessibility
import RowcallImport
import RowcallModel
import RowcallNarration

/// One way through the tables of a file, told step by step.
struct TableWalkRun {
  let moves: [TableMove]
  let options: NarrationOptions
  /// Whether values are said instead of shown.
  let isSpoken: Bool
  let form: NumberForm

  /// What is heard at each move.
  func text(of source: inout OpenTable) throws -> String {
    let walk = if let page = source.reader.page { tables(of: page, source) } else { try records(of: &source) }
    return try MovesTranscript(moves, on: walk).text
  }

  /// All tables of a page, with the headers that their author marked.
  private func tables(of page: HTMLTables, _ source: OpenTable) -> PageWalk {
    let voice: any CellVoice = isSpoken ? SpokenVoice(source.speech(form)) : WrittenVoice()
    let narrator = narrator(source, voice)
    return PageWalk(page.tables.map { MarkedTable($0, dialect: options.dialect) }) { _ in narrator }
  }

  /// The rows of a file of data, held in memory so that any of them can be turned to.
  private func records(of source: inout OpenTable) throws -> PageWalk {
    let rows = try BatchRows(&source.reader)
    let table = RecordTable(source.table, rows: rows, namingColumn: source.typing.namingColumn)
    let readers = source.typing.readers
    let voice: any CellVoice =
      isSpoken
      ? SpokenVoice(source.speech(form), table: source.table, readers: readers)
      : DisplayVoice(table: source.table, readers: readers, locale: source.locale)
    let narrator = narrator(source, voice)
    return PageWalk([table]) { _ in narrator }
  }

  private func narrator(_ source: OpenTable, _ voice: any CellVoice) -> Narrator {
    Narrator(options.dialect, locale: source.locale, verbosity: options.verbosity, voice: voice)
  }
}
