import RowcallImport
import RowcallModel

/// A table of data without a name.
struct PageTableUnnamed: Rule {
  static let description = RuleDescription(
    id: "page-table-unnamed", subject: .page, impact: .moderate,
    summary: "Every table of data has a caption or a name.",
    rationale: """
      The name is the first that a listener hears on the way into a table, and the only thing by which they choose among \
      several.
      """,
    remedy: "Give the table a `caption`, or name a heading by aria-labelledby.",
    standards: [.criterion("1.3.1"), .technique("H39"), .technique("ARIA9")],
    passing: [
      Example(
        """
        <table>
          <caption>Opening hours</caption>
          <tr><th>Day</th><th>Hours</th></tr>
          <tr><td>Monday</td><td>9 to 5</td></tr>
        </table>
        """),
      Example(
        """
        <h2 id="hours">Opening hours</h2>
        <table aria-labelledby="hours">
          <tr><th>Day</th><th>Hours</th></tr>
          <tr><td>Monday</td><td>9 to 5</td></tr>
        </table>
        """),
    ],
    failing: [
      Example(
        """
        ↓<table>
          <tr><th>Day</th><th>Hours</th></tr>
          <tr><td>Monday</td><td>9 to 5</td></tr>
        </table>
        """),
      Example(
        """
        <h2>Opening hours</h2>
        ↓<table>
          <tr><th>Day</th><th>Hours</th></tr>
          <tr><td>Monday</td><td>9 to 5</td></tr>
        </table>
        """),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.tables where table.purpose == .markedData && table.grid.cells.count > 1 {
      notes.look()
      // A title in the first row is another rule's, and becomes the name.
      guard table.grid.title == nil, !table.hasTitleRow(on: page) else { continue }
      let heading = heading(before: table, on: page)
      let words = heading.flatMap(page.shortText)?.cut
      let mended = words.map { words in page.mend(table) { $0.label = words } }
      let message =
        words.map { "The table has no name; the heading \($0.quoted) before it is not its name." }
        ?? "The table has no name."
      notes.add(
        Finding(
          at: page.place(of: table), message, key: page.key(of: table), impact: words == nil ? nil : .minor,
          advice: words == nil
            ? nil : "Give the heading an id, and name that by aria-labelledby of the table.",
          heard: page.heardEntry(of: table, mended: mended)))
    }
  }

  /// The heading right before a table, with nothing to hear between the two; nil for none.
  private func heading(before table: AuditedTable, on page: AuditedPage) -> Int? {
    for node in stride(from: table.node - 1, to: max(0, table.node - 60), by: -1) {
      if page.tree.tag(node) != .text {
        if page.semantics.role(node) == .heading { return node }
        continue
      }
      guard page.page.isShown(node), page.tree.text(node).contains(where: { $0 > 0x20 }) else { continue }
      return page.semantics.ancestor(of: node) { $0 == .heading }
    }
    return nil
  }
}
