import RowcallImport

struct PageHeadersReference: Rule {
  static let description = RuleDescription(
    id: "page-headers-reference", subject: .page, impact: .serious,
    summary: "Every `headers` attribute references other cells of the same table.",
    rationale: """
      A listener hears the referenced cells before the cell. A missing one is not spoken, and the headers \
      above and beside the cell are not spoken either, because the attribute replaces them.
      """,
    remedy: "Reference header cells of this table by id, or remove the attribute.",
    standards: [
      .criterion("1.3.1"), .technique("H43"), .failure("F90"), .act("a25f45"), .axe("td-headers-attr"),
    ],
    passing: [
      .table(
        #"<tr><th id="day">Day</th><th id="high">High tide</th></tr>"#,
        #"<tr><td headers="day">Monday</td><td headers="high">4.1 m</td></tr>"#),
      .table(
        #"<tr><td></td><th id="north">North pier</th></tr>"#,
        #"<tr><th id="morning">Morning</th><td headers="north morning">4.1 m</td></tr>"#),
    ],
    failing: [
      .table(
        #"<tr><th id="day">Day</th><th id="high">High tide</th></tr>"#,
        #"<tr><td headers="day">Monday</td>↓<td headers="hihg">4.1 m</td></tr>"#,
        caption: "The id is misspelt."),
      .table(
        "<tr><th>Day</th><th>High tide</th></tr>",
        #"<tr><td>Monday</td>↓<td id="m" headers="m">4.1 m</td></tr>"#,
        caption: "A cell cannot be its own header."),
    ],
    inapplicable: [
      .table(
        "<tr><th>Day</th><th>High tide</th></tr>",
        "<tr><td>Monday</td><td>4.1 m</td></tr>",
        caption: "Without the attribute, the position of a cell decides its headers.")
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.tables
    where page.tree.tag(table.node) == .table && page.semantics.role(table.node)?.isTable == true {
      checkCells(of: table, on: page, into: &notes)
    }
  }

  private func checkCells(of table: AuditedTable, on page: AuditedPage, into notes: inout Notes) {
    var found: [(cell: Int, id: String, message: String)] = []
    for (cell, element) in table.elements.cells.enumerated() {
      guard let ids = table.grid.cells[cell].headerIDs, page.tree.has(.headers, element) else { continue }
      notes.look()
      for id in ids {
        guard let fault = fault(id, on: element, in: table, page) else { continue }
        found.append((cell, id, "headers references \(id.quoted), \(fault)."))
        break
      }
    }
    guard !found.isEmpty else { return }
    let fixed = page.fixing(table) { grid in
      for cell in found { grid.forgetAssignedHeaders(of: cell.cell) }
    }
    notes.add(found) { cell, id, message in
      page.target(cell, in: table).finding(message, [id], heard: page.heard(cell, in: table, fixed: fixed))
    }
  }

  /// What is wrong with an id; nil if it belongs to another cell of the table.
  private func fault(_ id: String, on element: Int, in table: AuditedTable, _ page: AuditedPage) -> String? {
    guard let target = page.page.ids[id] else { return "but no element has that id" }
    if target == element { return "which is this cell itself" }
    let home = page.page.ancestor(of: target) { page.tree.tag($0) == .table }
    if home != table.node { return "which is not in this table" }
    if [.td, .th].contains(page.tree.tag(target)) { return nil }
    return "which is not a cell but a \(page.tagName(of: target)) element"
  }
}
