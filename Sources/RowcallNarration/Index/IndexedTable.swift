import RowcallAccessibility

/// A table whose rows are in the sections of an index, sorted; the rows themselves are held once, as they were read.
package struct IndexedTable: Sendable {
  /// What the rows are called, and in which sections they are.
  package let index: IndexedRows
  /// The sections that have rows, in order; their rows are places in the sorted list, counted from zero.
  package let sections: [RowSection]
  private let rows: BatchRows
  /// The number of the row at each place.
  private let order: [Int]

  /// Sorts rows that are held; nothing is copied.
  package init(_ rows: BatchRows, _ index: IndexedRows) {
    self.rows = rows
    self.index = index
    order = index.sections.flatMap { Array($0) }
    var start = 0
    sections = index.sections.filter { !$0.isEmpty }.map { section in
      defer { start += section.count }
      return RowSection(section.title, rows: start..<start + section.count)
    }
  }

  /// All rows in their new order.
  package var sortedRows: OrderedRows { OrderedRows(rows, order: order[...]) }

  /// The rows of a section, whose places are those in the whole list.
  package func rows(of section: RowSection) -> OrderedRows {
    OrderedRows(rows, order: order[section.rows], firstPlace: section.rows.lowerBound)
  }
}
