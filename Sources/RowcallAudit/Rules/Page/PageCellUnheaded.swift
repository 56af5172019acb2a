import RowcallAccessibility
import RowcallModel
import RowcallValues

struct PageCellUnheaded: Rule {
  static let description = RuleDescription(
    id: "page-cell-unheaded", subject: .page, impact: .critical,
    summary: "Every data cell of a table has a header.",
    rationale: """
      A listener who moves through the table hears values but not what they are, and has to count columns \
      to find out.
      """,
    remedy: "Make the cells that name columns or rows `th` elements with scope=col or scope=row.",
    standards: [.criterion("1.3.1"), .technique("H51"), .technique("H63"), .axe("td-has-header")],
    passing: [
      .table(
        "<tr><th>Stop</th><th>Line</th><th>Wait</th></tr>",
        "<tr><td>Zoo</td><td>U2</td><td>3 min</td></tr>",
        "<tr><td>Park</td><td>U9</td><td>6 min</td></tr>"),
      .table(
        "<tr><td></td><th>Wait</th><th>Ride</th></tr>",
        "<tr><th>Zoo</th><td>3 min</td><td>9 min</td></tr>",
        "<tr><th>Park</th><td>6 min</td><td>4 min</td></tr>"),
    ],
    failing: [
      .table(
        "<caption>Next trains</caption>",
        "<tr><td>Stop</td><td>Line</td><td>Wait</td></tr>",
        "<tr><td>Zoo</td><td>U2</td><td>3 min</td></tr>",
        "<tr><td>Park</td><td>U9</td><td>6 min</td></tr>", isFound: true),
      .table(
        "<tr><th>Stop</th><th>Line</th><td>Wait</td></tr>",
        "<tr><td>Zoo</td><td>U2</td>↓<td>3 min</td></tr>",
        "<tr><td>Park</td><td>U9</td><td>6 min</td></tr>"),
      .table(
        "<tr><td>Stop</td><td>Line</td><td>Wait</td></tr>",
        "<tr><td>Zoo</td><td>2</td><td>3</td></tr>",
        "<tr><td>Park</td><td>9</td><td>6</td></tr>",
        "<tr><td>Pier</td><td>4</td><td>5</td></tr>", isFound: true,
        caption: "The first row names the columns, so the table contains data."),
      .table(
        "<tr><td>Zoo</td><td>2</td><td>14</td></tr>",
        "<tr><td>Park</td><td>9</td><td>31</td></tr>",
        "<tr><td>Pier</td><td>4</td><td>22</td></tr>", isFound: true,
        caption: "Numbers look like data, but nothing marks them as data.", outcome: .cantTell),
      .table(
        "<tr><td>Stop</td><td>Wait</td></tr>", "<tr><td>Zoo</td><td>3 min</td></tr>",
        "<tr><td>Park</td><td>6 min</td></tr>", isFound: true, caption: "A small table needs headers, too."),
      .table(
        "<tr><td>Name</td><td>Ada</td></tr>", "<tr><td>Age</td><td>36</td></tr>", isFound: true,
        caption: "Headers may be in the first row or in the first column.", outcome: .cantTell),
    ],
    inapplicable: [
      .table(
        "<tr><td>Home</td><td>News</td></tr>", "<tr><td>Boats</td><td>About us</td></tr>",
        caption: "Nothing shows that the table contains data.")
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.tables where table.grid.rowCount > 1 && table.grid.columnCount > 1 {
      let isLarge = table.grid.rowCount >= 3 && table.grid.columnCount >= 3
      guard isLarge ? table.isData : table.isSmallData else { continue }
      notes.look()
      let lines = HeadedLines(table)
      let bare = table.grid.cells.indices.filter {
        !lines.has(table.grid.cells[$0]) && needsHeader($0, in: table)
      }
      guard !bare.isEmpty else { continue }
      if table.hasHeadersOfLines {
        guard isLarge else { continue }
        checkColumns(bare, of: table, on: page, into: &notes)
      } else {
        notes.add(finding(for: table, bare, impact: isLarge ? nil : .serious, on: page))
      }
    }
  }

  /// Whether a cell contains data and has no header with text.
  private func needsHeader(_ cell: Int, in table: AuditedTable) -> Bool {
    let source = table.grid.cells[cell]
    guard source.kind == .data, source.label == nil, !source.content.isEmpty else { return false }
    // `PageHeadersReference` reports ids that reference no header.
    if source.headerIDs?.isEmpty == false { return false }
    // A cell that spans all columns is a title.
    guard source.columnSpan < table.grid.columnCount else { return false }
    let headers = table.headers.assignedHeaders(of: cell)
    return !(headers.columns + headers.rows).contains { table.grid.cells[$0].says }
  }

  private func finding(
    for table: AuditedTable, _ bare: [Int], impact: Impact?, on page: AuditedPage
  ) -> Finding {
    let guess = table.isData ? table.grid.withRole(.table).guessedHeaders() : table.headersByTexts
    let hasGuess = guess.map { !$0.rows.lines.isEmpty || !$0.columns.lines.isEmpty } ?? false
    let sample = bare.last { cell in
      let slot = table.grid.cells[cell].slot
      return guess?.rows.lines.contains(slot.row) != true
        && guess?.columns.lines.contains(slot.column) != true
    }
    let fixed = page.fixing(table) { grid in
      if let guess { grid = grid.marking(guess) }
    }
    // Titles that span all columns do not show that the table contains data.
    let namesColumns = guess.map { !$0.rows.lines.isEmpty } ?? false
    let isSure =
      (table.purpose == .markedData || namesColumns) && !table.grid.hasMarkedHeaders
    var finding = page.target(table).finding(
      "This table of \(table.grid.rowCount) rows and \(table.grid.columnCount) columns has no header cells.",
      impact: impact,
      advice: isSure || hasGuess
        ? nil : "If the table contains data, add a header row; if not, give it role=none.",
      heard: sample.map { page.heard($0, in: table, fixed: hasGuess ? fixed : nil) } ?? Heard())
    finding.outcome = isSure ? .failed : .cantTell
    return finding
  }

  /// One finding for each column in which cells have no header.
  private func checkColumns(
    _ bare: [Int], of table: AuditedTable, on page: AuditedPage, into notes: inout Notes
  ) {
    let columns = Dictionary(grouping: bare) { table.grid.cells[$0].slot.column }.sorted { $0.key < $1.key }
    notes.look(columns.count)
    let fixed = page.fixing(table) { grid in
      // The top cell of the column most likely names it.
      for (column, _) in columns {
        if let top = grid.index(at: GridSlot(row: 0, column: column)) {
          grid.mark(top, as: .header, scope: .column)
        }
      }
    }
    notes.add(columns) { column, cells in
      let first = cells[0]
      let count = Wording.count(cells.count, "cell")
      return page.target(table, at: first).finding(
        "Column \(column + 1) has \(count) without a header.", ["column", table.columnName(column)],
        heard: page.heard(cells.last ?? first, in: table, fixed: fixed))
    }
  }
}

extension AuditedTable {
  /// Whether it is a table without any header cell of which the markup or the texts show that it contains data, however few.
  fileprivate var isSmallData: Bool {
    if grid.hasMarkedHeaders || purpose == .declaredLayout { return false }
    if isData { return true }
    return !isNavigation && !grid.cells.contains(where: \.hasControl) && startsWithHeader(TableSample(grid))
  }

