import RowcallAccessibility
import RowcallImport
import RowcallModel

struct PageLayoutMarkup: Rule {
  static let description = RuleDescription(
    id: "page-layout-markup", subject: .page, impact: .moderate,
    summary: "A layout table has no caption, header cells or summary.",
    rationale: "Some screen readers trust the markup and announce rows and columns where there are none.",
    remedy: "Use `td` cells without scope, headers and abbr, and remove the caption and summary.",
    standards: [.criterion("1.3.1"), .failure("F46")],
    passing: [
      Example(
        #"<table role="presentation"><tr><td><img src="a.png" alt="A"></td><td>Welcome</td></tr></table>"#),
      Example(
        #"<table role="none"><tr><td><a href="/">Home</a></td><td><a href="/map">Map</a></td></tr></table>"#),
    ],
    failing: [
      Example(#"↓<table role="presentation"><tr><th>Welcome to our page</th></tr></table>"#),
      Example(
        """
        ↓<table><tr>
          <td><a href="1.html">Before</a></td><th>Chapter 2</th><td><a href="3.html">Next</a></td>
        </tr></table>
        """, outcome: .cantTell),
      Example(#"↓<table role="none" summary="layout"><tr><td>Menu</td><td>Welcome</td></tr></table>"#),
    ],
    inapplicable: [
      Example("<table><caption>Tides</caption><tr><th>North</th><td>4.1</td></tr></table>")
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.tables where table.purpose == .likelyLayout {
      guard let mark = table.dataMarks(on: page).first else { continue }
      notes.look()
      notes.add(
        page.target(table),
        "The table looks like layout\(table.isNavigation ? " for links" : ""), but has \(mark).",
        review: "If nobody compares its rows or columns, give it role=none.")
    }
    for table in page.tables
    where table.purpose == .declaredLayout && page.semantics.role(table.node)?.isNone == true {
      notes.look()
      guard let mark = table.dataMarks(on: page).first, !table.looksLikeData else { continue }
      let cell = table.grid.cells.indices.first { table.grid.cells[$0].says }
      notes.add(
        page.target(table), "The table is declared as layout, but has \(mark).",
        heard: Heard(now: cell.map { page.narrator.heard(.text(table.grid.cells[$0].text)) }))
    }
  }
}

extension AuditedTable {
  /// The markup of the table that is meant for data tables only, in words.
  func dataMarks(on page: AuditedPage) -> [String] {
    var marks: [String] = []
    if grid.caption != nil { marks.append("a caption") }
    if page.tree[node, .summary]?.filled != nil { marks.append("a summary") }
    if grid.cells.contains(where: { $0.kind == .header }) { marks.append("header cells") }
    for (attribute, name) in [(HTMLAttribute.headers, "headers"), (.scope, "scope"), (.abbr, "abbr")]
    where elements.cells.contains(where: { page.tree.has(attribute, $0) }) {
      marks.append("the attribute \(name)")
    }
    return marks
  }

  /// Whether the cells look like data, whatever the markup says.
  var looksLikeData: Bool {
    var plain = grid.withRole(.table)
    plain.caption = nil
    plain.label = nil
    plain.rowGroups = []
    plain.columnGroups = []
    for cell in plain.cells.indices {
      plain.mark(cell, as: .data)
      plain.forgetAssignedHeaders(of: cell)
    }
    let guess = LayoutGuess(plain)
    return !guess.isLayout && plain.rowCount > 1 && plain.columnCount > 1
  }
}
