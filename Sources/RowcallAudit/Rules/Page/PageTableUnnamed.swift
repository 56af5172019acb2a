import RowcallImport
import RowcallModel

/// A table of data without a name.
struct PageTableUnnamed: Rule {
  static let description = RuleDescription(
    id: "page-table-unnamed", subject: .page, impact: .moderate,
    summary: "Every table of data has a caption or a name.",
    rationale: """
      The name is the first that a listener hears on the way into a table, and the only thing by which they choose among \
      several. A table that is the only one of its page may be announced well enough by what stands before it, which only \
      a person can tell.
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
        ↓<table>
          <tr><th>Day</th><th>Tide</th></tr>
          <tr><td>Monday</td><td>4.1 m</td></tr>
        </table>
        """, caption: "In a list of tables these two are the same."),
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
      // A title in the first row is another rule's, and becomes the name.
      guard table.grid.title == nil, !table.hasTitleRow(on: page) else { continue }
      let heading = heading(before: table, on: page)
      let words = heading.flatMap(page.shortText)?.withoutPermalink.cut
      let mended = words.map { words in page.mend(table) { $0.label = words } }
      let message =
        words.map { "The table has no name; the heading \($0.quoted) before it is not its name." }
        ?? "The table has no name."
      notes.add(
        Finding(
          tables.count > 1 ? .failed : .cantTell, at: page.place(of: table), message,
          key: page.key(of: table),
          impact: words == nil ? nil : .minor,
          advice: advice(hasHeading: words != nil, isAlone: tables.count == 1),
          heard: page.heardEntry(of: table, mended: mended)))
    }
  }

  private func advice(hasHeading: Bool, isAlone: Bool) -> String? {
    let mend = "Give the heading an id, and name that by aria-labelledby of the table."
    guard isAlone else { return hasHeading ? mend : nil }
    let otherwise =
      hasHeading ? "if not, name that heading by aria-labelledby" : "if not, give the table a `caption`"
    return "Check that what stands before the table says what it is about; \(otherwise)."
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

extension String {
  /// The words of a heading without the sign at its end that links to it.
  fileprivate var withoutPermalink: String {
    let end = lastIndex { !"#¶§🔗".contains($0) && !$0.isWhitespace }
    return end.map { String(self[...$0]) } ?? self
  }
}
