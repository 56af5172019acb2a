import RowcallImport
import RowcallModel

/// The rows of a table by their place, in any order, however large the table is.
///
/// ```swift
/// let rows = try TableSource(path: "stocks.csv").table().randomRows()
/// print(try rows.row(at: 4)?.label ?? "there are only \(rows.count.known) rows")
/// ```
///
/// A thread of its own reads the table once, so that the first rows can be had at once and rows far behind need no reading of
/// those before them. Memory does not grow with delimited text, JSON and tables of a database; the rows of pages, workbooks, views
/// and pipes are kept in memory. A class, because the thread and its owner share it.
public final class RandomRows: Sendable {
  private let index: RowIndex
  private let voice: RowVoice
  private let namingColumns: [Int]
  /// The database with the table, and the table there; nil for any other table.
  private let database: (rows: RelatedDatabase, schema: DatabaseSchema)?
  /// How its columns keep dates.
  private let dates: [DateStorage?]

  init(_ table: ReadableTable) throws {
    let file = try table.reopened()
    let opened = try file.table(0, typing: table.opened.typing)
    index = RowIndex(opened.reader)
    voice = try RowVoice(file, opened, table.options)
    namingColumns = opened.namingColumns
    dates = opened.reader.storedDates
    let place = try opened.reader.schema.flatMap { _ in
      try DatabasePlace(file.path, options: file.options.reading)
    }
    database = try place.flatMap { place in
      try opened.reader.schema.map { (try RelatedDatabase(place), $0) }
    }
  }

  /// How many rows there are, as far as is known by now.
  public var count: RowCount { index.count }

  /// A row by its place, zero-based; nil behind the last row.
  ///
  /// Waits until so many rows were read. Throws `ImportError` where reading ends before the row.
  public func row(at place: Int) throws -> TableRows.Row? {
    try index.row(at: place).map { TableRows.Row($0.place, in: $0.batch, voice) }
  }

  /// The first row, from a zero-based place on, in which a condition holds for the texts of the cells; nil if there is none.
  ///
  /// - Parameters:
  ///   - start: the place to begin at.
  ///   - isWanted: receives a row.
  public func firstRow(from start: Int = 0, where isWanted: (TableRows.Row) -> Bool) throws -> TableRows.Row?
  {
    let place = try index.firstRow(from: start) { isWanted(TableRows.Row($1, in: $0, voice)) }
    return try place.flatMap { try row(at: $0) }
  }

  /// The first row with a name, from a zero-based place on: the text of the column that names the rows, or of the two that do,
  /// with a space between them; nil if there is none.
  public func row(named name: String, from start: Int = 0) throws -> TableRows.Row? {
    guard !namingColumns.isEmpty else { return nil }
    return try firstRow(from: start) { row in
      namingColumns.compactMap { row[$0] }.joined(separator: " ") == name
    }
  }

  /// A row of a table of a database by the values of its primary key, or of its row number if the table has none; nil if there
  /// is none, and for any other table.
  ///
  /// The row is looked up, so that no others are read; only asking for its number counts those before it.
  public func row(key: [String]) throws -> TableRows.Row? {
    guard let (database, schema) = database, !schema.rowNames.isEmpty, key.count == schema.keyColumns.count,
      let row = try database.selection(schema, key: key).flatMap({ try database.rows($0, limit: 1).first })
    else { return nil }
    var batch = RowBatch(firstRow: 0)
    let texts = row.values.enumerated().map { column, value in
      (column < dates.count ? dates[column]?.text(of: value.text) : nil) ?? value.text
    }
    batch.append(row: texts, line: batch.firstRow + 1)
    return TableRows.Row(0, in: batch, voice) { (try? database.place(of: row, in: schema)) ?? 0 }
  }
}

extension ReadableTable {
  /// All rows by their place, whatever ``options`` choose; begins to read them.
  public func randomRows() throws -> RandomRows { try RandomRows(self) }
}
