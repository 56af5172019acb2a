import RowcallAccessibility
import RowcallModel
import RowcallNarration

extension DialectRun {
  /// The rows of data, held in memory so that any of them can be turned to; with an index, under its titles.
  func records(
    of source: inout OpenTable, _ file: TableFile, isSummedUp: Bool
  ) throws -> [NarratedPage] {
    guard file.index.isWanted else {
      let rows = try BatchRows(&source.reader)
      let table = RecordTable(source.table, rows: rows, namingColumn: source.namingColumn)
      return try pages(of: table, source, summingUp: isSummedUp ? RepeatedRows(rows) : nil)
    }
    let list = try file.indexedTable(&source)
    let narration = indexNarration(source, file)
    let table = RecordTable(
      source.table, rows: list.sortedRows, namingColumn: source.namingColumn,
      sections: narration.titled(list.sections))
    return try pages(of: table, source, summingUp: isSummedUp ? list.sortedRows : nil)
  }

  private func pages(
    of records: some AccessibleTable & Sendable, _ source: OpenTable,
    summingUp rows: (some RowSource)?
  ) throws -> [NarratedPage] {
    let table = AnnotatedTable(records, columns: source.names)
    var summary: [SpokenLine]?
    if var rows {
      summary = try TableSummary(source.table, readers: source.typing.readers, rows: &rows)
        .lines(summaryVoice(source))
    }
    return narrators(source, dataVoice(source)).map { narrator in
      NarratedPage([table]) { _ in narrator.telling(summary) }
    }
  }

  private func indexNarration(_ source: OpenTable, _ file: TableFile) -> IndexNarration {
    isSpoken
      ? IndexNarration(source.speech(form), labels: file.list) : IndexNarration(shownIn: source.locale)
  }
}
