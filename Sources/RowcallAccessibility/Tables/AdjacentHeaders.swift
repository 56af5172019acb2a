public import RowcallModel

/// The header cells of each cell as the accessibility layer of Gecko, Firefox's engine, tells them to screen readers.
///
/// That layer does not follow the HTML standard's algorithm: without `scope` the neighbours in its row decide what a
/// header names, and each cell then has all column headers above and all row headers before its first slot.
/// (`HTMLTableHeaderCellAccessible::NativeRole`, `TableCellAccessible::RowHeaderCells` and `PrevColHeader`.)
public struct AdjacentHeaders: CellHeaders {
  private let grid: TableGrid
  private let axes: [HeaderAxis?]
  private let identified: [String: Int]

  /// Settles what each header of a grid names.
  public init(_ grid: TableGrid) {
    self.grid = grid
    axes = Self.axes(of: grid)
    identified = Dictionary(
      grid.cells.enumerated().compactMap { index, cell in cell.id.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The direction in which a cell names others; nil for data.
  public func axis(of cell: Int) -> HeaderAxis? { axes.indices.contains(cell) ? axes[cell] : nil }

  /// The headers that the author assigned, else those above and before the cell.
  public func assignedHeaders(of cell: Int) -> AssignedHeaders {
    guard grid.cells.indices.contains(cell), grid.cells[cell].coversSlots else { return AssignedHeaders() }
    let named = (grid.cells[cell].headerIDs ?? []).compactMap { identified[$0] }.filter { $0 != cell }
    let columns = named.filter { axes[$0] == .column }
    let rows = named.filter { axes[$0] == .row }
    return AssignedHeaders(
      columns: columns.isEmpty ? headersAbove(cell) : columns, rows: rows.isEmpty ? headersBefore(cell) : rows
    )
  }

  /// The column headers above a cell, each found from the first slot of the one below it.
  private func headersAbove(_ cell: Int) -> [Int] {
    var found: [Int] = []
    var slot = grid.cells[cell].slot
    while slot.row > 0 {
      slot.row -= 1
      guard let above = grid.index(at: slot), axes[above] == .column else { continue }
      found.append(above)
      slot = grid.cells[above].slot
    }
    return found.reversed()
  }

  /// The row headers that start before a cell, in its first row.
  private func headersBefore(_ cell: Int) -> [Int] {
    let slot = grid.cells[cell].slot
    return (0..<slot.column).compactMap { column in
      let before = grid.index(at: GridSlot(row: slot.row, column: column))
      return before.flatMap { axes[$0] == .row && grid.cells[$0].slot.column == column ? $0 : nil }
    }
  }
}

// MARK: - What a header names

extension AdjacentHeaders {
  private static func axes(of grid: TableGrid) -> [HeaderAxis?] {
    var axes = [HeaderAxis?](repeating: nil, count: grid.cells.count)
    let rows = Dictionary(grouping: grid.cells.indices) { grid.cells[$0].slot.row }
    for row in rows.values {
      let cells = row.sorted { grid.cells[$0].slot.column < grid.cells[$1].slot.column }
      for place in cells.indices where grid.cells[cells[place]].kind == .header {
        axes[cells[place]] = axis(of: place, among: cells.map { grid.cells[$0] })
      }
    }
    return axes
  }

  /// What a header names, by its `scope`, else by the cells that are written beside it.
  private static func axis(of place: Int, among cells: [GridCell]) -> HeaderAxis {
    switch cells[place].scope {
    case .column, .columnGroup: return .column
    case .row, .rowGroup: return .row
    case nil: break
    }
    let before = cells[..<place]
    let after = cells[(place + 1)...]
    let isHeaderBefore = before.last?.kind == .header
    let isHeaderAfter = after.first?.kind == .header
    // A header on one side and a single other cell on the other: the corner above row headers is often data.
    if isHeaderAfter, isHeaderBefore || before.count == 1 { return .column }
    if isHeaderBefore, after.count == 1 { return .column }
    if before.last?.kind == .data || after.first?.kind == .data { return .row }
    guard cells[place].rowSpan > 1, cells.count > 1 else { return .column }
    // A tall header with two headers, or one at the edge, beside it stands among column headers.
    let isAmongHeaders =
      (isHeaderBefore && before.dropLast().last?.kind != .data)
      || (isHeaderAfter && after.dropFirst().first?.kind != .data)
    return isAmongHeaders ? .column : .row
  }
}
