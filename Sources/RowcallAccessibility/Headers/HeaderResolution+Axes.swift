import RowcallModel

extension HeaderResolution {
  /// The headers of a cell by axis, in speaking order, or in the author's order if the author named them; of very many
  /// those next to the cell (`RepetitionLimit`).
  ///
  /// Levels stack downwards over columns and inwards along rows, so column headers go from top to bottom and row
  /// headers from the first column on.
  package func assignedHeaders(of cell: Int) -> AssignedHeaders {
    let headers = nearestHeaders(of: cell, most: AssignedHeaders.wanted)
    guard !headers.isEmpty else { return AssignedHeaders() }
    var assigned = AssignedHeaders()
    for header in headers {
      if axis(of: header, for: cell) == .column {
        assigned.columns.append(header)
      } else {
        assigned.rows.append(header)
      }
    }
    guard grid.cells[cell].headerIDs == nil else { return assigned.shortened(keepsLast: false) }
    assigned.columns.sort { slot($0) < slot($1) }
    assigned.rows.sort { (slot($0).column, slot($0).row) < (slot($1).column, slot($1).row) }
    return assigned.shortened()
  }

  /// Whether a header names the column or the row of a cell.
  ///
  /// Authors may assign any cell by its ID, also data. Such a cell has no direction of its own, and its place decides:
  /// beside the cell it names the row, above or below it the column, elsewhere the column if it stands higher.
  private func axis(of header: Int, for cell: Int) -> HeaderAxis {
    if let kind = kind(of: header) { return kind.axis }
    let (header, cell) = (grid.cells[header], grid.cells[cell])
    if header.rows.overlaps(cell.rows) { return .row }
    if header.columns.overlaps(cell.columns) { return .column }
    return header.slot.row < cell.slot.row ? .column : .row
  }

  private func slot(_ cell: Int) -> GridSlot { grid.cells[cell].slot }
}
