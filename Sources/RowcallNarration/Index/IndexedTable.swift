public import RowcallAccessibility

/// A table whose rows stand in the sections of an index, sorted; the rows themselves are held once, as they were read.
public struct IndexedTable: Sendable {
  /// What the rows are called, and in which sections they are.
  public let index: IndexedRows
  /// The sections that have rows, in order; their rows are places in the sorted list, counted from zero.
  public let sections: [RowSection]
  private let rows: BatchRows
  /// The number of the row at each place.
  private let order: [Int]

  /// Sorts rows that are held; nothing is copied.
  public init(_ rows: BatchRows, _ index: IndexedRows) {
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
  public var sortedRows: OrderedRows { OrderedRows(rows, order: order[...]) }

  /// The rows of a section, whose places are those in the whole list.
  public func rows(of section: RowSection) -> OrderedRows {
    OrderedRows(rows, order: order[section.rows], firstPlace: section.rows.lowerBound)
  }
}
