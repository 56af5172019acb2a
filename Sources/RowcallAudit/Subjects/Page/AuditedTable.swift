import RowcallAccessibility
import RowcallImport
import RowcallModel
import RowcallNarration

/// One table of a page, with everything about it that rules share.
struct AuditedTable: Sendable {
  /// Whether a table holds data.
  enum Purpose: Sendable {
    /// Its author marked it as data.
    case markedData
    /// It looks like data, and nothing in it says so.
    case likelyData
    /// It most likely only places things on the page.
    case likelyLayout
    /// Its author declared it to be no table.
    case declaredLayout
  }

  /// The number on the page, counted from one.
  let number: Int
  /// The cells as their author marked them.
  let grid: TableGrid
  /// The elements of the table, its rows and its cells.
  let elements: HTMLTableElements
  /// The headers of each cell by the HTML standard.
  let headers: HeaderResolution
  /// What it is for.
  let purpose: Purpose
  /// Whether it holds few rows of nothing but links, beside titles that are marked as headers.
  let isNavigation: Bool
  /// Who says its cells as their author marked them.
  let told: MarkedTable

  init(number: Int, grid: TableGrid, elements: HTMLTableElements, dialect: Dialect) {
    self.number = number
    self.grid = grid
    self.elements = elements
    let read = grid.read
    headers = HeaderResolution(read)
    told = grid.told(in: dialect)
    isNavigation = Self.isNavigation(grid)
    purpose = Self.purpose(of: grid, isNavigation: isNavigation)
  }

  private static func purpose(of grid: TableGrid, isNavigation: Bool) -> Purpose {
    if grid.role == .presentation { return .declaredLayout }
    if grid.role == .table, grid.title == nil, isNavigation { return .likelyLayout }
    if grid.role != .table || grid.hasMarkedHeaders || grid.title != nil { return .markedData }
    return LayoutGuess(grid).isLayout ? .likelyLayout : .likelyData
  }

  /// Whether a table of few rows holds nothing but links, beside titles that are marked as headers.
  private static func isNavigation(_ grid: TableGrid) -> Bool {
    guard grid.rowCount <= 3 else { return false }
    let filled = grid.cells.filter { !$0.isBlank }
    let data = filled.filter { $0.kind == .data }
    guard data.count(where: \.isLinks) > 1, data.allSatisfy(\.isLinks) else { return false }
    return (grid.rowCount == 1 && filled.allSatisfy(\.isLinks))
      || grid.cells.count { $0.kind == .header } <= 2
  }

  /// The headers as browsers give them that take a header of a group of columns, where there are no such groups, for one
  /// of the columns that it spans.
  var lenientHeaders: HeaderResolution {
    let strays = strayGroupHeaders
    guard !strays.isEmpty else { return headers }
    var grid = grid.read
    for cell in strays { grid.mark(cell, as: .header, scope: .column) }
    return HeaderResolution(grid)
  }

  /// The headers of a group of columns in a table without such groups.
  var strayGroupHeaders: [Int] {
    guard grid.columnGroups.isEmpty else { return [] }
    return grid.cells.indices.filter { grid.cells[$0].scope == .columnGroup }
  }

  /// Whether it is data for a listener.
  var isData: Bool { purpose == .markedData || purpose == .likelyData }

  /// The element.
  var node: Int { elements.table }

  /// The texts of the headers of a cell, those of its column and then those of its row.
  func headerTexts(of cell: Int) -> (columns: [String], rows: [String]) {
    let assigned = headers.assignedHeaders(of: cell)
    return (assigned.columns.map { grid.cells[$0].text }, assigned.rows.map { grid.cells[$0].text })
  }

  /// The first row that names the columns, marked or not, for the most part at least; nil where the table is named by
  /// its first column alone.
  var headerRow: Int? {
    for row in 0..<min(grid.rowCount, 8) {
      guard let first = grid.cell(at: GridSlot(row: row, column: 0)) else { continue }
      // A title in a row may become a caption one day.
      if first.columnSpan == grid.columnCount, grid.columnCount > 1 { continue }
      let words = (0..<min(grid.columnCount, 8)).compactMap { grid.cell(at: GridSlot(row: row, column: $0)) }
        .filter { !$0.text.isEmpty }
      let isMarked = words.count { $0.kind == .header } * 2 > words.count || words.isEmpty
      return isMarked || !grid.hasMarkedHeaders ? row : nil
    }
    return nil
  }

  /// What stands over a column in the row of headers, marked or not; empty where there is no such row.
  func columnName(_ column: Int) -> String {
    headerRow.flatMap { grid.cell(at: GridSlot(row: $0, column: column))?.text.cut } ?? ""
  }

  /// The first words of a row that are text and no name of a control, a link or an image; nil for none.
  func rowText(_ row: Int) -> String? {
    (0..<min(grid.columnCount, 8)).lazy.compactMap { grid.cell(at: GridSlot(row: row, column: $0)) }
      .first { cell in
        !cell.text.isEmpty && cell.content.allSatisfy { if case .text = $0 { true } else { false } }
      }?.text
  }

  /// The text of the first filled cell of a row, by which people call it; nil for an empty row.
  func rowName(_ row: Int) -> String? {
    for column in 0..<min(grid.columnCount, 8) {
      let cell = grid.cell(at: GridSlot(row: row, column: column))
      if let text = cell?.text, !text.isEmpty { return text }
    }
    return nil
  }
}

extension GridCell {
  /// Whether the cell holds links and nothing else.
  fileprivate var isLinks: Bool {
    !content.isEmpty && content.allSatisfy { if case .link = $0 { true } else { false } }
  }
}

extension TableGrid {
  /// The same grid as it is read, by its author's marks and no guess: blank cells in its head name nothing.
  var read: TableGrid { hasMarkedHeaders ? withBlankHeaders : self }

  /// The table as a transcript in a dialect has it, by its author's marks and no guess.
  func told(in dialect: Dialect) -> MarkedTable {
    let isRowcall = dialect.id == Dialect.rowcall.id
    var table = MarkedTable(read, dialect: dialect)
    if isRowcall { table.outline.unnumberedRowCount = read.headerRowCount }
    return table
  }
}
