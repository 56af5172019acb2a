import RowcallModel

struct PageTableNested: Rule {
  static let description = RuleDescription(
    id: "page-table-nested", subject: .page, impact: .moderate,
    summary: "No data table is inside a cell of another.",
    rationale: """
      Inside it a listener hears only its own rows, columns and headers. They lose their position in the \
      outer table, and the same keys move in both.
      """,
    remedy: "Move the inner table out and link to it from the cell, or move its rows to the outer table.",
    standards: [.criterion("1.3.1"), .criterion("1.3.2")],
    passing: [
      Example(
        "<table><tr><th>Ship</th><td>Aurora</td></tr></table><table><tr><th>Pier</th><td>4</td></tr></table>"),
      Example(
        """
        <table role="presentation"><tr><td>
          <table><tr><th>Ship</th><td>Aurora</td></tr></table>
        </td></tr></table>
        """, caption: "A layout table is not a table for a listener."),
    ],
    failing: [
      .table(
        "<tr><th>Ship</th><th>Crew</th></tr>",
        "<tr><td>Aurora</td><td>↓<table><tr><th>Cook</th><td>1</td></tr></table></td></tr>"),
      .table(
        "<tr><th>Ship</th><td>Aurora</td></tr>",
        "<tr><th>Crew</th><td>↓<table><tr><th>Cook</th><th>Mate</th></tr><tr><td>1</td><td>2</td></tr></table></td></tr>"
      ),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.tables where table.purpose == .markedData {
      notes.look()
      guard let parent = page.tree.parent(table.node), let (index, cell) = page.cell(around: parent),
        page.tables[index].isData
      else { continue }
      let outer = page.tables[index]
      notes.add(
        page.target(table), "The table is inside a cell of \(page.name(of: outer)).",
        heard: Heard(now: page.heard(cell, in: outer)))
    }
  }
}
