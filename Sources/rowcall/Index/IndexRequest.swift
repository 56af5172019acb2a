import RowcallAccessibility
import RowcallCollation
import RowcallModel
import RowcallNarration

/// The index that a user asks for.
struct IndexRequest {
  private let options: IndexOptions
  private let names: ReadingOptions

  /// - Parameter names: how the names are read by which rows are sorted.
  init(_ options: IndexOptions, _ names: ReadingOptions) {
    self.options = options
    self.names = names
  }

  /// The rows of a source, which is read to its end, by their names.
  func rows(of source: inout some RowSource, in table: OpenTable) throws -> IndexedRows {
    try IndexedRows(
      &source, by: try columns(of: table), readings: table.readings,
      collation: LocalizedIndexedCollation(locale: table.locale, options: options.collation),
      among: options.orderedTitles)
  }

  /// A table whose rows are held in the order of the index.
  func table(_ table: inout OpenTable) throws -> IndexedTable {
    // A column that is not there is told before a long file is read.
    _ = try columns(of: table)
    let held = try BatchRows(&table.reader)
    var source = RepeatedRows(held)
    return IndexedTable(held, try rows(of: &source, in: table))
  }

  private func columns(of table: OpenTable) throws -> IndexColumns {
    IndexColumns(
      name: try options.by.map { try table.column($0, "--by") } ?? table.firstColumn,
      reading: try names.reading.map { try table.column($0, "--reading") },
      title: try options.sections.map { try table.column($0, "--sections") })
  }
}

extension OpenTable {
  /// The one column that an option names.
  func column(_ choice: String, _ flag: String) throws -> Int {
    let columns = try ColumnSelection(choice).columns(of: table)
    guard columns.count == 1 else {
      throw WrongUsage(
        description: "\(flag) \(choice): \(columns.count) columns, expected one; name one of them")
    }
    return columns[0]
  }

  /// The column with which a row starts when it is read: the one that names it.
  fileprivate var firstColumn: Int {
    RowPlan(table: table, naming: namingColumn).cells.first?.column ?? 0
  }
}

extension TableFile {
  /// The table of which there is to be an index; throws for a page with several.
  func tableToIndex() throws -> OpenTable {
    guard !isSeries else {
      throw WrongUsage(
        description: "\(path): \(tableCount) tables, and an index is of one; choose it with --table")
    }
    return try table(0)
  }
}
