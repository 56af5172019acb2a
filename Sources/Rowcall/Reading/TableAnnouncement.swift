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

  /// Creates the announcement of a table; nil for the only one of a file of data.
  ///
  /// - Parameters:
  ///   - rowCount: how many rows it has; nil if that is not known.
  ///   - voice: speaks it; nil if it is shown.
  init?(_ table: OpenTable, verbosity: Verbosity, rowCount: Int?, voice: SpokenVoice?) {
    guard let number = table.reader.number else { return nil }
    self.number = number
    outline = table.reader.place?.outline ?? table.outline(rowCount: rowCount)
    var narrator = Narrator(locale: table.locale, verbosity: verbosity)
    if let voice { narrator.voice = voice }
    entry = narrator.entry(of: outline)
    end = narrator.end(of: outline)
    title = table.foreignTitle
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
    /// Nil if nobody knows how many there are.
    let rows: Int?
    let columns: Int
    let label: String
  }

  private var json: String {
    get throws {
      try Line(
        table: number, title: outline.label,
        rows: outline.isRowCountKnown ? outline.rowCount - outline.unnumberedRowCount : nil,
        columns: outline.columnCount,
        label: entry.map(\.text).joined(separator: " ")
      ).json()
    }
  }
}

extension OpenTable {
  /// What is said of one of several tables in a file of data.
  fileprivate func outline(rowCount: Int?) -> TableOutline {
    var outline = TableOutline(
      label: reader.title, rowCount: rowCount ?? 0, columnCount: table.columns.count)
    outline.isRowCountKnown = rowCount != nil
    return outline
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