  /// Where the texts show headers, although there are too few for a table; nil where both the first row and the first column may.
  fileprivate var headersByTexts: HeaderGuess? {
    let sample = TableSample(grid)
    return startsWithHeader(sample.transposed) ? nil : HeaderDetector(sample, in: .page).headers()
  }

  private func startsWithHeader(_ sample: TableSample) -> Bool {
    HeaderDetector(sample, in: .page).startsTable(hasTitle: false)
  }

  /// Whether any header is not a title that spans all columns.
  fileprivate var hasHeadersOfLines: Bool {
    grid.cells.contains { $0.kind == .header && $0.columnSpan < grid.columnCount }
  }
}

/// The rows and columns with a header cell, which some browsers apply to all their cells.
private struct HeadedLines {
  /// The first row with a header, by column.
  private var rows: [Int: Int] = [:]
  /// The first column with a header, by row.
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

  /// Whether a header is above a cell or before it.
  func has(_ cell: GridCell) -> Bool {
    cell.headerIDs == nil
      && ((rows[cell.slot.column].map { $0 < cell.slot.row } ?? false)
        || (columns[cell.slot.row].map { $0 < cell.slot.column } ?? false))
  }
}

extension GridCell {
  fileprivate var hasControl: Bool {
    content.contains { if case .control = $0 { true } else { false } }
  }

  /// Whether anything in the cell is spoken.
  var says: Bool { label?.isEmpty == false || !text.isEmpty }
}

extension TableGrid {
  /// The grid with another role.
  func withRole(_ role: Role) -> TableGrid {
    var grid = self
    grid.role = role
    return grid
  }
}
