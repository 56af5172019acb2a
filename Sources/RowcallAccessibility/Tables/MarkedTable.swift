import RowcallModel

/// A table that its author marked up, as a listener moves through it.
///
/// Which cells are headers is settled when it is made; a cell is put together when it is asked for.
package struct MarkedTable: AccessibleTable, Sendable {
  /// The table as it was marked up.
  package let grid: TableGrid
  /// What is said of the table as a whole.
  package var outline: TableOutline

  private let headers: any CellHeaders
  /// What is said before other cells, by the header cell.
  private let labels: [Int: HeaderLabel]
  /// The cells over several slots, which are asked for at each of them.
  private var merged: [Int: AccessibleCell] = [:]

  /// Prepares a table with the header cells of the HTML standard.
  package init(_ grid: TableGrid) { self.init(grid, headers: HeaderResolution(grid)) }

  /// Prepares a table with the header cells of another rule, which was made for the same grid.
  package init(_ grid: TableGrid, headers: any CellHeaders) {
    self.grid = grid
    self.headers = headers
    outline = TableOutline(grid)
    // A long header of many cells is read once.
    let isNamed = grid.cells.contains { $0.headerIDs != nil }
    labels = grid.cells.indices.reduce(into: [:]) { labels, index in
      guard headers.axis(of: index) != nil || isNamed && grid.cells[index].id != nil else { return }
      labels[index] = HeaderLabel(grid.cells[index])
    }
    for index in grid.cells.indices where grid.cells[index].isMerged { merged[index] = cell(index) }
  }

  /// The cell that covers a slot; nil where there is none, and outside the table.
  package func cell(at slot: GridSlot) -> AccessibleCell? {
    grid.index(at: slot).map { merged[$0] ?? cell($0) }
  }

  private func cell(_ index: Int) -> AccessibleCell {
    let source = grid.cells[index]
    var cell = AccessibleCell(element(of: index), span: CellSpan(source))
    cell.pieces = source.label == nil ? source.content.filter { !$0.isWhiteSpace } : []
    let assigned = headers.assignedHeaders(of: index)
    cell.columnHeaders = said(assigned.columns, isShortened: assigned.shortened.contains(.column))
    cell.rowHeaders = said(assigned.rows, isShortened: assigned.shortened.contains(.row))
    cell.statedColumn = source.statedColumn
    cell.statedRow = grid.rows[source.slot.row].statedIndex
    cell.row = grid.rows[source.slot.row]
    return cell
  }

  private func element(of index: Int) -> AccessibilityElement {
    let source = grid.cells[index]
    var element = AccessibilityElement(role(of: index), label: source.name, value: nil)
    element.hint = source.details
    element.states = source.states
    element.language = source.language
    element.level = grid.rows[source.slot.row].level
    element.span = CellSpan(source)
    return element
  }

  private func role(of index: Int) -> AccessibilityRole {
    switch headers.axis(of: index) {
    case .column: .columnHeader
    case .row: .rowHeader
    case nil: .cell
    }
  }

  /// What is said for the headers of an axis; "…" stands for those that are left out.
  private func said(_ headers: [Int], isShortened: Bool) -> [HeaderLabel] {
    let said = headers.map { labels[$0] ?? HeaderLabel(grid.cells[$0]) }
    guard isShortened, let first = said.first else { return said }
    return [HeaderLabel(RepetitionLimit.ellipsis, span: first.span)] + said
  }
}

extension MarkedTable {
  /// Whether some cell has more headers than are said with it.
  package var shortensHeaders: Bool {
    labels.count > RepetitionLimit.headers
      && grid.cells.indices.contains { !headers.assignedHeaders(of: $0).shortened.isEmpty }
  }
}

extension HeaderLabel {
  /// How a header cell is said before others; a browser's rules also name headers that have nothing to say.
  fileprivate init(_ cell: GridCell) {
    self.init(
      RepetitionLimit.cut(cell.name ?? ""), abbreviation: cell.abbreviation.map(RepetitionLimit.cut),
      span: CellSpan(cell))
  }
}

extension TableOutline {
  /// What is said of a grid as a whole.
  package init(_ grid: TableGrid) {
    self.init(
      role: grid.role, label: grid.label ?? grid.caption, rowCount: grid.rowCount,
      columnCount: grid.columnCount)
    caption = grid.caption
    details = grid.details
    language = grid.language
    isRightToLeft = grid.isRightToLeft
    statedRowCount = grid.statedRowCount
    statedColumnCount = grid.statedColumnCount
    isGuessedLayout = grid.isGuessedLayout
    isUniform = grid.cells.allSatisfy { $0.rowSpan == 1 && $0.columnSpan == 1 }
  }
}

extension CellSpan {
  /// The slots that a cell of a grid covers.
  init(_ cell: GridCell) { self.init(rows: cell.rows, columns: cell.columns) }
}

extension GridCell {
  /// Whether the cell covers more than one slot.
  fileprivate var isMerged: Bool { coversSlots && (rowSpan > 1 || columnSpan > 1) }

  /// The accessible name: the author's, else the text; nil when there is nothing to say.
  var name: String? {
    let name = (label ?? text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return name.isEmpty ? nil : name
  }
}

extension CellPiece {
  /// Whether the piece is text in which there is nothing to hear.
  var isWhiteSpace: Bool {
    guard case .text(let text) = self else { return false }
    return text.allSatisfy(\.isWhitespace)
  }
}
