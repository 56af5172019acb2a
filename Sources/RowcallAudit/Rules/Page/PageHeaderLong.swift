import RowcallModel

/// A header that takes long to hear, and is heard again and again.
struct PageHeaderLong: Rule {
  static let description = RuleDescription(
    id: "page-header-long", subject: .page, impact: .moderate,
    summary: "Every header is heard within a few seconds.",
    rationale: """
      A header is heard whenever a listener comes into its column or row, before the value that they came for.
      """,
    remedy: "Say it in few words, with the rest in a note; or give the header a short form by `abbr`.",
    standards: [.technique("H51"), .criterion("2.4.6")],
    passing: [
      Example(
        """
        <table>
          <tr><th>Ship</th><th>Length</th></tr>
          <tr><td>Aurora</td><td>12 m</td></tr>
        </table>
        """),
      Example(
        """
        <table>
          <tr><th>Ship</th><th abbr="Length">Length over all in metres, measured along the waterline from \
        the stem to the stern without the bowsprit and the rudder, at the last survey</th></tr>
          <tr><td>Aurora</td><td>12 m</td></tr>
        </table>
        """, caption: "The short form is heard before the cells."),
      Example(
        """
        <table>
          <tr><th>File</th><th>Findings</th></tr>
          <tr><th>Sources/Harbour/Arrivals/TableOfArrivalsAndDeparturesViewController.storyboard</th><td>3</td></tr>
        </table>
        """, caption: "The name of a file, or an address, is no longer than the thing is called."),
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
        guard text.utf8.count > 12, !text.isPathOrAddress, isHeadOfSomething(cell, in: table) else {
          continue
        }
        let seconds = cost.seconds(text)
        if seconds > limit { found.append((index, seconds)) }
      }
      notes.add(found) { index, seconds in
        let tenths = Int((seconds * 10).rounded())
        return Finding(
          at: page.place(of: index, in: table),
          "The header takes about \(tenths / 10).\(tenths % 10) seconds to hear: \(table.grid.cells[index].text.quoted).",
          key: page.key(of: table) + [table.grid.cells[index].text.cut],
          heard: heard(index, in: table, on: page))
      }
    }
  }

  /// Whether cells beside or below are heard with the header; one over all columns is a title.
  private func isHeadOfSomething(_ cell: GridCell, in table: AuditedTable) -> Bool {
    cell.columnSpan < table.grid.columnCount || table.grid.columnCount == 1
  }

  /// What is heard of a cell of the header.
  private func heard(_ header: Int, in table: AuditedTable, on page: AuditedPage) -> Heard {
    let cell = table.grid.cells[header]
    let isForRow = table.headers.kind(of: header)?.axis == .row
    let slot =
      isForRow
      ? GridSlot(row: cell.slot.row, column: cell.columns.upperBound)
      : GridSlot(row: cell.rows.upperBound, column: cell.slot.column)
    return Heard(now: page.heard(table.grid.index(at: slot) ?? header, in: table))
  }
}

extension String {
  /// Whether it is one word with the signs of paths, addresses and file names in it: nobody can say it shorter.
  fileprivate var isPathOrAddress: Bool {
    !contains(where: \.isWhitespace) && contains { "/\\.@:_".contains($0) }
  }
}
