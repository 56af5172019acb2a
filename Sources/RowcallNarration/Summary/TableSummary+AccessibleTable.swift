public import RowcallAccessibility
import RowcallModel
public import RowcallText
import RowcallValues

extension TableSummary {
  /// Reads a table that was marked up, types its columns by what is in them, and counts rows as its listeners do.
  ///
  /// A merged cell holds for each of its slots. Throws what the table throws.
  public init(_ table: some AccessibleTable, locale: LocaleTag) throws {
    var rows = RowBatch()
    var names = [String?](repeating: nil, count: table.outline.columnCount)
    for row in 0..<table.outline.rowCount {
      let cells = try names.indices.map { try table.cell(at: GridSlot(row: row, column: $0)) }
      // Corners above row headers are often blank data cells.
      let isData = cells.contains { $0?.element.role == .cell && (rows.rowCount > 0 || $0?.isBlank == false) }
      guard isData else { continue }
      for (column, cell) in cells.enumerated() where names[column] == nil { names[column] = cell?.columnName }
      rows.append(row: cells.map { $0?.element.label ?? "" })
    }
    let typing = ColumnTyping(names: names, sample: [rows], locale: locale, delimiter: nil)
    var source = RepeatedRows([rows])
    try self.init(
      Table(columns: typing.columns.map(\.column)), readers: typing.readers, rows: &source,
      countedRows: table.outline.rowCount - table.outline.unnumberedRowCount)
  }
}

extension AccessibleCell {
  /// What its column is called, all levels of it; nil without headers.
  fileprivate var columnName: String? {
    let texts = columnHeaders.map(\.text).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }
}
