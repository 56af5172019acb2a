import RowcallModel

/// Consecutive rows of a table that belong together under a title.
package struct RowSection: Hashable, Codable, Sendable {
  package var title: String
  /// The places of its rows, counted from zero; of an accessible table, header rows included.
  package var rows: Range<Int>

  package init(_ title: String, rows: Range<Int>) {
    self.title = title
    self.rows = rows
  }
}

extension [RowSection] {
  /// The section of a row, in sections that stand in order; nil for a row that is in none.
  package func section(ofRow row: Int) -> RowSection? {
    let place = indices.partitionPoint { self[$0].rows.upperBound > row }
    return place < count && self[place].rows.contains(row) ? self[place] : nil
  }
}
