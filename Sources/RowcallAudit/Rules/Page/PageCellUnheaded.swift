import RowcallAccessibility
import RowcallModel

/// Data cells of a table of some size that have no header.
struct PageCellUnheaded: Rule {
  static let description = RuleDescription(
    id: "page-cell-unheaded", subject: .page, impact: .critical,
    summary: "In a table of three rows and columns or more, every cell of data has a header.",
    rationale: """
      Moving through the table, a listener hears values and not what they are of, and has to count columns to know.
      """,
    remedy:
      "Make the cells that name the columns, and those that name the rows, `th` with scope col and row.",
    standards: [.criterion("1.3.1"), .technique("H51"), .technique("H63"), .axe("td-has-header")],
    passing: [
      Example(
        """
        <table>
          <tr><th>Stop</th><th>Line</th><th>Wait</th></tr>
          <tr><td>Zoo</td><td>U2</td><td>3 min</td></tr>
          <tr><td>Park</td><td>U9</td><td>6 min</td></tr>
        </table>
        """),
      Example(
        """
        <table>
          <tr><td></td><th>Wait</th><th>Ride</th></tr>
          <tr><th>Zoo</th><td>3 min</td><td>9 min</td></tr>
          <tr><th>Park</th><td>6 min</td><td>4 min</td></tr>
        </table>
        """),
    ],
    failing: [
      Example(
        """
        ↓<table>
          <caption>Next trains</caption>
          <tr><td>Stop</td><td>Line</td><td>Wait</td></tr>
          <tr><td>Zoo</td><td>U2</td><td>3 min</td></tr>
          <tr><td>Park</td><td>U9</td><td>6 min</td></tr>
        </table>
        """),
      Example(
        """
        <table>
          <tr><th>Stop</th><th>Line</th><td>Wait</td></tr>
          <tr><td>Zoo</td><td>U2</td>↓<td>3 min</td></tr>
          <tr><td>Park</td><td>U9</td><td>6 min</td></tr>
        </table>
        """),
      Example(
        """
        ↓<table>
          <tr><td>Zoo</td><td>2</td><td>14</td></tr>
          <tr><td>Park</td><td>9</td><td>31</td></tr>
          <tr><td>Pier</td><td>4</td><td>22</td></tr>
        </table>
        """, caption: "Numbers look like data, and nothing says so.", outcome: .cantTell),
    ],
    inapplicable: [
      Example(
        """
        <table>
          <tr><td>Stop</td><td>Zoo</td></tr>
          <tr><td>Wait</td><td>3 min</td></tr>
        </table>
        """, caption: "A small table can be heard whole.")
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.dataTables where table.grid.rowCount >= 3 && table.grid.columnCount >= 3 {
      notes.look()
      let lines = HeadedLines(table)
      let bare = table.grid.cells.indices.filter {
        !lines.has(table.grid.cells[$0]) && needsHeader($0, in: table)
      }
      guard !bare.isEmpty else { continue }
      if table.hasHeadersOfLines {
        checkColumns(bare, of: table, on: page, into: &notes)
      } else {
        notes.add(finding(for: table, bare, on: page))
      }
    }
  }

  /// Whether a cell holds data, and has no header with words in it.
  private func needsHeader(_ cell: Int, in table: AuditedTable) -> Bool {
    let source = table.grid.cells[cell]
    guard source.kind == .data, source.label == nil, !source.content.isEmpty else { return false }
    // Ids that name no header are another rule's.
    if source.headerIDs?.isEmpty == false { return false }
    // A cell over all columns is a title of what follows.
    guard source.columnSpan < table.grid.columnCount else { return false }
    let headers = table.headers.assignedHeaders(of: cell)
    return !(headers.columns + headers.rows).contains { table.grid.cells[$0].says }
  }

  private func finding(for table: AuditedTable, _ bare: [Int], on page: AuditedPage) -> Finding {
    let guess = table.grid.withRole(.table).guessedHeaders()
    let hasGuess = guess.map { !$0.rows.lines.isEmpty || !$0.columns.lines.isEmpty } ?? false
    let sample = bare.last { cell in
      let slot = table.grid.cells[cell].slot
      return guess?.rows.lines.contains(slot.row) != true
        && guess?.columns.lines.contains(slot.column) != true
    }
    let mended = page.mend(table) { grid in
      if let guess { grid = grid.marking(guess) }
    }
    // Titles over all columns are no headers, and say little of what the table is.
    let isSure = table.purpose == .markedData && !table.grid.hasMarkedHeaders
    return Finding(
      isSure ? .failed : .cantTell, at: page.place(of: table),
      "No cell of this table of \(table.grid.rowCount) rows and \(table.grid.columnCount) columns is a header.",
      key: page.key(of: table),
      advice: isSure || hasGuess
        ? nil : "If it holds data, add a row of headers; if not, say so by role none.",
      heard: sample.map { page.heard($0, in: table, mended: hasGuess ? mended : nil) } ?? Heard())
  }

  /// One finding for each column in which cells have no header.
  private func checkColumns(
    _ bare: [Int], of table: AuditedTable, on page: AuditedPage, into notes: inout Notes
  ) {
    let columns = Dictionary(grouping: bare) { table.grid.cells[$0].slot.column }.sorted { $0.key < $1.key }
    notes.look(columns.count)
    let mended = page.mend(table) { grid in
      // What stands at the top of the column most likely names it.
      for (column, _) in columns {
        if let top = grid.index(at: GridSlot(row: 0, column: column)) {
          grid.mark(top, as: .header, scope: .column)
        }
      }
    }
    notes.add(columns) { column, cells in
      let first = cells[0]
      let number = cells.count == 1 ? "stands 1 cell" : "stand \(cells.count) cells"
      return Finding(
        at: page.place(of: first, in: table), "In column \(column + 1) \(number) without a header.",
        key: page.key(of: table) + ["column", table.columnName(column)],
        heard: page.heard(cells.last ?? first, in: table, mended: mended))
    }
  }
}

extension AuditedTable {
  /// Whether any header is one of a row or a column, and not a title over all columns.
  fileprivate var hasHeadersOfLines: Bool {
    grid.cells.contains { $0.kind == .header && $0.columnSpan < grid.columnCount }
  }
}

/// The rows and columns in which a header stands, whose cells some browsers take for its own whatever HTML says.
private struct HeadedLines {
  /// The first row of each column in which a header stands; one without words is another rule's.
  private var rows: [Int: Int] = [:]
  /// The first column of each row in which one stands.
  private var columns: [Int: Int] = [:]

  init(_ table: AuditedTable) {
    for (index, cell) in table.grid.cells.enumerated() where cell.kind == .header {
      let axis = table.headers.kind(of: index)?.axis
      if axis != .row {
        for column in cell.columns { rows[column] = min(rows[column] ?? .max, cell.slot.row) }
      }
      if axis != .column {
        for row in cell.rows { columns[row] = min(columns[row] ?? .max, cell.slot.column) }
      }
    }
  }

  /// Whether a header stands above a cell or before it.
  func has(_ cell: GridCell) -> Bool {
    cell.headerIDs == nil
      && ((rows[cell.slot.column].map { $0 < cell.slot.row } ?? false)
        || (columns[cell.slot.row].map { $0 < cell.slot.column } ?? false))
  }
}

extension GridCell {
  /// Whether a listener hears anything of it.
  var says: Bool { label?.isEmpty == false || !text.isEmpty }
}

extension TableGrid {
  /// The same grid as another kind of table.
  func withRole(_ role: Role) -> TableGrid {
    var grid = self
    grid.role = role
    return grid
  }
}
