import RowcallModel

/// The header cells of each cell as the accessibility layer of Gecko, Firefox's engine, tells them to screen readers.
///
/// That layer does not follow the HTML standard's algorithm: without `scope` the neighbours in its row decide what a
/// header names, and each cell then has all column headers above and all row headers before its first slot.
/// (`HTMLTableHeaderCellAccessible::NativeRole`, `TableCellAccessible::RowHeaderCells` and `PrevColHeader`.)
package struct AdjacentHeaders: CellHeaders {
  private let grid: TableGrid
  private let axes: [HeaderAxis?]
  private let identified: [String: Int]
  /// For each cell the column header next above it, or -1.
  private let above: [Int32]
  /// For each row its row headers, from the first column on.
  private let rowHeaders: [[Int32]]

  /// Settles what each header of a grid names.
  package init(_ grid: TableGrid) {
    self.grid = grid
    axes = Self.axes(of: grid)
    identified = grid.cells.firstOfEachID
    above = Self.headersAbove(in: grid, axes)
    rowHeaders = Self.rowHeaders(in: grid, axes)
  }

  /// The direction in which a cell names others; nil for data.
  package func axis(of cell: Int) -> HeaderAxis? { axes.indices.contains(cell) ? axes[cell] : nil }

  /// The headers that the author assigned, else those above and before the cell; of very many those next to it
  /// (`RepetitionLimit`).
  package func assignedHeaders(of cell: Int) -> AssignedHeaders {
    guard grid.cells.indices.contains(cell), grid.cells[cell].coversSlots else { return AssignedHeaders() }
    let named = (grid.cells[cell].headerIDs ?? []).compactMap { identified[$0] }.filter { $0 != cell }
    let assigned = AssignedHeaders(
      columns: named.filter { axes[$0] == .column }, rows: named.filter { axes[$0] == .row }
    ).shortened(keepsLast: false)
    let found = AssignedHeaders(
      columns: assigned.columns.isEmpty ? headersAbove(cell) : [],
      rows: assigned.rows.isEmpty ? headersBefore(cell) : []
    ).shortened()
    var headers = AssignedHeaders(columns: assigned.columns + found.columns, rows: assigned.rows + found.rows)
    headers.shortened = assigned.shortened.union(found.shortened)
    return headers
  }

  /// The column headers above a cell, each found from the first slot of the one below it.
  private func headersAbove(_ cell: Int) -> [Int] {
    var found: [Int] = []
    var next = above[cell]
    while next >= 0, found.count < AssignedHeaders.wanted {
      found.append(Int(next))
      next = above[Int(next)]
    }
    return found.reversed()
  }

  /// The row headers that start before a cell, in its first row.
  private func headersBefore(_ cell: Int) -> [Int] {
    let (slot, headers) = (grid.cells[cell].slot, rowHeaders[grid.cells[cell].slot.row])
    let count = headers.indices.partitionPoint { grid.cells[Int(headers[$0])].slot.column >= slot.column }
    return headers[..<count].suffix(AssignedHeaders.wanted).map(Int.init)
  }
}

// MARK: - The way to headers

extension AdjacentHeaders {
  /// For each cell the column header next above its first slot, by one walk down all columns.
  private static func headersAbove(in grid: TableGrid, _ axes: [HeaderAxis?]) -> [Int32] {
    var above = [Int32](repeating: -1, count: grid.cells.count)
    guard axes.contains(.column) else { return above }
    let starts = Dictionary(grouping: grid.cells.indices) { grid.cells[$0].slot.row }
    var nearest = [Int32](repeating: -1, count: grid.columnCount)
    for row in 0..<grid.rowCount {
      for cell in starts[row] ?? [] where nearest.indices.contains(grid.cells[cell].slot.column) {
        above[cell] = nearest[grid.cells[cell].slot.column]
      }
      for column in nearest.indices {
        guard let cell = grid.index(at: GridSlot(row: row, column: column)), axes[cell] == .column else {
          continue
        }
        nearest[column] = Int32(cell)
      }
    }
    return above
  }

  /// For each row its row headers, each in the column in which it starts.
  private static func rowHeaders(in grid: TableGrid, _ axes: [HeaderAxis?]) -> [[Int32]] {
    guard axes.contains(.row) else { return Array(repeating: [], count: grid.rowCount) }
    return (0..<grid.rowCount).map { row in
      (0..<grid.columnCount).compactMap { column in
        let cell = grid.index(at: GridSlot(row: row, column: column))
        return cell.flatMap { axes[$0] == .row && grid.cells[$0].slot.column == column ? Int32($0) : nil }
      }
    }
  }
}

// MARK: - What a header names

extension AdjacentHeaders {
  private static func axes(of grid: TableGrid) -> [HeaderAxis?] {
    var axes = [HeaderAxis?](repeating: nil, count: grid.cells.count)
    let rows = Dictionary(grouping: grid.cells.indices) { grid.cells[$0].slot.row }
    for row in rows.values {
      let indices = row.sorted { grid.cells[$0].slot.column < grid.cells[$1].slot.column }
      let cells = indices.map { grid.cells[$0] }
      for (place, index) in indices.enumerated() where cells[place].kind == .header {
        axes[index] = axis(of: place, among: cells)
      }
    }
    return axes
  }

  /// What a header names, by its `scope`, else by the cells that are written beside it.
  private static func axis(of place: Int, among cells: [GridCell]) -> HeaderAxis {
    if let scope = cells[place].scope { return scope.axis }
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
