import RowcallAccessibility
import RowcallImport
import RowcallModel
import RowcallNarration

/// One table of a page, with everything that rules share.
struct AuditedTable: Sendable {
  /// Whether a table holds data.
  enum Purpose: Sendable {
    /// Its author marked it as data.
    case markedData
    /// It looks like data, but has no such markup.
    case likelyData
    /// It is most likely a layout table.
    case likelyLayout
    /// Its role declares it as layout.
    case declaredLayout
  }

  /// The one-based number on the page.
  let number: Int
  /// The cells as their author marked them.
  let grid: TableGrid
  /// The elements of the table, its rows and its cells.
  let elements: HTMLTableElements
  /// The headers of each cell by the HTML standard.
  let headers: HeaderResolution
  let purpose: Purpose
  /// Whether it has few rows that contain only links and header cells.
  let isNavigation: Bool
  /// The table as narration speaks it.
  let marked: MarkedTable

  init(number: Int, grid: TableGrid, elements: HTMLTableElements, dialect: Dialect) {
    self.number = number
    self.grid = grid
    self.elements = elements
    let read = grid.read
    headers = HeaderResolution(read)
    marked = grid.marked(in: dialect)
    isNavigation = Self.isNavigation(grid)
    purpose = Self.purpose(of: grid, isNavigation: isNavigation)
  }

  private static func purpose(of grid: TableGrid, isNavigation: Bool) -> Purpose {
    if grid.role == .presentation { return .declaredLayout }
    if grid.role == .table, grid.title == nil, isNavigation { return .likelyLayout }
    if grid.role != .table || grid.hasMarkedHeaders || grid.title != nil { return .markedData }
    return LayoutGuess(grid).isLayout ? .likelyLayout : .likelyData
  }

  /// Whether a table has few rows that contain only links and header cells.
  private static func isNavigation(_ grid: TableGrid) -> Bool {
    guard grid.rowCount <= 3 else { return false }
    let filled = grid.cells.filter { !$0.isBlank }
    let data = filled.filter { $0.kind == .data }
    guard data.count(where: \.isLinks) > 1, data.allSatisfy(\.isLinks) else { return false }
    return (grid.rowCount == 1 && filled.allSatisfy(\.isLinks))
      || grid.cells.count { $0.kind == .header } <= 2
  }

  /// The headers as browsers assign them that apply a colgroup header without a group to the columns that it spans.
  var lenientHeaders: HeaderResolution {
    let strays = strayGroupHeaders
    guard !strays.isEmpty else { return headers }
    var grid = grid.read
    for cell in strays { grid.mark(cell, as: .header, scope: .column) }
    return HeaderResolution(grid)
  }

  /// The colgroup headers in a table without column groups.
  var strayGroupHeaders: [Int] {
    guard grid.columnGroups.isEmpty else { return [] }
    return grid.cells.indices.filter { grid.cells[$0].scope == .columnGroup }
  }

  var isData: Bool { purpose == .markedData || purpose == .likelyData }

  var node: Int { elements.table }

  /// The texts of the headers of a cell, those of its column and then those of its row.
  func headerTexts(of cell: Int) -> (columns: [String], rows: [String]) {
    let assigned = headers.assignedHeaders(of: cell)
    return (assigned.columns.map { grid.cells[$0].text }, assigned.rows.map { grid.cells[$0].text })
  }

  /// The first row that names most columns, marked or not; nil if only the first column has headers.
  var headerRow: Int? {
    for row in 0..<min(grid.rowCount, 8) {
      guard let first = grid.cell(at: GridSlot(row: row, column: 0)) else { continue }
      // A title row may become a caption after a fix.
      if first.columnSpan == grid.columnCount, grid.columnCount > 1 { continue }
      let words = (0..<min(grid.columnCount, 8)).compactMap { grid.cell(at: GridSlot(row: row, column: $0)) }
        .filter { !$0.text.isEmpty }
      let isMarked = words.count { $0.kind == .header } * 2 > words.count || words.isEmpty
      return isMarked || !grid.hasMarkedHeaders ? row : nil
    }
    return nil
  }

  /// The cell directly below another; nil for none.
  func index(below cell: Int) -> Int? {
    grid.index(at: GridSlot(row: grid.cells[cell].rows.upperBound, column: grid.cells[cell].slot.column))
  }

  /// The cell directly after another in its row; nil for none.
  func index(beside cell: Int) -> Int? {
    grid.index(at: GridSlot(row: grid.cells[cell].slot.row, column: grid.cells[cell].columns.upperBound))
  }

  /// The text above a column in the header row, marked or not; empty without such a row.
  func columnName(_ column: Int) -> String {
    headerRow.flatMap { grid.cell(at: GridSlot(row: $0, column: column))?.text.cut } ?? ""
  }

  /// The first text of a row that is not a control, link or image; nil for none.
  func rowText(_ row: Int) -> String? {
    (0..<min(grid.columnCount, 8)).lazy.compactMap { grid.cell(at: GridSlot(row: row, column: $0)) }
      .first { cell in
        !cell.text.isEmpty && cell.content.allSatisfy { if case .text = $0 { true } else { false } }
      }?.text
  }

  /// The text of the first filled cell of a row; nil for an empty row.
  func rowName(_ row: Int) -> String? {
    for column in 0..<min(grid.columnCount, 8) {
      let cell = grid.cell(at: GridSlot(row: row, column: column))
      if let text = cell?.text, !text.isEmpty { return text }
    }
    return nil
  }
}

extension GridCell {
  /// Whether the cell contains only links.
  fileprivate var isLinks: Bool {
    !content.isEmpty && content.allSatisfy { if case .link = $0 { true } else { false } }
  }
}

extension TableGrid {
  /// The grid with marked headers only; blank header cells name nothing.
  var read: TableGrid { hasMarkedHeaders ? withBlankHeaders : self }

  /// The table as a transcript in a dialect has it, by its author's marks and no guess.
  func marked(in dialect: Dialect) -> MarkedTable {
    MarkedTable(read, dialect: dialect, headerRows: read.headerRowCount)
  }
}
