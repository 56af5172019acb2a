import RowcallModel

/// An empty row or column that only makes room.
struct PageSpacer: Rule {
  static let description = RuleDescription(
    id: "page-spacer", subject: .page, impact: .minor,
    summary: "No row or column of a table of data is there only to make room.",
    rationale:
      "A listener steps through it cell by cell, hears that each is blank, and asks what is missing.",
    remedy: "Take it away, and make room by a style sheet.",
    standards: [.criterion("1.3.1"), .criterion("1.3.2")],
    passing: [
      Example(
        """
        <table>
          <tr><th>Ship</th><th>Length</th></tr>
          <tr><td>Aurora</td><td>12 m</td></tr>
          <tr><td>Borealis</td><td></td></tr>
        </table>
        """),
      Example(
        """
        <table>
          <tr><th>Ship</th><th>Remarks</th></tr>
          <tr><td>Aurora</td><td></td></tr>
        </table>
        """, caption: "A column with a header waits for its values."),
    ],
    failing: [
      Example(
        """
        <table>
          <tr><th>Ship</th><th>Length</th></tr>
          <tr><td>Aurora</td><td>12 m</td></tr>
          <tr>↓<td>&nbsp;</td><td></td></tr>
          <tr><td>Borealis</td><td>9 m</td></tr>
        </table>
        """),
      Example(
        """
        <table>
          <tr><th>Ship</th>↓<td></td><th>Length</th></tr>
          <tr><td>Aurora</td><td></td><td>12 m</td></tr>
        </table>
        """),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.tables
    where table.purpose == .markedData && table.grid.rowCount > 1 && table.grid.columnCount > 1 {
      notes.look(table.grid.rowCount + table.grid.columnCount)
      var rows = [Bool](repeating: true, count: table.grid.rowCount)
      var columns = [Bool](repeating: true, count: table.grid.columnCount)
      for cell in table.grid.cells where !cell.isBlank {
        for row in cell.rows { rows[row] = false }
        for column in cell.columns { columns[column] = false }
      }
      let emptyRows = rows.indices.filter { rows[$0] }.map { (what: "row", number: $0) }
      let emptyColumns = columns.indices.filter { columns[$0] }.map { (what: "column", number: $0) }
      // A table without anything in it is none of ours.
      guard emptyRows.count < rows.count else { continue }
      let found = (emptyRows + emptyColumns).compactMap { line in
        cell(of: line, in: table).map { (line: line, cell: $0) }
      }
      notes.add(found) { line, cell in
        Finding(
          at: page.place(of: cell, in: table), "All cells of \(line.what) \(line.number + 1) are blank.",
          key: page.key(of: table) + neighbours(of: line, in: table),
          heard: Heard(now: page.heard(cell, in: table)))
      }
    }
  }

  /// The first cell of a line; nil where the line has none of its own.
  private func cell(of line: (what: String, number: Int), in table: AuditedTable) -> Int? {
    let isRow = line.what == "row"
    let slot = isRow ? GridSlot(row: line.number, column: 0) : GridSlot(row: 0, column: line.number)
    return table.grid.index(at: slot)
  }

  private func neighbours(of line: (what: String, number: Int), in table: AuditedTable) -> [String] {
    if line.what == "row" { return ["row", table.rowName(max(0, line.number - 1))?.cut ?? ""] }
    return ["column", table.columnName(max(0, line.number - 1))]
  }
}

extension GridCell {
  /// Whether a listener hears that the cell is blank.
  var isBlank: Bool {
    label == nil
      && content.allSatisfy { piece in
        guard case .text(let text) = piece else { return false }
        return text.allSatisfy(\.isWhitespace)
      }
  }
}
