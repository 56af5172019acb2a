import RowcallImport
import RowcallModel

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
      .table(
        #"<tr aria-rowindex="1"><th>Ship</th></tr>"#,
        #"<tr aria-rowindex="31"><td>Aurora</td></tr>"#,
        #"<tr aria-rowindex="32"><td>Borealis</td></tr>"#, table: #" aria-rowcount="80""#),
      Example(#"<table aria-rowcount="-1"><tr><th>Ship</th></tr><tr><td>Aurora</td></tr></table>"#),
    ],
    failing: [
      .table(
        #"<tr aria-rowindex="1"><th>Ship</th></tr>"#,
        #"↓<tr aria-rowindex="4"><td>Aurora</td></tr>"#, table: #" aria-rowcount="3""#),
      .table(
        "<tr><th>Ship</th><th>Length</th></tr>",
        "<tr><td>Aurora</td><td>12 m</td></tr>", isFound: true, table: #" aria-colcount="1""#),
      .table(
        #"<tr aria-rowindex="7"><th>Ship</th></tr>"#,
        #"↓<tr aria-rowindex="7"><td>Aurora</td></tr>"#),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.tables where table.purpose != .declaredLayout {
      let found =
        faultsOfCounts(of: table, on: page, &notes) + faultsOfRows(of: table, on: page, &notes)
        + faultsOfColumns(of: table, on: page, &notes)
      notes.add(found) { fault in
        PageTarget(page: page, node: fault.node, key: key(fault, in: table, on: page))
          .finding(fault.message, heard: Heard(now: heard(fault.node, in: table, on: page)))
      }
    }
  }

  private typealias Fault = (node: Int, message: String)

  /// The wrong count, or the row or cell by its words, because numbers change with every inserted row.
  private func key(_ fault: Fault, in table: AuditedTable, on page: AuditedPage) -> PlaceKey {
    if let cell = page.cell(fault.node) { return page.target(cell.cell, in: page.tables[cell.table]).key }
    let key = page.target(table).key
    if fault.node == table.node { return key + [fault.message.tokens.first ?? ""] }
    let row = table.elements.rows.firstIndex(of: fault.node).flatMap(table.rowName)
    return key + ["row", row?.cut ?? ""]
  }

  /// What is spoken at the number: the first cell of a row.
  private func heard(_ node: Int, in table: AuditedTable, on page: AuditedPage) -> String? {
    guard let row = table.elements.rows.firstIndex(of: node) else { return page.heard(at: node) }
    return table.grid.index(at: GridSlot(row: row, column: 0)).flatMap { page.heard($0, in: table) }
  }

  private func faultsOfCounts(
    of table: AuditedTable, on page: AuditedPage, _ notes: inout Notes
  ) -> [Fault] {
    let counts = [
      (HTMLAttribute.rowCount, "rows", table.grid.rowCount),
      (.columnCount, "columns", table.grid.columnCount),
    ]
    return counts.compactMap { attribute, what, real in
      guard let stated = page.tree.number(table.node, attribute) else { return nil }
      notes.look()
      if stated < -1 || stated == 0 {
        return (table.node, "\(attribute.rawValue) is \(stated); it must be 1 or more, or -1 if unknown.")
      }
      if stated < 0 || stated >= real { return nil }
      return (table.node, "\(attribute.rawValue) is \(stated), but the table has \(real) \(what).")
    }
  }

  private func faultsOfRows(of table: AuditedTable, on page: AuditedPage, _ notes: inout Notes) -> [Fault] {
    let count = page.tree.number(table.node, .rowCount)
    var last = 0
    return table.elements.rows.compactMap { row in
      guard let index = page.tree.number(row, .rowIndex) else { return nil }
      notes.look()
      defer { last = index }
      return fault("row", index, after: last, of: count).map { (row, $0) }
    }
  }

  private func faultsOfColumns(
    of table: AuditedTable, on page: AuditedPage, _ notes: inout Notes
  ) -> [Fault] {
    let count = page.tree.number(table.node, .columnCount)
    var (row, last) = (-1, 0)
    return zip(table.grid.cells, table.elements.cells).compactMap { cell, node in
      if cell.slot.row != row { (row, last) = (cell.slot.row, 0) }
      guard let index = page.tree.number(node, .columnIndex) else { return nil }
      notes.look()
      defer { last = index }
      return fault("column", index, after: last, of: count).map { (node, $0) }
    }
  }

  private func fault(_ what: String, _ index: Int, after last: Int, of count: Int?) -> String? {
    if index < 1 { return "The \(what) has the number \(index), but numbers start at 1." }
    if let count, count > 0, index > count { return "The \(what) has the number \(index) of \(count)." }
    if index <= last { return "The \(what) has the number \(index), but comes after number \(last)." }
    return nil
  }
}
