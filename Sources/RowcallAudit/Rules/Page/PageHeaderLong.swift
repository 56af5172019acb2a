import RowcallModel
import RowcallNarration

struct PageHeaderLong: Rule {
  static let description = RuleDescription(
    id: "page-header-long", subject: .page, impact: .moderate,
    summary: "No header takes longer to speak than the limit, 4 seconds by default.",
    rationale:
      "A header is spoken each time a listener enters its column or row, before the value that they want.",
    remedy: "Shorten the header and move details to a note, or give it a short form with `abbr`.",
    standards: [.technique("H51"), .criterion("2.4.6")],
    passing: [
      .table(
        "<tr><th>Ship</th><th>Length</th></tr>",
        "<tr><td>Aurora</td><td>12 m</td></tr>"),
      Example(
        """
        <table>
          <tr><th>Ship</th><th abbr="Length">Length over all in metres, measured along the waterline from \
        the stem to the stern without the bowsprit and the rudder, at the last survey</th></tr>
          <tr><td>Aurora</td><td>12 m</td></tr>
        </table>
        """, caption: "The short form is spoken before the cells."),
      .table(
        "<tr><th>File</th><th>Findings</th></tr>",
        "<tr><th>Sources/Harbour/Arrivals/TableOfArrivalsAndDeparturesViewController.storyboard</th><td>3</td></tr>",
        caption: "File names and addresses cannot be shortened."),
    ],
    failing: [
      Example(
        """
        <table>
          <tr><th>Ship</th>↓<th>Length over all in metres, measured along the waterline from \
        the stem to the stern without the bowsprit and the rudder, at the last survey</th></tr>
          <tr><td>Aurora</td><td>12 m</td></tr>
        </table>
        """),
      Example(
        """
        <table>
          <tr><th>Ship</th><th>Length</th></tr>
          <tr>↓<th>Aurora of the northern lights, formerly the ferry between the islands and the \
        mainland harbour, rebuilt as a museum</th><td>12 m</td></tr>
        </table>
        """),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    let cost = ListeningCost(locale: page.options.locale)
    let limit = page.options.maxSecondsPerHeader
    for table in page.dataTables {
      var found: [(cell: Int, seconds: Double)] = []
      for (index, cell) in table.grid.cells.enumerated() where cell.kind == .header && cell.says {
        notes.look()
        let text = cell.abbreviation ?? cell.label ?? cell.text
        guard text.utf8.count > 12, !text.isPathOrAddress, isHeader(cell, in: table) else {
          continue
        }
        let seconds = cost.seconds(text)
        if seconds > limit { found.append((index, seconds)) }
      }
      notes.add(found) { index, seconds in
        let tenths = Int((seconds * 10).rounded())
        let text = table.grid.cells[index].text
        let isForRow = table.headers.kind(of: index)?.axis == .row
        let named = isForRow ? table.index(beside: index) : table.index(below: index)
        return page.target(table, at: index).finding(
          "The header takes about \(tenths / 10).\(tenths % 10) seconds to speak: \(text.quoted).",
          [text.cut],
          heard: Heard(now: page.heard(named ?? index, in: table)))
      }
    }
  }

  /// Whether cells are spoken with the header; one that spans all columns is a title.
  private func isHeader(_ cell: GridCell, in table: AuditedTable) -> Bool {
    cell.columnSpan < table.grid.columnCount || table.grid.columnCount == 1
  }
}

extension String {
  /// Whether it is one word with the characters of paths, addresses and file names.
  fileprivate var isPathOrAddress: Bool {
    !contains(where: \.isWhitespace) && contains { "/\\.@:_".contains($0) }
  }
}
