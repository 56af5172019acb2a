import RowcallAccessibility
import RowcallModel
import RowcallText
import RowcallValues

/// The columns of a table that was marked up, typed by what is in them.
package struct MarkedColumns: Sendable {
  /// The names and types.
  package let table: Table
  /// Reads the cells of each column.
  package let readers: [CellReader]
  /// The zero-based column whose cells name their rows; nil if there is none.
  package let namingColumn: Int?
  /// The rows of data without titles; a merged cell holds for each of its slots.
  let rows: RowBatch

  /// Types the columns of a table; throws what the table throws.
  ///
  /// - Parameter locale: decides what the cells leave open.
  package init(_ table: some AccessibleTable, locale: LocaleTag) throws {
    var rows = MarkedRows()
    var naming: Int?
    var names = [String?](repeating: nil, count: table.outline.columnCount)
    for row in 0..<table.outline.rowCount {
      let cells = try names.indices.map { try table.cell(at: GridSlot(row: row, column: $0)) }
      // Corners above row headers are often blank data cells.
      let isData = cells.contains {
        $0?.element.role == .cell && (rows.batch.rowCount > 0 || $0?.isBlank == false)
      }
      guard isData, !cells.isTitle else { continue }
      for (column, cell) in cells.enumerated() where names[column] == nil { names[column] = cell?.columnName }
      naming = naming ?? cells.firstIndex { $0?.element.role == .rowHeader }
      rows.append(cells)
    }
    let typing = ColumnTyping(names: names, sample: [rows.batch], locale: locale, delimiter: nil)
    self.table = Table(columns: typing.columns.map(\.column))
    readers = typing.readers
    namingColumn = naming ?? typing.namingColumn
    self.rows = rows.batch
  }
}

/// The texts of rows, each merged cell's once, however many slots it covers.
private struct MarkedRows {
  private(set) var batch = RowBatch()
  private var merged: [CellSpan: RowBatch.CellRange] = [:]

  mutating func append(_ cells: [AccessibleCell?]) {
    for cell in cells {
      let isMerged = cell.map { $0.span.rows.count > 1 || $0.span.columns.count > 1 } ?? false
      let range = cell.flatMap { isMerged ? merged[$0.span] : nil } ?? added(cell?.element.label ?? "")
      if isMerged, let cell { merged[cell.span] = range }
      batch.cells.append(range)
    }
    batch.rowStarts.append(UInt32(batch.cells.count))
  }

  private mutating func added(_ text: String) -> RowBatch.CellRange {
    let start = UInt32(batch.bytes.count)
    batch.bytes.append(contentsOf: RepetitionLimit.cut(text).utf8)
    return RowBatch.CellRange(start: start, end: UInt32(batch.bytes.count))
  }
}

extension [AccessibleCell?] {
  /// Whether one cell covers the whole row, which tells what follows and not what the columns hold.
  fileprivate var isTitle: Bool { count > 1 && first??.span.columns == indices }
}

extension AccessibleCell {
  /// What its column is called, all levels of it; nil without headers.
  fileprivate var columnName: String? {
    let texts = columnHeaders.map(\.text).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }
}
