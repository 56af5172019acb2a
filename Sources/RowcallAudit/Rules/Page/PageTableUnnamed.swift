import RowcallImport
import RowcallModel

struct PageTableUnnamed: Rule {
  static let description = RuleDescription(
    id: "page-table-unnamed", subject: .page, impact: .moderate,
    summary: "Every data table has a caption or another accessible name.",
    rationale: """
      The name is the first thing that a listener hears on entering a table, and the only way to choose \
      among several. For the only table on a page, the text before it may be enough, which needs review.
      """,
    remedy: "Add a `caption`, or reference a heading with aria-labelledby.",
    standards: [.criterion("1.3.1"), .technique("H39"), .technique("ARIA9")],
    passing: [
      .table(
        "<caption>Opening hours</caption>",
        "<tr><th>Day</th><th>Hours</th></tr>",
        "<tr><td>Monday</td><td>9 to 5</td></tr>"),
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
        ↓<table>
          <tr><th>Day</th><th>Tide</th></tr>
          <tr><td>Monday</td><td>4.1 m</td></tr>
        </table>
        """, caption: "In a list of tables these two sound the same."),
      Example(
        """
        <h2>Opening hours</h2>
        ↓<table>
          <tr><th>Day</th><th>Hours</th></tr>
          <tr><td>Monday</td><td>9 to 5</td></tr>
        </table>
        """, outcome: .cantTell),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    let tables = page.tables.filter { $0.purpose == .markedData && $0.grid.cells.count > 1 }
    for table in tables {
      notes.look()
      // `PageCaptionFake` reports a title in the first row.
      guard table.grid.title == nil, !table.hasTitleRow(on: page) else { continue }
      let heading = heading(before: table, on: page)
      let words = heading.flatMap(page.shortText)?.withoutPermalink.cut
      let fixed = words.map { words in page.fixing(table) { $0.label = words } }
      let message =
        words.map { "The table has no name; the heading \($0.quoted) before it is not connected to it." }
        ?? "The table has no name."
      notes.add(
        page.target(table), message, impact: words == nil ? nil : .minor,
        review: tables.count == 1 ? review(of: table, on: page, hasHeading: words != nil) : nil,
        advice: words.map { _ in
          "Give the heading an id, and set aria-labelledby on the table to that id."
        }, heard: page.heardEntry(of: table, fixed: fixed))
    }
  }

  private func review(of table: AuditedTable, on page: AuditedPage, hasHeading: Bool) -> String {
    guard hasText(before: table, on: page) else {
      return
        "There is no text before the table; unless the title of the page says what it is about, add a `caption`."
    }
    let otherwise =
      hasHeading ? "reference that heading with aria-labelledby" : "add a `caption`"
    return "Check that the text before the table says what it is about; if not, \(otherwise)."
  }

  private func hasText(before table: AuditedTable, on page: AuditedPage) -> Bool {
    (0..<table.node).contains { node in
      page.tree.tag(node) == .text && page.page.isShown(node)
        && page.tree.text(node).contains { $0 > 0x20 }
    }
  }

  /// The heading directly before a table, with no text in between; nil for none.
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

extension String {
  /// The text of a heading without the permalink symbol at its end.
  fileprivate var withoutPermalink: String {
    let end = lastIndex { !"#¶§🔗".contains($0) && !$0.isWhitespace }
    return end.map { String(self[...$0]) } ?? self
  }
}
