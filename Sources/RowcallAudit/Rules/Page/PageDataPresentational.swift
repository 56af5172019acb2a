import RowcallAccessibility
import RowcallImport
import RowcallModel

struct PageDataPresentational: Rule {
  static let description = RuleDescription(
    id: "page-data-presentational", subject: .page, impact: .critical,
    summary: "No data table has the role presentation or none.",
    rationale: """
      With that role it is not a table for a listener: all cells are spoken one after the other, without \
      headers, rows and columns.
      """,
    remedy: "Remove the role, and mark the headers.",
    standards: [.criterion("1.3.1"), .failure("F92")],
    passing: [
      Example(
        #"<table role="presentation"><tr><td><img src="a.png" alt="A"></td><td>Welcome</td></tr></table>"#),
      Example(
        #"<table role="none"><tr><td><a href="/">Home</a></td><td><a href="/map">Map</a></td></tr></table>"#),
    ],
    failing: [
      .table(
        "<tr><th>Pier</th><th>Depth</th></tr>",
        "<tr><td>North</td><td>6</td></tr>",
        "<tr><td>South</td><td>4</td></tr>", isFound: true, table: #" role="presentation""#),
      .table(
        "<tr><td>Pier</td><td>Depth</td><td>Ships</td></tr>",
        "<tr><td>North</td><td>6</td><td>14</td></tr>",
        "<tr><td>South</td><td>4</td><td>9</td></tr>",
        "<tr><td>West</td><td>7</td><td>21</td></tr>",
        "<tr><td>East</td><td>5</td><td>11</td></tr>", isFound: true, table: #" role="none""#,
        outcome: .cantTell),
    ],
    inapplicable: [
      .table(
        "<tr><th>Pier</th><th>Depth</th></tr>",
        "<tr><td>North</td><td>6</td></tr>",
        "<tr><td>South</td><td>4</td></tr>")
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.tables
    where table.purpose == .declaredLayout && page.semantics.role(table.node)?.isNone == true {
      notes.look()
      guard table.looksLikeData else { continue }
      let marks = table.dataMarks(on: page)
      let fixed = page.fixing(table) { grid in
        grid.role = .table
        if let guess = grid.guessedHeaders() { grid = grid.marking(guess) }
      }
      let cell = table.grid.cells.indices.last { table.grid.cells[$0].says } ?? 0
      let has = marks.first.map { ", but has \($0)" } ?? ", but its cells look like data"
      notes.add(
        page.target(table), "The table is declared as layout\(has).",
        review: marks.isEmpty ? "If people compare its rows or columns, remove the role." : nil,
        heard: Heard(
          now: page.narrator.heard(.text(table.grid.cells[cell].text)),
          after: page.narrator.heard(at: table.grid.cells[cell].slot, in: fixed)))
    }
  }
}
