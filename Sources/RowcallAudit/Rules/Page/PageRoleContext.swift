import RowcallImport

struct PageRoleContext: Rule {
  static let description = RuleDescription(
    id: "page-role-context", subject: .page, impact: .critical,
    summary: """
      Every element is inside a parent with the role that its own role requires: rows in tables, cells in \
      rows.
      """,
    rationale: """
      A cell outside a row, or a row outside a table, belongs to no table. A listener cannot move along \
      it, and hears no headers and no position.
      """,
    remedy: """
      Move the element directly into a parent with the required role, or reference it there with \
      `aria-owns`.
      """,
    standards: [.criterion("1.3.1"), .act("ff89c9"), .axe("aria-required-parent")],
    passing: [
      Example(
        """
        <div role="table">
          <div><div role="row"><span role="cell">9:05</span><span role="cell">Rye</span></div></div>
        </div>
        """, caption: "Elements without a role or ARIA attributes may be in between."),
      Example(
        """
        <div role="grid" aria-owns="first"></div>
        <div role="row" id="first"><span role="gridcell">9:05</span></div>
        """),
    ],
    failing: [
      Example(
        """
        <div role="table">
          ↓<span role="cell">9:05</span>
        </div>
        """),
      Example(
        """
        <div role="table">
          <div role="region" aria-label="Trains">
            ↓<div role="row"><span role="cell">9:05</span></div>
          </div>
        </div>
        """),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for node in page.attributed {
      let known = page.semantics.nodes[node]
      guard let role = known.explicit, known.isIncluded, known.role == role, role != known.implicit,
        !role.contexts.isEmpty
      else { continue }
      notes.look()
      let around = page.semantics.parent(node).flatMap(page.semantics.role)
      if let around, role.contexts.contains(around) { continue }
      let needed = role.contexts.map(\.rawValue).joined(separator: ", ")
      let found =
        around.flatMap { $0 == .document ? nil : "is inside \($0.rawValue)" } ?? "has no such parent"
      notes.add(
        page.target(node, words: page.shortText(of: node)),
        "The \(role.rawValue) must be inside an element with role \(needed), but \(found).")
    }
  }
}
