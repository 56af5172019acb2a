import RowcallAccessibility
import RowcallCollation
import RowcallModel
import RowcallNarration

extension TableFile {
  /// The table with which reading begins; where there is to be an index, the only one.
  func firstTable() throws -> OpenTable { try index.isWanted ? tableToIndex() : table(0) }

  /// The table of which there is to be an index; throws for a page with several.
  func tableToIndex() throws -> OpenTable {
    guard !isSeries else {
      throw WrongUsage(
        description: "\(path): \(tableCount) tables, and an index is of one; choose it with --table")
    }
    return try table(0)
  }

  /// The rows of a source, which is read to its end, by their names.
  func indexedRows(of source: inout some RowSource, in table: OpenTable) throws -> IndexedRows {
    try IndexedRows(
      &source, by: IndexColumns(table.names, titles: table.titles), readings: table.readings,
      collation: LocalizedIndexedCollation(locale: table.locale, options: index.collation),
      among: index.titles)
  }

  /// A table whose rows are held, in the order of the index.
  func indexedTable(_ table: inout OpenTable) throws -> IndexedTable {
    let held = try BatchRows(&table.reader)
    var source = RepeatedRows(held)
    return IndexedTable(held, try indexedRows(of: &source, in: table))
  }
}

extension Table {
  /// The one column that an option names, counted from zero.
  func column(_ choice: String, _ flag: String) throws -> Int {
    let columns = try ColumnSelection(choice).columns(of: self)
    guard columns.count == 1 else {
      throw WrongUsage(
        description: "\(flag) \(choice): \(columns.count) columns, expected one; name one of them")
    }
    return columns[0]
  }
}
