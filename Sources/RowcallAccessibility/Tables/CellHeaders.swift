/// Which cells of a grid are headers, and of which others.
///
/// There are several rules for it: the HTML standard's, and the simpler ones of browsers.
package protocol CellHeaders: Sendable {
  /// The direction in which a cell names others; nil for data. Cells are named by their index in the grid's `cells`.
  func axis(of cell: Int) -> HeaderAxis?

  /// The header cells of a cell by axis, outermost level first.
  func assignedHeaders(of cell: Int) -> AssignedHeaders
}

extension HeaderResolution: CellHeaders {
  /// The direction in which a cell names others, by the HTML standard.
  package func axis(of cell: Int) -> HeaderAxis? { kind(of: cell)?.axis }
}
