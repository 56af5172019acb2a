import RowcallModel

struct PageSpacer: Rule {
  static let description = RuleDescription(
    id: "page-spacer", subject: .page, impact: .minor,
    summary: "No row or column of a data table is an empty spacer.",
    rationale:
      "A listener steps through it cell by cell, hears “blank” each time, and wonders what is missing.",
    remedy: "Remove it, and add the space with CSS.",
    standards: [.criterion("1.3.1"), .criterion("1.3.2")],
    passing: [
      .table(
        "<tr><th>Ship</th><th>Length</th></tr>",
        "<tr><td>Aurora</td><td>12 m</td></tr>",
        "<tr><td>Borealis</td><td></td></tr>"),
      .table(
        "<tr><th>Ship</th><th>Remarks</th></tr>",
        "<tr><td>Aurora</td><td></td></tr>", caption: "A column with a header may get values."),
    ],
    failing: [
      .table(
        "<tr><th>Ship</th><th>Length</th></tr>",
        "<tr><td>Aurora</td><td>12 m</td></tr>",
        "<tr>↓<td>&nbsp;</td><td></td></tr>",
        "<tr><td>Borealis</td><td>9 m</td></tr>"),
      .table(
        "<tr><th>Ship</th>↓<td></td><th>Length</th></tr>",
        "<tr><td>Aurora</td><td></td><td>12 m</td></tr>"),
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
      let emptyRows = rows.indices.filter { rows[$0] }
      // A completely empty table has no spacers.
      guard emptyRows.count < rows.count else { continue }
      note(emptyRows, "row", of: table, on: page, into: &notes) { GridSlot(row: $0, column: 0) }
      let emptyColumns = columns.indices.filter { columns[$0] }
      note(emptyColumns, "column", of: table, on: page, into: &notes) { GridSlot(row: 0, column: $0) }
    }
  }

  /// One finding for all blank rows, or all blank columns, that have a cell of their own.
  private func note(
    _ lines: [Int], _ what: String, of table: AuditedTable, on page: AuditedPage, into notes: inout Notes,
    start: (Int) -> GridSlot
  ) {
    let found = lines.compactMap { line in
      table.grid.index(at: start(line)).map { (line: line, cell: $0) }
    }
    guard let first = found.first else { return }
    notes.add(
      page.target(table, at: first.cell),
      "All cells of \(Wording.numbers(what, found.map(\.line))) are blank.", [what])
  }
}

extension GridCell {
  /// Whether a listener hears that the cell is blank.
  var isBlank: Bool {
    label == nil
      && content.allSatisfy { piece in
        guard case .text(let text) = piece else { return false }
        return text.isBlank
      }
  }
}
