import RowcallImport
import RowcallModel

struct PageHeadersStacked: Rule {
  static let description = RuleDescription(
    id: "page-headers-stacked", subject: .page, impact: .moderate,
    summary: """
      Headers that span columns or rows, or are among data cells, state by `scope` or ids which cells they \
      name.
      """,
    rationale: """
      Where headers are stacked, browsers and screen readers guess which ones apply to a cell, and guess \
      differently. A listener hears only one level, or a header of other columns.
      """,
    remedy: """
      Set scope=colgroup or scope=rowgroup on spanning headers and col or row on the others, or reference \
      headers by id.
      """,
    standards: [.criterion("1.3.1"), .technique("H63"), .technique("H43")],
    passing: [
      .table(
        #"<col><colgroup span="2"></colgroup><colgroup span="2"></colgroup>"#,
        #"<tr><td></td><th colspan="2" scope="colgroup">North</th><th colspan="2" scope="colgroup">South</th></tr>"#,
        #"<tr><td></td><th scope="col">In</th><th scope="col">Out</th><th scope="col">In</th><th scope="col">Out</th></tr>"#,
        #"<tr><th scope="row">May</th><td>1</td><td>2</td><td>3</td><td>4</td></tr>"#),
      .table(
        "<tr><th>Month</th><th>In</th><th>Out</th></tr>",
        "<tr><th>May</th><td>1</td><td>2</td></tr>", caption: "One level needs only `th`."),
    ],
    failing: [
      .table(
        #"<tr><td></td><th colspan="2">North</th><th colspan="2">South</th></tr>"#,
        "<tr><td></td><th>In</th><th>Out</th><th>In</th><th>Out</th></tr>",
        "<tr><th>May</th><td>1</td><td>2</td><td>3</td><td>4</td></tr>", isFound: true, outcome: .cantTell),
      .table(
        "<tr><th>Month</th><th>Way</th><th>Ships</th></tr>",
        "<tr><td>May</td>↓<th>In</th><td>1</td></tr>",
        "<tr><td>June</td><td>Out</td><td>3</td></tr>",
        caption: "By HTML, a header among data cells has no cells of its own."),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.dataTables where page.tree.tag(table.node) == .table {
      let cells = table.grid.cells
      let headers = cells.indices.filter { cells[$0].kind == .header && cells[$0].says }
      guard headers.count > 1 else { continue }
      notes.look(headers.count + 1)
      let lost = headers.filter {
        table.headers.kind(of: $0) == nil && cells[$0].slot.row > 0 && cells[$0].slot.column > 0
      }
      let fixed = page.fixing(table) { grid in for cell in lost { grid.mark(cell, as: .header, scope: .row) }
      }
      notes.add(lost) { cell in
        page.target(cell, in: table).finding(
          "The header \(cells[cell].text.quoted) is among data cells and does not state which cells it names.",
          heard: page.heard(table.index(beside: cell) ?? cell, in: table, fixed: fixed))
      }
      if lost.isEmpty, isAmbiguous(headers, in: table) { notes.add(finding(for: table, headers, on: page)) }
    }
  }

  /// Whether spanning headers without scope or ids are above or beside others.
  private func isAmbiguous(_ headers: [Int], in table: AuditedTable) -> Bool {
    let cells = table.grid.cells
    guard cells.allSatisfy({ $0.headerIDs == nil }) else { return false }
    func isHeader(_ cell: Int?) -> Bool { cell.map { cells[$0].kind == .header } ?? false }
    return headers.contains { index in
      let header = cells[index]
      guard header.scope == nil, header.columnSpan < table.grid.columnCount else { return false }
      switch table.headers.kind(of: index)?.axis {
      case .column: return header.columnSpan > 1 && isHeader(table.index(below: index))
      case .row: return header.rowSpan > 1 && isHeader(table.index(beside: index))
      case nil: return false
      }
    }
  }

  private func finding(for table: AuditedTable, _ headers: [Int], on page: AuditedPage) -> Finding {
    let sample = table.grid.cells.indices.last {
      table.grid.cells[$0].kind == .data && table.grid.cells[$0].says
    }
    return page.target(table).finding(
      "Headers are stacked, and the spanning ones have no scope.",
      review: "Listen to a cell below them: it must be spoken with all headers of its column and no others.",
      heard: Heard(now: sample.flatMap { page.heard($0, in: table) }))
  }
}
