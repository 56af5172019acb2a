import RowcallModel

/// A table in which each name carries the reading that stands beside it in another column.
///
/// The column of readings stays where it is, for a listener may want to go there.
package struct AnnotatedTable<Base: AccessibleTable>: AccessibleTable {
  /// The table itself.
  package let base: Base
  /// Where names and readings stand.
  package let columns: NameColumns

  package init(_ base: Base, columns: NameColumns) {
    self.base = base
    self.columns = columns
  }

  /// That of the table itself.
  package var outline: TableOutline { base.outline }

  /// Those of the table itself.
  package var sections: [RowSection] { base.sections }

  /// The cell that covers a slot, with its reading and those of its headers; throws what the table throws.
  package func cell(at slot: GridSlot) throws -> AccessibleCell? {
    guard var cell = try base.cell(at: slot) else { return nil }
    if cell.element.role != .columnHeader { cell.reading = try reading(beside: cell.span) }
    for index in cell.rowHeaders.indices {
      cell.rowHeaders[index].reading = try reading(beside: cell.rowHeaders[index].span)
    }
    return cell
  }

  /// What stands beside a name; nil where there is nothing, or no name.
  private func reading(beside span: CellSpan) throws -> String? {
    guard span.columns == columns.name..<columns.name + 1, let column = columns.reading else { return nil }
    return try base.cell(at: GridSlot(row: span.rows.lowerBound, column: column))?.element.label
  }
}

extension AnnotatedTable: Sendable where Base: Sendable {}
