/// A cell's place in the grid.
///
/// Zero-based; narration adds one when it speaks.
public struct CellPosition: Hashable, Codable, Sendable {
  /// The row, not counting header rows.
  public var row: Int
  /// The column.
  public var column: Int

  /// Creates a position.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
