import RowcallImport

struct PageHeadersData: Rule {
  static let description = RuleDescription(
    id: "page-headers-data", subject: .page, impact: .moderate,
    summary: "Every cell that a `headers` attribute references is a header cell.",
    rationale: """
      Browsers differ on a data cell that is referenced as a header: some speak it before the cell, some \
      leave it out, and none announces it as a header.
      """,
    remedy: "Make the referenced cell a `th`.",
    standards: [.criterion("1.3.1"), .technique("H43"), .axe("td-headers-attr")],
    passing: [
      .table(
        #"<tr><th id="pier">Pier</th><th id="depth">Depth</th></tr>"#,
        #"<tr><td headers="pier">North</td><td headers="depth">6 m</td></tr>"#),
      .table(
        #"<tr><td role="columnheader" id="pier">Pier</td></tr>"#,
        #"<tr><td headers="pier">North</td></tr>"#),
    ],
    failing: [
      .table(
        #"<tr><td id="pier">Pier</td><th id="depth">Depth</th></tr>"#,
        #"<tr>↓<td headers="pier">North</td><td headers="depth">6 m</td></tr>"#),
      .table(
        #"<tr><th>Pier</th><th id="depth">Depth</th></tr>"#,
        #"<tr><td id="north">North</td>↓<td headers="depth north">6 m</td></tr>"#),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.tables where page.semantics.role(table.node)?.isTable == true {
      let numbers = Dictionary(
        table.elements.cells.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      var found: [(cell: Int, target: Int)] = []
      for (cell, source) in table.grid.cells.enumerated() {
        guard let ids = source.headerIDs, !ids.isEmpty else { continue }
        notes.look()
        let targets = ids.compactMap { page.page.ids[$0].flatMap { numbers[$0] } }
        if let target = targets.first(where: { $0 != cell && table.grid.cells[$0].kind == .data }) {
          found.append((cell, target))
        }
      }
      guard !found.isEmpty else { continue }
      let fixed = page.fixing(table) { grid in for cell in found { grid.mark(cell.target, as: .header) } }
      notes.add(found) { cell, target in
        let text = table.grid.cells[target].text.quoted
        return page.target(cell, in: table).finding(
          "headers references \(text), which is a data cell.", [text],
          heard: page.heard(cell, in: table, fixed: fixed))
      }
    }
  }
}
