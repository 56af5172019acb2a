import RowcallModel

/// A table of data in a cell of another.
struct PageTableNested: Rule {
  static let description = RuleDescription(
    id: "page-table-nested", subject: .page, impact: .moderate,
    summary: "No table of data stands in a cell of another.",
    rationale: """
      Inside of it a listener hears its rows, columns and headers, and no more of those around it: where they are in the \
      outer table is lost, and the same keys move in both.
      """,
    remedy: "Set the inner table apart and point to it from the cell, or give its rows to the outer one.",
    standards: [.criterion("1.3.1"), .criterion("1.3.2")],
    passing: [
      Example(
        "<table><tr><th>Ship</th><td>Aurora</td></tr></table><table><tr><th>Pier</th><td>4</td></tr></table>"),
      Example(
        """
        <table role="presentation"><tr><td>
          <table><tr><th>Ship</th><td>Aurora</td></tr></table>
        </td></tr></table>
        """, caption: "What only places things is no table for a listener."),
    ],
    failing: [
      Example(
        """
        <table>
          <tr><th>Ship</th><th>Crew</th></tr>
          <tr><td>Aurora</td><td>↓<table><tr><th>Cook</th><td>1</td></tr></table></td></tr>
        </table>
        """),
      Example(
        """
        <table>
          <tr><th>Ship</th><td>Aurora</td></tr>
          <tr><th>Crew</th><td>↓<table><tr><th>Cook</th><th>Mate</th></tr><tr><td>1</td><td>2</td></tr></table></td></tr>
        </table>
        """),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.tables where table.purpose == .markedData {
      notes.look()
      guard let parent = page.tree.parent(table.node), let (index, cell) = page.cell(around: parent),
        page.tables[index].isData
      else { continue }
      let outer = page.tables[index]
      notes.add(
        Finding(
          at: page.place(of: table.node), "The table stands in a cell of \(page.name(of: outer)).",
          key: page.key(of: table),
          heard: Heard(now: page.heard(cell, in: outer))))
    }
  }
}
