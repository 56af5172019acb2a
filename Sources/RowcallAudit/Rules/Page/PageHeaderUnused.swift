import RowcallImport

struct PageHeaderUnused: Rule {
  static let description = RuleDescription(
    id: "page-header-unused", subject: .page, impact: .serious,
    summary: "Every header cell belongs to at least one other cell.",
    rationale: """
      A header without cells is spoken only at its own position. The cells that it seems to name are \
      spoken without it, or they are missing and a listener looks for them.
      """,
    remedy: "Add the missing cells or spans, correct `scope` and `headers`, or make the cell a `td`.",
    standards: [.criterion("1.3.1"), .technique("H51"), .act("d0f69e"), .axe("th-has-data-cells")],
    passing: [
      .table(
        "<tr><th>Berth</th><th>Ship</th></tr>",
        "<tr><td>1</td><td>Aurora</td></tr>"),
      .table(
        "<tr><th>Berth</th><th>Ship</th></tr>",
        #"<tr><td colspan="2">Closed for repairs</td></tr>"#,
        caption: "A cell that spans two columns has two headers."),
      .table(
        #"<tr><td></td><th colspan="2" scope="colgroup">May</th></tr>"#,
        "<tr><td></td><th>In</th><th>Out</th></tr>",
        "<tr><th>North</th><td>14</td><td>12</td></tr>",
        caption: "Browsers do not need a `colgroup` element here."),
    ],
    failing: [
      .table(
        "<tr><th>Berth</th>↓<th>Ship</th></tr>",
        "<tr><td>1</td></tr>"),
      .table(
        "<thead><tr><th>Berth</th><th>Ship</th></tr></thead>",
        "<tr><td>1</td><td>Aurora</td></tr>",
        "<tfoot><tr>↓<th>Berth</th><th>Ship</th></tr></tfoot>",
        caption: "The footer repeats the head, which is of minor impact."),
      Example(
        """
        <div role="table">
          <div role="row"><span role="columnheader">Berth</span>↓<span role="columnheader">Ship</span></div>
          <div role="row"><span role="cell">1</span></div>
        </div>
        """),
      .table(
        "<thead><tr>↓<th>Berth</th><th>Ship</th></tr></thead>",
        "<tbody hidden><tr><td>1</td><td>Aurora</td></tr></tbody>",
        caption: "The page may show the rows in another state.", outcome: .cantTell),
      .table(
        "<thead><tr>↓<th>Berth</th><th>Ship</th></tr></thead>",
        #"<tbody id="filled-by-script"></tbody>"#, outcome: .cantTell),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.tables where [.table, .grid].contains(page.semantics.role(table.node)) {
      check(table, of: page, into: &notes)
    }
  }

  private func check(_ table: AuditedTable, of page: AuditedPage, into notes: inout Notes) {
    let headers = table.grid.cells.indices.filter { isHeader($0, in: table, of: page) }
    guard !headers.isEmpty else { return }
    notes.look(headers.count)
    var used = Set<Int>()
    let assigned = table.lenientHeaders
    for cell in table.grid.cells.indices {
      if used.count == headers.count { return }
      // Only the nearest of very many headers are spoken, so only those are used.
      let headers = assigned.assignedHeaders(of: cell)
      used.formUnion(headers.columns)
      used.formUnion(headers.rows)
    }
    note(headers.filter { !used.contains($0) }, in: table, of: page, into: &notes)
  }

  private func note(_ unused: [Int], in table: AuditedTable, of page: AuditedPage, into notes: inout Notes) {
    let repeated = table.repeatedHeaders(among: unused)
    if let first = repeated.min() {
      notes.add(
        page.target(table, at: first).finding(
          "The last row repeats the headers of the columns.", ["repeated"], impact: .minor,
          advice: "Remove the row, or hide it from screen readers with `aria-hidden`."))
    }
    let unused = unused.filter { !repeated.contains($0) }
    let waiting = waiting(unused, in: table, of: page)
    if let first = waiting.min() {
      notes.add(finding(first, more: waiting.count - 1, in: table, of: page))
    }
    notes.add(unused.filter { !waiting.contains($0) }) { cell in
      page.target(cell, in: table).finding("The header \(table.grid.cells[cell].text.quoted) has no cells.")
    }
  }

  /// The headers that may have cells in another state of the page.
  private func waiting(_ unused: [Int], in table: AuditedTable, of page: AuditedPage) -> Set<Int> {
    let isWithoutData = table.grid.cells.allSatisfy { $0.kind == .header }
    let width = isWithoutData ? table.grid.columnCount : page.hiddenWidth(of: table)
    return Set(
      unused.filter { table.grid.cells[$0].slot.column < width && table.headers.kind(of: $0)?.axis != .row })
  }

  /// One finding for all headers of a table without rows at the moment.
  private func finding(_ cell: Int, more: Int, in table: AuditedTable, of page: AuditedPage) -> Finding {
    let others = more == 0 ? "" : " and \(more) other\(more == 1 ? "" : "s")"
    return page.target(table, at: cell).finding(
      "No rows are currently shown under the header \(table.grid.cells[cell].text.quoted)\(others).",
      ["no rows"],
      review: """
        Open the page with rows and check that each cell is spoken with its header; if it never has rows, remove \
        the table or say so in text.
        """)
  }

  /// Whether screen readers see a cell as a header with text.
  private func isHeader(_ cell: Int, in table: AuditedTable, of page: AuditedPage) -> Bool {
    let node = page.semantics.nodes[table.elements.cells[cell]]
    guard node.isIncluded, node.role?.isHeader == true, !table.grid.cells[cell].text.isEmpty else {
      return false
    }
    // HTML treats a header without a direction as data, unless it has the role.
    return node.explicit?.isHeader == true || table.headers.kind(of: cell) != nil
  }
}

extension AuditedTable {
  /// Those header cells of the last row that say the same as the first header of their column.
  fileprivate func repeatedHeaders(among cells: [Int]) -> Set<Int> {
    Set(
      cells.filter { cell in
        let (slot, text) = (grid.cells[cell].slot, grid.cells[cell].text)
        return slot.row > 0 && slot.row == grid.rowCount - 1 && columnName(slot.column) == text.cut
      })
  }
}
