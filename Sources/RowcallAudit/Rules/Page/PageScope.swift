import RowcallImport
import RowcallModel

struct PageScope: Rule {
  static let description = RuleDescription(
    id: "page-scope", subject: .page, impact: .moderate,
    summary: "Every `scope` attribute is on a header cell and gives the direction of its cells.",
    rationale: """
      The scope decides before which cells a header is spoken. Browsers ignore a scope on a data cell or \
      with an unknown value; a wrong direction takes the header away from its cells.
      """,
    remedy: "Use `col`, `row`, `colgroup` or `rowgroup` on a `th`, in the direction of its cells.",
    standards: [.criterion("1.3.1"), .technique("H63"), .axe("scope-attr-valid")],
    passing: [
      .table(
        #"<tr><th scope="col">Line</th><th scope="col">Next train</th></tr>"#,
        #"<tr><th scope="row">U2</th><td>3 min</td></tr>"#),
      .table(
        #"<colgroup></colgroup><colgroup span="2"></colgroup>"#,
        #"<tr><td></td><th colspan="2" scope="colgroup">Ring</th></tr>"#,
        #"<tr><td></td><th scope="col">East</th><th scope="col">West</th></tr>"#,
        #"<tr><th scope="row">First train</th><td>5:02</td><td>5:07</td></tr>"#),
    ],
    failing: [
      .table(
        #"<tr>↓<th scope="column">Line</th><th scope="col">Next train</th></tr>"#,
        "<tr><td>U2</td><td>3 min</td></tr>"),
      .table(
        #"<tr><th scope="col">Line</th><th scope="col">Next train</th></tr>"#,
        #"<tr>↓<td scope="row">U2</td><td>3 min</td></tr>"#),
      .table(
        #"<tr>↓<th scope="row">Line</th>↓<th scope="row">Next train</th></tr>"#,
        "<tr><td>U2</td><td>3 min</td></tr>",
        "<tr><td>U5</td><td>8 min</td></tr>",
        caption: "The headers are above their cells, but have scope=row."),
      .table(
        #"<tr><td></td>↓<th colspan="2" scope="colgroup">Departures</th></tr>"#,
        #"<tr><td></td><th scope="col">Bus</th><th scope="col">Train</th></tr>"#,
        #"<tr><th scope="row">Zoo</th><td>9:05</td><td>9:11</td></tr>"#,
        caption: "Without a `colgroup` element, browsers differ.", outcome: .cantTell),
    ],
    inapplicable: [
      .table(
        "<tr><th>Line</th><th>Next train</th></tr>",
        "<tr><td>U2</td><td>3 min</td></tr>")
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.tables where table.purpose != .declaredLayout {
      var found: [(cell: Int, message: String)] = []
      let namesHeaders = table.grid.cells.contains { $0.headerIDs != nil }
      for (cell, element) in table.elements.cells.enumerated() {
        guard let scope = page.tree[element, .scope] else { continue }
        notes.look()
        if let message = fault(scope, cell, element, in: table, of: page)
          ?? (namesHeaders ? nil : misdirection(scope, cell, element, in: table, of: page))
        {
          found.append((cell, message))
        }
      }
      if let stray = table.strayGroupHeaders.first, page.tree.tag(table.node) == .table {
        notes.add(finding(forStray: stray, in: table, on: page))
      }
      guard !found.isEmpty else { continue }
      let fixed = page.fixing(table) { grid in
        for (cell, _) in found { grid.mark(cell, as: .header, scope: scope(of: cell, in: table)) }
      }
      notes.add(found) { cell, message in
        // The fix changes what is spoken at a cell that the header names.
        let named = data(table.index(below: cell), in: table) ?? data(table.index(beside: cell), in: table)
        var finding = page.target(cell, in: table).finding(
          message, heard: page.heard(named ?? cell, in: table, fixed: fixed))
        finding.fixes = fix(of: cell, in: table, of: page).map { [$0] } ?? []
        return finding
      }
    }
  }

  /// The right scope of a header cell over one row and column; nil if its direction is not certain.
  private func fix(of cell: Int, in table: AuditedTable, of page: AuditedPage) -> Fix? {
    let header = table.grid.cells[cell]
    guard page.tree.tag(table.elements.cells[cell]) == .th, header.columns.count == 1, header.rows.count == 1,
      let scope = scope(of: cell, in: table)
    else { return nil }
    return Fix(
      .attribute("scope", value: scope == .column ? "col" : "row"), at: page.target(cell, in: table).place)
  }

  /// A finding for a colgroup header without a `colgroup` element.
  private func finding(forStray cell: Int, in table: AuditedTable, on page: AuditedPage) -> Finding {
    let header = table.grid.cells[cell]
    let fixed = page.fixing(table) { grid in
      for stray in table.strayGroupHeaders { grid.mark(stray, as: .header, scope: .column) }
    }
    let named = table.grid.cells.indices.first { index in
      let other = table.grid.cells[index]
      return other.kind == .data && other.says && other.slot.row > header.slot.row
        && header.columns.contains(other.slot.column)
    }
    return page.target(cell, in: table).finding(
      "The header \(header.text.quoted) has scope colgroup, but the table has no `colgroup` element.",
      ["colgroup"],
      review:
        "Add `colgroup` elements for the columns that belong together; without them, the header has no cells by HTML.",
      heard: page.heard(named ?? cell, in: table, fixed: fixed))
  }

  private func fault(
    _ scope: String, _ cell: Int, _ element: Int, in table: AuditedTable, of page: AuditedPage
  ) -> String? {
    guard ["row", "col", "rowgroup", "colgroup"].contains(scope.trimmed.lowercased()) else {
      return "scope is \(scope.quoted); it must be row, col, rowgroup or colgroup."
    }
    if page.tree.tag(element) == .td, page.semantics.role(element)?.isHeader != true {
      return "scope is on the data cell \(table.grid.cells[cell].text.quoted), where it has no effect."
    }
    return nil
  }

  /// What is wrong with the direction of a scope, if no ids override it.
  private func misdirection(
    _ scope: String, _ cell: Int, _ element: Int, in table: AuditedTable, of page: AuditedPage
  ) -> String? {
    guard page.tree.tag(element) == .th else { return nil }
    let text = table.grid.cells[cell].text.quoted
    return switch (scope.trimmed.lowercased(), self.scope(of: cell, in: table)) {
    case ("row", .column): "The header \(text) has scope row, but its cells are below it."
    case ("col", .row): "The header \(text) has scope col, but its cells are next to it."
    default: nil
    }
  }

  /// The scope of a header by the data cells directly below and beside it; nil for both or none.
  private func scope(of cell: Int, in table: AuditedTable) -> GridCell.Scope? {
    let isAbove = data(table.index(below: cell), in: table) != nil
    let isBeside = data(table.index(beside: cell), in: table) != nil
    return isAbove == isBeside ? nil : isAbove ? .column : .row
  }

  private func data(_ cell: Int?, in table: AuditedTable) -> Int? {
    cell.flatMap { table.grid.cells[$0].kind == .data ? $0 : nil }
  }
}
