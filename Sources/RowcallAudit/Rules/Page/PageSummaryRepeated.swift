import RowcallImport
import RowcallModel

struct PageSummaryRepeated: Rule {
  static let description = RuleDescription(
    id: "page-summary-repeated", subject: .page, impact: .minor,
    summary: "The description of a table differs from its caption.",
    rationale: "A listener hears the same words twice on entering the table.",
    remedy: "Remove the summary, or use it to explain the layout of the table.",
    standards: [.criterion("1.3.1"), .technique("H39"), .technique("H73"), .axe("table-duplicate-name")],
    passing: [
      .table(
        "<caption>Tides</caption>",
        "<tr><th>North</th><td>4.1</td></tr>",
        table: #" summary="A row for each pier, a column for each hour.""#),
      .table(
        "<tr><th>North</th><td>4.1</td></tr>", table: #" aria-label="Tides" summary="Heights are in metres.""#
      ),
    ],
    failing: [
      Example(
        #"↓<table summary="Tides"><caption>Tides</caption><tr><th>North</th><td>4.1</td></tr></table>"#),
      Example(
        """
        <p id="about">High tides</p>
        ↓<table aria-describedby="about"><caption>High tides</caption><tr><th>North</th><td>4.1</td></tr></table>
        """),
    ],
    inapplicable: [
      Example("<table><caption>Tides</caption><tr><th>North</th><td>4.1</td></tr></table>")
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.tables {
      guard let caption = table.grid.title, let details = table.grid.details else { continue }
      notes.look()
      guard caption.trimmed.lowercased() == details.trimmed.lowercased() else { continue }
      let fixed = page.fixing(table) { $0.details = nil }
      notes.add(
        page.target(table), "The caption and the description of the table are both \(caption.quoted).",
        heard: page.heardEntry(of: table, fixed: fixed))
    }
  }
}
