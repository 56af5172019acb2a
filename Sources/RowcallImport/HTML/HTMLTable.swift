import RowcallModel

/// Opens the first table of an HTML page as rows.
struct HTMLTable {
  let text: DecodedText
  let options: ImportOptions

  /// Reads the page, and settles the columns.
  func open() throws(ImportError) -> OpenedTable {
    let page = try HTMLTables(text: text, options: options)
    let grid = try page.firstTable()
    let header = header(of: grid)
    var rows = GridRows(
      grid, from: header.rows, path: text.stream.path, limits: options.limits, problems: text.problems)
    for name in ColumnNames.repeated(in: header.names) { rows.problems.add(.repeatedName(name)) }
    let sample = try rows.takeSample()
    let decisions = ImportDecisions(
      format: text.format, encoding: text.encoding,
      preambleLines: Decision(0, confidence: 1, reasons: [.usual]), header: header.decision)
    return OpenedTable(
      decisions: decisions, columnNames: header.names, sample: sample, rows: rows, page: page)
  }

  /// The rows before the data, and the names of the columns.
  private func header(of grid: TableGrid) -> (
    rows: Int, names: [String?], decision: Decision<HeaderPlacement>
  ) {
    let marked = grid.headerRowCount
    let nameless = [String?](repeating: nil, count: grid.columnCount)
    if let asked = options.header {
      guard asked != .none else { return (0, nameless, .asked(.none)) }
      let rows = max(marked, 1)
      return (rows, grid.texts(ofRow: rows - 1), .asked(asked))
    }
    guard marked == 0 else {
      return (marked, grid.texts(ofRow: marked - 1), Decision(.row, confidence: 1, reasons: [.headerCells]))
    }
    var trial = GridRows(
      grid, from: 0, path: text.stream.path, limits: options.limits, problems: ProblemList())
    let sample = (try? trial.nextBatch()).flatMap { $0 }.map { [$0] } ?? []
    let found =
      grid.rowCount > 1 ? HeaderDetector(sample).detect() : Decision(.none, confidence: 1, reasons: [.usual])
    return found.choice == .none ? (0, nameless, found) : (1, grid.texts(ofRow: 0), found)
  }
}

extension TableGrid {
  /// The number of rows at the top that hold nothing but column headers: those of the head, else those whose cells are
  /// all headers of columns; never all rows.
  var headerRowCount: Int {
    if let head = rowGroups.first, head.kind == .head, head.rows.lowerBound == 0, head.rows.count < rowCount {
      return head.rows.count
    }
    var isHeader = [Bool](repeating: true, count: rowCount)
    var hasCell = [Bool](repeating: false, count: rowCount)
    for cell in cells where !cell.rows.isEmpty {
      hasCell[cell.slot.row] = true
      let isForColumns = cell.kind == .header && cell.scope != .row && cell.scope != .rowGroup
      // The corner above row headers is often an empty data cell.
      if !isForColumns, cell.slot.column > 0 || cell.text != "" { isHeader[cell.slot.row] = false }
    }
    let count = zip(isHeader, hasCell).prefix { $0 && $1 }.count
    return count < rowCount ? count : 0
  }

  /// The text of each column in a row; nil for none.
  func texts(ofRow row: Int) -> [String?] {
    (0..<columnCount).map { column in
      cell(at: GridSlot(row: row, column: column)).flatMap {
        ColumnNames.cleaned($0.abbreviation ?? $0.label ?? $0.text)
      }
    }
  }
}
