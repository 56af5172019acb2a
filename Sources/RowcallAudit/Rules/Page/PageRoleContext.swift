import RowcallImport

/// An element whose role only means something inside another, and that is not inside of it.
struct PageRoleContext: Rule {
  static let description = RuleDescription(
    id: "page-role-context", subject: .page, impact: .critical,
    summary:
      "Every row stands in a table, every cell in a row, and every other part in what it is a part of.",
    rationale: """
      A cell outside of a row and a row outside of a table are no part of any table: a listener cannot move along them, \
      and hears no headers and no position.
      """,
    remedy: "Put the element directly into one with the role that it needs, or name it there by `aria-owns`.",
    standards: [.criterion("1.3.1"), .act("ff89c9"), .axe("aria-required-parent")],
    passing: [
      Example(
        """
        <div role="table">
          <div><div role="row"><span role="cell">9:05</span><span role="cell">Rye</span></div></div>
        </div>
        """, caption: "What has no role and no attributes of WAI-ARIA does not stand between."),
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
      let parent = page.semantics.parent(node)
      let around = parent.flatMap(page.semantics.role)
      if let around, role.contexts.contains(around) { continue }
      let needed = role.contexts.map(\.rawValue).joined(separator: ", ")
      let found = around.flatMap { $0 == .document ? nil : $0.rawValue } ?? "nothing of the kind"
      notes.add(
        Finding(
          at: page.place(of: node),
          "The \(role.rawValue) must stand in an element of role \(needed), and stands in \(found).",
          key: page.key(of: node, words: page.shortText(of: node)), heard: Heard(now: page.heard(at: node))))
    }
  }
}
