import RowcallImport
import RowcallModel

/// Finds stated row and column numbers that cannot be right.
struct PageARIAPosition: Rule {
  static let description = RuleDescription(
    id: "page-aria-position", subject: .page, impact: .serious,
    summary: """
      Stated row and column counts and numbers, such as `aria-rowcount` and `aria-rowindex`, match the \
      table and increase along it.
      """,
    rationale: """
      A listener hears the stated numbers instead of the real ones: a row number that repeats, or row 10 \
      of 9.
      """,
    remedy: """
      Number rows and columns from 1 on in the full table and use -1 for an unknown count, or remove the \
      attributes.
      """,
    standards: [.criterion("1.3.1"), .criterion("4.1.2"), .axe("aria-valid-attr-value")],
    passing: [
      Example(
        """
        <table aria-rowcount="80">
          <tr aria-rowindex="1"><th>Ship</th></tr>
          <tr aria-rowindex="31"><td>Aurora</td></tr>
          <tr aria-rowindex="32"><td>Borealis</td></tr>
        </table>
        """),
      Example(#"<table aria-rowcount="-1"><tr><th>Ship</th></tr><tr><td>Aurora</td></tr></table>"#),
    ],
    failing: [
      Example(
        """
        <table aria-rowcount="3">
          <tr aria-rowindex="1"><th>Ship</th></tr>
          ↓<tr aria-rowindex="4"><td>Aurora</td></tr>
        </table>
        """),
      Example(
        """
        ↓<table aria-colcount="1">
          <tr><th>Ship</th><th>Length</th></tr>
          <tr><td>Aurora</td><td>12 m</td></tr>
        </table>
        """),
      Example(
        """
        <table>
          <tr aria-rowindex="7"><th>Ship</th></tr>
          ↓<tr aria-rowindex="7"><td>Aurora</td></tr>
        </table>
        """),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.tables where table.purpose != .declaredLayout {
      var found: [(node: Int, message: String)] = []
      checkCounts(table, on: page, &found, &notes)
      checkRows(table, on: page, &found, &notes)
      checkColumns(table, on: page, &found, &notes)
      notes.add(found) { node, message in
        Finding(
          at: page.place(of: node), message, key: key(node, message, in: table, on: page),
          heard: Heard(now: heard(node, in: table, on: page)))
      }
    }
  }

  /// The wrong count, or the row or cell by its words, because numbers change with every inserted row.
  private func key(_ node: Int, _ message: String, in table: AuditedTable, on page: AuditedPage) -> PlaceKey {
    if node == table.node { return page.key(of: table) + [message.tokens.first ?? ""] }
    if let cell = page.cell(node) { return page.key(of: cell.cell, in: page.tables[cell.table]) }
    let row = table.elements.rows.firstIndex(of: node).flatMap(table.rowName)
    return page.key(of: table) + ["row", row?.cut ?? ""]
  }

  /// What is spoken at the number: the first cell of a row.
  private func heard(_ node: Int, in table: AuditedTable, on page: AuditedPage) -> String? {
    guard let row = table.elements.rows.firstIndex(of: node) else { return page.heard(at: node) }
    return table.grid.index(at: GridSlot(row: row, column: 0)).flatMap { page.heard($0, in: table) }
  }

  private func checkCounts(
    _ table: AuditedTable, on page: AuditedPage, _ found: inout [(node: Int, message: String)],
    _ notes: inout Notes
  ) {
    let counts = [
      (HTMLAttribute.rowCount, "rows", table.grid.rowCount),
      (.columnCount, "columns", table.grid.columnCount),
    ]
    for (attribute, what, real) in counts {
      guard let stated = page.tree[table.node, attribute].flatMap({ Int($0.trimmed) }) else { continue }
      notes.look()
      if stated < -1 || stated == 0 {
        found.append(
          (table.node, "\(attribute.rawValue) is \(stated); it must be 1 or more, or -1 if unknown."))
      } else if stated > 0, stated < real {
        found.append((table.node, "\(attribute.rawValue) is \(stated), but the table has \(real) \(what)."))
      }
    }
  }

  private func checkRows(
    _ table: AuditedTable, on page: AuditedPage, _ found: inout [(node: Int, message: String)],
    _ notes: inout Notes
  ) {
    let count = page.tree[table.node, .rowCount].flatMap { Int($0.trimmed) } ?? -1
    var last = 0
    for row in table.elements.rows {
      guard let index = page.tree[row, .rowIndex].flatMap({ Int($0.trimmed) }) else { continue }
      notes.look()
      if let message = fault("row", index, after: last, of: count) { found.append((row, message)) }
      last = index
    }
  }

  private func checkColumns(
    _ table: AuditedTable, on page: AuditedPage, _ found: inout [(node: Int, message: String)],
    _ notes: inout Notes
  ) {
    let count = page.tree[table.node, .columnCount].flatMap { Int($0.trimmed) } ?? -1
    var (row, last) = (-1, 0)
    for (cell, node) in table.elements.cells.enumerated() {
      if table.grid.cells[cell].slot.row != row { (row, last) = (table.grid.cells[cell].slot.row, 0) }
      guard let index = page.tree[node, .columnIndex].flatMap({ Int($0.trimmed) }) else { continue }
      notes.look()
      if let message = fault("column", index, after: last, of: count) { found.append((node, message)) }
      last = index
    }
  }

  private func fault(_ what: String, _ index: Int, after last: Int, of count: Int) -> String? {
    if index < 1 { return "The \(what) has the number \(index), but numbers start at 1." }
    if count > 0, index > count { return "The \(what) has the number \(index) of \(count)." }
    if index <= last { return "The \(what) has the number \(index), but comes after number \(last)." }
    return nil
  }
}
