import RowcallImport
import RowcallModel

struct PageCaptionFake: Rule {
  static let description = RuleDescription(
    id: "page-caption-fake", subject: .page, impact: .serious,
    summary: "The title of a table is its caption, not one of its rows.",
    rationale: """
      A title in a row is not spoken on entering the table. As a header cell it is spoken before every \
      cell, and it shifts the numbers of all rows.
      """,
    remedy: "Move the title into a `caption` element.",
    standards: [.criterion("1.3.1"), .technique("H39"), .axe("table-fake-caption")],
    passing: [
      .table(
        "<tr><th>Stop</th><th>Time</th></tr>",
        #"<tr><td colspan="2">No service today</td></tr>"#),
      .table(
        "<tr><th>Stop</th><th>Time</th></tr>",
        "<tr><td>Zoo</td><td>9:05</td></tr>"),
      .table(
        #"<tr><th colspan="2" id="bus">Bus 12</th></tr>"#,
        #"<tr><th id="stop">Stop</th><th id="time">Time</th></tr>"#,
        #"<tr><td headers="bus stop">Zoo</td><td headers="bus time">9:05</td></tr>"#,
        caption: "The cells name it as their header."),
    ],
    failing: [
      .table(
        #"<tr>↓<td colspan="2">Bus 12</td></tr>"#,
        "<tr><th>Stop</th><th>Time</th></tr>",
        "<tr><td>Zoo</td><td>9:05</td></tr>"),
      .table(
        #"<tr>↓<th colspan="2">Bus 12</th></tr>"#,
        "<tr><th>Stop</th><th>Time</th></tr>",
        "<tr><td>Zoo</td><td>9:05</td></tr>"),
    ],
    inapplicable: [
      .table(
        "<caption>Bus 12</caption>",
        "<tr><th>Stop</th><th>Time</th></tr>",
        "<tr><td>Zoo</td><td>9:05</td></tr>")
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.dataTables where table.mayHaveTitleRow(on: page) {
      let grid = table.grid
      notes.look()
      guard table.hasTitleRow(on: page), let first = grid.index(at: GridSlot(row: 0, column: 0)) else {
        continue
      }
      let text = grid.cells[first].text
      let isOpen = table.purpose != .markedData
      let fixed = page.fixing(table) { grid in
        grid.caption = text
        grid.fill(first, with: [])
      }
      notes.add(
        page.target(table, at: first), "The first row contains only the title \(text.quoted).", [text.cut],
        review: isOpen
          ? "If the table contains data, mark its headers as well; if not, give it role=none." : nil,
        heard: page.heardEntry(of: table, fixed: fixed))
    }
  }
}

extension AuditedTable {
  /// Whether a row could be a title: there are several rows and columns, and no caption.
  fileprivate func mayHaveTitleRow(on page: AuditedPage) -> Bool {
    page.tree.tag(node) == .table && grid.rowCount > 1 && grid.columnCount > 1 && grid.caption == nil
  }

  /// Whether the first row contains only a title.
  func hasTitleRow(on page: AuditedPage) -> Bool {
    guard mayHaveTitleRow(on: page), let first = grid.cell(at: GridSlot(row: 0, column: 0)) else {
      return false
    }
    guard first.columnSpan == grid.columnCount, !first.text.isEmpty else { return false }
    // What a cell names as its header is one.
    return first.id.map { id in !grid.cells.contains { $0.headerIDs?.contains(id) == true } } ?? true
  }
}
