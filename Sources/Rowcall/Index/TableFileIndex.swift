import RowcallAccessibility
import RowcallCollation
import RowcallModel
import RowcallNarration

extension TableFile {
  /// The first table; the only one if there is an index, and in a file of data.
  func firstTable() throws -> OpenTable {
    if index.isWanted { return try tableToIndex() }
    guard page != nil || !isSeries else {
      throw WrongUsage(
        "\(path): \(tableCount) tables, but walks and dialects read one; choose it with --table")
    }
    return try table(0)
  }

  /// The table to index; throws if there are several.
  package func tableToIndex() throws -> OpenTable {
    guard !isSeries else {
      throw WrongUsage("\(path): \(tableCount) tables, but an index needs one; choose it with --table")
    }
    return try table(0)
  }

  /// How written names show their readings without column types; several tables use the list of readings.
  func furigana(_ table: OpenTable) -> Furigana? {
    table.furigana.map { isSeries ? Furigana(nil, table.readings) : $0 }
  }

  /// Reads all rows of a source, by name.
  package func indexedRows(of source: inout some RowSource, in table: OpenTable) throws -> IndexedRows {
    try IndexedRows(
      &source, by: IndexColumns(table.names, titles: table.titles), readings: table.readings,
      collation: LocalizedIndexedCollation(locale: table.locale, options: index.collation),
      leavingOut: table.heard(.none)?.titles ?? [], among: index.titles)
  }

  /// Reports titles in `--section-order` that no row has.
  package func reportUnknownTitles(of rows: IndexedRows, to output: Output) {
    guard output.hasNotes else { return }
    let found = rows.sections.filter { !$0.isEmpty }.map(\.title)
    for title in index.titles where !found.contains(title) {
      let near =
        NearName.closest(to: title, in: found).map { "; did you mean \"\(SafeText.string($0))\"?" } ?? ""
      output.note("\(path): --section-order: no row has the title \"\(SafeText.string(title))\"\(near)")
    }
  }

  /// A table in memory, in the order of the index.
  ///
  /// - Parameter shown: the same table with the chosen columns; nil for all.
  func indexedTable(_ table: inout OpenTable, shownAs shown: OpenTable? = nil) throws -> IndexedTable {
    let held = try BatchRows(&table.reader)
    var source = RepeatedRows(held)
    return IndexedTable((shown ?? table).rows(of: held), try indexedRows(of: &source, in: table))
  }
}

extension IndexChoice {
  /// The columns of the names and their readings, and that of titles.
  ///
  /// Rows keep their usual names, but not readings or titles if there is another name.
  ///
  /// - Parameter naming: the zero-based columns that name the rows.
  func columns(of table: Table, naming: [Int]) throws -> (names: NameColumns, titles: Int?) {
    let reading = try reading.map { try table.column($0, "--reading") }
    let titles = try sections.map { try table.column($0, "--sections") }
    let by = try by.map { try table.column($0, "--by") }
    if let by, by == reading {
      throw WrongUsage(
        "--by and --reading name the same column; pass the names to --by and their readings "
          + "to --reading")
    }
    let heard = RowPlan(table: table, naming: naming).cells.map(\.column)
    let first = heard.first { $0 != reading && $0 != titles } ?? heard.first ?? 0
    return (NameColumns(name: by ?? first, reading: reading), titles)
  }
}

extension Table {
  /// The zero-based column of an option.
  fileprivate func column(_ choice: String, _ flag: String) throws -> Int {
    let columns: [Int]
    do { columns = try ColumnSelection(choice).columns(of: self) } catch {
      throw WrongUsage("\(flag): \(error)")
    }
    guard columns.count == 1 else {
      throw WrongUsage("\(flag) \(choice): \(columns.count) columns, expected one; name one of them")
    }
    return columns[0]
  }
}
