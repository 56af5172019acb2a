import RowcallModel

/// The name of the place in the audio where a cell starts: `r12c3` for the third column of row 12.
package struct CellMark: Hashable, Sendable {
  /// The cell.
  package let position: CellPosition

  /// Creates the mark of a cell.
  package init(_ position: CellPosition) { self.position = position }

  /// Reads a mark's name; nil if it is not one of these.
  package init?(name: String) {
    let parts = name.dropFirst().split(separator: "c", omittingEmptySubsequences: false)
    guard name.first == "r", parts.count == 2, let row = Int(parts[0]), let column = Int(parts[1]), row > 0,
      column > 0
    else { return nil }
    position = CellPosition(row: row - 1, column: column - 1)
  }

  /// The name; rows and columns count from 1.
  package var name: String { "r\(position.row + 1)c\(position.column + 1)" }
}
