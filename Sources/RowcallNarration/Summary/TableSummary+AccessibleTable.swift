import RowcallAccessibility
import RowcallModel
import RowcallText

extension TableSummary {
  /// Reads a table that was marked up, types its columns by what is in them, and counts rows as its listeners do.
  ///
  /// A merged cell holds for each of its slots. Throws what the table throws.
  package init(_ table: some AccessibleTable, locale: LocaleTag) throws {
    let columns = try MarkedColumns(table, locale: locale)
    var source = RepeatedRows([columns.rows])
    try self.init(
      columns.table, readers: columns.readers, rows: &source,
      countedRows: table.outline.rowCount - table.outline.unnumberedRowCount)
  }
}
