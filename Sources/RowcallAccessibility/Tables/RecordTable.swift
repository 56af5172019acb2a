import RowcallModel

/// Rows of data as a listener moves through them: a header row, then the rows; one column may name each row.
///
/// The header row has no number, so that "row 1" is the first row of data. A row may be longer than the header row; what
/// stands there has no header, and where nothing stands there is no cell. Nothing is read before it is asked for.
package struct RecordTable<Source: RecordSource>: AccessibleTable {
  /// What the columns are.
  package let table: Table
  /// Where the cells come from.
  package let source: Source
  /// The zero-based column whose cells name their rows; nil when there is none.
  package let namingColumn: Int?
  private let marksNames: Bool
  /// What is said of the table as a whole.
  package let outline: TableOutline
  /// The sections of its rows, whose titles are headers of the rows, outside of the names.
  package let sections: [RowSection]

  /// Creates a table over a source; the header row is there if any column has a name.
  ///
  /// - Parameters:
  ///   - sections: in order and apart from each other, the rows counted without header rows.
  ///   - isWhole: whether the source knows how many rows there are.
  ///   - marksNames: whether the cells that name rows are headers, and not cells as others are.
  package init(
    _ table: Table, rows source: Source, namingColumn: Int? = nil, sections: [RowSection] = [],
    isWhole: Bool = true, marksNames: Bool = true
  ) {
    self.marksNames = marksNames
    self.table = table
    self.source = source
    self.namingColumn = namingColumn.flatMap { table.columns.indices.contains($0) ? $0 : nil }
    let headerRows = table.columns.contains { $0.name != nil } ? 1 : 0
    var outline = TableOutline(
      label: table.title, rowCount: source.extent.rowCount + headerRows,
      columnCount: max(table.columns.count, source.extent.columnCount))
    outline.unnumberedRowCount = headerRows
    outline.isRowCountKnown = isWhole
    self.outline = outline
    self.sections = sections.map {
      RowSection($0.title, rows: $0.rows.lowerBound + headerRows..<$0.rows.upperBound + headerRows)
    }
  }

  /// The cell at a slot; nil outside the table, and behind the columns where nothing is written.
  ///
  /// A short row has blank cells at its end. Throws what the source throws.
  package func cell(at slot: GridSlot) throws -> AccessibleCell? {
    guard (0..<outline.rowCount).contains(slot.row), (0..<outline.columnCount).contains(slot.column) else {
      return nil
    }
    let column = table.columns.indices.contains(slot.column) ? table.columns[slot.column] : nil
    let record = slot.row - outline.unnumberedRowCount
    if record < 0 { return column.map { self.cell(.columnHeader, $0.name, at: slot) } }
    let isNaming = slot.column == namingColumn
    let text = try source.text(row: record, column: slot.column)
    var cell = cell(isNaming && marksNames ? .rowHeader : .cell, text, at: slot)
    if column == nil, cell.isBlank { return nil }
    if let comments = table.comments {
      let found = comments.onCell(line: try source.line(ofRow: record), column: slot.column)
      cell.comments = found.isEmpty ? nil : found
    }
    if let name = column?.name {
      cell.columnHeaders = [
        HeaderLabel(RepetitionLimit.cut(name), span: CellSpan(GridSlot(row: 0, column: slot.column)))
      ]
    }
    cell.rowHeaders = try [sectionHeader(ofRow: slot.row), isNaming ? nil : name(ofRow: slot.row)]
      .compactMap(\.self)
    return cell
  }

  /// The title of the row's section; nil for a row that is in none.
  private func sectionHeader(ofRow row: Int) -> HeaderLabel? {
    sections.section(ofRow: row).map {
      HeaderLabel(RepetitionLimit.cut($0.title), span: CellSpan(rows: $0.rows, columns: 0..<0))
    }
  }

  /// The name of a row; nil for a row without one.
  private func name(ofRow row: Int) throws -> HeaderLabel? {
    guard let namingColumn,
      let name = try source.text(row: row - outline.unnumberedRowCount, column: namingColumn), !name.isEmpty
    else { return nil }
    return HeaderLabel(RepetitionLimit.cut(name), span: CellSpan(GridSlot(row: row, column: namingColumn)))
  }

  private func cell(_ role: AccessibilityRole, _ text: String?, at slot: GridSlot) -> AccessibleCell {
    let isBlank = text?.allSatisfy(\.isWhitespace) ?? true
    let element = AccessibilityElement(role, label: isBlank ? nil : text)
    return AccessibleCell(element, span: CellSpan(slot))
  }
}

extension RecordTable: Sendable where Source: Sendable {}

extension CellSpan {
  /// A single slot.
  init(_ slot: GridSlot) {
    self.init(rows: slot.row..<slot.row + 1, columns: slot.column..<slot.column + 1)
  }
}
