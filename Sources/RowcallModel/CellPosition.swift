/// A cell's place in the grid.
///
/// Zero-based; narration adds one when it speaks.
package struct CellPosition: Hashable, Codable, Sendable {
  /// The row, not counting header rows.
  package var row: Int
  /// The column.
  package var column: Int

  /// Creates a position.
  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
