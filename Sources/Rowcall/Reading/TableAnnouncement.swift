import RowcallAccessibility
import RowcallImport
import RowcallModel
import RowcallNarration

/// The announcements before and after one of several tables.
struct TableAnnouncement {
  /// The text before the first row: "Departures, table, 4 rows, 3 columns".
  private let entry: [SpokenLine]
  /// The text after the last row: "end of table".
  private let end: SpokenLine
  private let outline: TableOutline
  /// The one-based number of the table on its page.
  private let number: Int
  /// The title if it is in another language than the listener's.
  private let title: (text: String, language: LocaleTag)?

  /// Creates the announcement of a table; nil outside pages.
  ///
  /// - Parameter voice: speaks it; nil if it is shown.
  init?(_ table: OpenTable, verbosity: Verbosity, voice: SpokenVoice?) {
    guard let place = table.reader.place else { return nil }
    outline = place.outline
    number = place.number
    var narrator = Narrator(locale: table.locale, verbosity: verbosity)
    if let voice { narrator.voice = voice }
    entry = narrator.entry(of: outline)
    end = narrator.end(of: outline)
    title = table.languages?.ofTable.flatMap { language in
      place.headers.grid.title.map { (text: $0, language: language) }
    }
  }

  /// The lines before the first row; one line of JSON.
  func before(_ content: RowContent) throws -> [LineBetweenRows] {
    content == .json
      ? [LineBetweenRows(text: try json)] : entry.map { LineBetweenRows(text: $0.text, title: title) }
  }

  /// The line after the last row; none in JSON.
  func after(_ content: RowContent) -> [LineBetweenRows] {
    content == .json ? [] : [LineBetweenRows(text: end.text, title: title)]
  }

  /// The announcement as a JSON object; the rows that follow it have its `table`.
  private struct Line: Encodable {
    let table: Int
    let title: String?
    let rows: Int
    let columns: Int
    let label: String
  }

  private var json: String {
    get throws {
      try Line(
        table: number, title: outline.label, rows: outline.rowCount - outline.unnumberedRowCount,
        columns: outline.columnCount,
        label: entry.map(\.text).joined(separator: " ")
      ).json()
    }
  }
}

extension PageTable {
  /// The table; header rows are not numbered.
  var outline: TableOutline {
    var outline = TableOutline(headers.grid)
    let headerRows = 0..<headers.rows.lines.upperBound
    outline.unnumberedRowCount = headerRows.count - rows.count(where: headerRows.contains)
    return outline
  }
}
