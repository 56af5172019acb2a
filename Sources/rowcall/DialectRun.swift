import RowcallAccessibility
import RowcallImport
import RowcallModel
import RowcallNarration

/// What one dialect, or several side by side, say of a file: step by step, or all of it in one go.
struct DialectRun {
  let dialects: [Dialect]
  let verbosity: Verbosity
  /// Whether values are said instead of shown.
  let isSpoken: Bool
  let form: NumberForm

  /// Writes what is heard at each move.
  func walk(_ moves: [TableMove], through source: inout OpenTable, to sink: (String) throws -> Void) throws {
    let pages =
      if let page = source.reader.page { tables(of: page, source) } else { try records(of: &source) }
    let walks = pages.map { PageWalk($0) }
    guard let comparison else {
      return try walks.forEach { try MovesTranscript(moves, on: $0).write(to: sink) }
    }
    try MovesTranscript(moves, on: walks, comparing: comparison).write(to: sink)
  }

  /// Writes what is heard from the first word to the last; rows of data are read as they come.
  ///
  /// - Parameter rowCount: how many rows of data there are; nil when nobody knows yet.
  func readAll(of source: inout OpenTable, rowCount: () -> Int?, to sink: (String) throws -> Void) throws {
    var transcript = SayAllTranscript(comparison)
    if let page = source.reader.page { return try transcript.write(tables(of: page, source), to: sink) }
    let reading = RecordReading(
      source.table, namingColumn: source.typing.namingColumn, rowCount: rowCount())
    try transcript.write(reading, of: &source.reader, by: narrators(source, dataVoice(source)), to: sink)
  }

  /// All tables of a page, with the headers that their author marked, for each dialect.
  private func tables(of page: HTMLTables, _ source: OpenTable) -> [NarratedPage] {
    let voice: any CellVoice = isSpoken ? SpokenVoice(source.speech(form)) : WrittenVoice()
    return narrators(source, voice).map { narrator in
      NarratedPage(page.tables.map { MarkedTable($0, dialect: narrator.dialect) }) { _ in narrator }
    }
  }

  /// The rows of a file of data, held in memory so that any of them can be turned to.
  private func records(of source: inout OpenTable) throws -> [NarratedPage] {
    let rows = try BatchRows(&source.reader)
    let table = RecordTable(source.table, rows: rows, namingColumn: source.typing.namingColumn)
    return narrators(source, dataVoice(source)).map { narrator in NarratedPage([table]) { _ in narrator } }
  }

  private func dataVoice(_ source: OpenTable) -> any CellVoice {
    let readers = source.typing.readers
    return isSpoken
      ? SpokenVoice(source.speech(form), table: source.table, readers: readers)
      : DisplayVoice(table: source.table, readers: readers, locale: source.locale)
  }

  private func narrators(_ source: OpenTable, _ voice: any CellVoice) -> [Narrator] {
    dialects.map { Narrator($0, locale: source.locale, verbosity: verbosity, voice: voice) }
  }

  private var comparison: DialectComparison? {
    dialects.count > 1 ? DialectComparison(dialects.map(\.id)) : nil
  }
}
