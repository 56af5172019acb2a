import RowcallImport
import RowcallModel

struct PageHeaderEmpty: Rule {
  static let description = RuleDescription(
    id: "page-header-empty", subject: .page, impact: .serious,
    summary: "Every header cell has text.",
    rationale: """
      A listener hears the header before each of its cells. Without text they hear a value but not what it \
      is.
      """,
    remedy: "Write what the column or row contains, visually hidden if needed; make an empty corner a `td`.",
    standards: [.criterion("1.3.1"), .technique("H51"), .axe("empty-table-header")],
    passing: [
      .table(
        "<tr><td></td><th>Seats</th></tr>",
        "<tr><th>Hall 1</th><td>240</td></tr>"),
      .table(
        "<tr><th></th><th>Seats</th></tr>",
        "<tr><th>Hall 1</th><td>240</td></tr>", caption: "The corner above row headers needs no text."),
      .table(
        #"<tr><th>Hall</th><th aria-label="Seats"><svg></svg></th></tr>"#,
        "<tr><td>Hall 1</td><td>240</td></tr>"),
    ],
    failing: [
      .table(
        "<tr><th>Hall</th>↓<th></th></tr>",
        "<tr><td>Hall 1</td><td>240</td></tr>"),
      .table(
        "<tr><th>Hall</th><th>Seats</th></tr>",
        "<tr>↓<th></th><td>240</td></tr>",
        "<tr><th>Hall 2</th><td>90</td></tr>"),
      .table(
        #"<tr><th>Hall</th>↓<th><img src="chair.png" alt=""></th></tr>"#,
        "<tr><td>Hall 1</td><td>240</td></tr>"),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.tables where table.purpose != .declaredLayout {
      var found: [(cell: Int, named: Int)] = []
      for (cell, source) in table.grid.cells.enumerated() where source.kind == .header {
        notes.look()
        guard source.label == nil, source.text.isEmpty, let named = namedCell(cell, in: table) else {
          continue
        }
        found.append((cell, named))
      }
      let isAbove = { (found: (cell: Int, named: Int)) in
        table.grid.cells[found.named].slot.row > table.grid.cells[found.cell].slot.row
      }
      note(found.filter(isAbove), "column", \.column, of: table, on: page, into: &notes)
      note(found.filter { !isAbove($0) }, "row", \.row, of: table, on: page, into: &notes)
    }
  }

  /// One finding about all columns, or all rows, of a table.
  private func note(
    _ found: [(cell: Int, named: Int)], _ what: String, _ line: (GridSlot) -> Int, of table: AuditedTable,
    on page: AuditedPage, into notes: inout Notes
  ) {
    guard let first = found.first else { return }
    let lines = found.map { line(table.grid.cells[$0.cell].slot) }
    let name = what == "column" ? [] : [table.rowName(lines[0])?.cut ?? ""]
    let isOne = found.count == 1
    notes.add(
      page.target(table, at: first.cell),
      "The header\(isOne ? "" : "s") of \(Wording.numbers(what, lines)) \(isOne ? "has" : "have") no text.",
      [what] + name, heard: Heard(now: page.heard(first.named, in: table)))
  }

  /// A filled cell that the header should name; nil for a corner or if there are no filled cells.
  private func namedCell(_ cell: Int, in table: AuditedTable) -> Int? {
    let (grid, header) = (table.grid, table.grid.cells[cell])
    let isForRows = table.headers.kind(of: cell)?.axis == .row
    let (start, end) =
      isForRows ? (header.columns.upperBound, grid.columnCount) : (header.rows.upperBound, grid.rowCount)
    // A longer search for each of many headers is too slow.
    return (start..<max(start, min(end, start + 200))).lazy
      .map { isForRows ? (header.slot.row, $0) : ($0, header.slot.column) }
      .compactMap { grid.index(at: GridSlot(row: $0.0, column: $0.1)) }
      .first { grid.cells[$0].kind == .data && !grid.cells[$0].content.isEmpty }
  }
}
