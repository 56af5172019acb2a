import RowcallModel

/// For each cell of a grid, what it is a header of.
///
/// The definitions are those of https://html.spec.whatwg.org/multipage/tables.html#column-header and what follows it.
struct HeaderKinds {
  /// For each cell whether it is a header cell that covers any slot.
  let isHeader: [Bool]
  /// For each cell what it applies to; nil for data, and for a header that is in the middle of data and says no scope.
  ///
  /// By the standard a cell never applies to two of these: "The cell's scope attribute is in the Auto state, the cell is
  /// not a column header, and ..." (https://html.spec.whatwg.org/multipage/tables.html#row-header).
  let kinds: [GridCell.Scope?]

  init(_ grid: TableGrid) {
    // Cells are large and many: one pass reads what is needed of all, and copies none.
    let cells = grid.cells
    var isHeader = Array(repeating: false, count: cells.count)
    var dataRows = CoveredLines(count: grid.rowCount)
    var dataColumns = CoveredLines(count: grid.columnCount)
    for index in cells.indices where cells[index].coversSlots {
      if cells[index].kind == .header {
        isHeader[index] = true
      } else {
        dataRows.cover(cells[index].rows)
        dataColumns.cover(cells[index].columns)
      }
    }
    dataRows.sum()
    dataColumns.sum()
    self.isHeader = isHeader
    kinds = cells.indices.map { index in
      isHeader[index] ? Self.kind(of: cells[index], dataRows, dataColumns) : nil
    }
  }

  private static func kind(
    of header: GridCell, _ dataRows: CoveredLines, _ dataColumns: CoveredLines
  ) -> GridCell.Scope? {
    if let scope = header.scope { return scope }
    // "there are no data cells in any of the cells covering slots with y-coordinates y .. y+height-1"
    if !dataRows.touch(header.rows) { return .column }
    // "there are no data cells in any of the cells covering slots with x-coordinates x .. x+width-1"
    return dataColumns.touch(header.columns) ? nil : .row
  }
}

/// The rows, or the columns, that some cells cover.
private struct CoveredLines {
  /// Until `sum`, by how much the number of covering cells changes at each line; then, how many lines before it are
  /// covered.
  private var counts: [Int]

  init(count: Int) { counts = Array(repeating: 0, count: count + 1) }

  /// Adds a cell: one where it starts, taken away where it ends, so that spans cost no more than single cells.
  mutating func cover(_ lines: Range<Int>) {
    counts[lines.lowerBound] += 1
    counts[lines.upperBound] -= 1
  }

  /// Makes the lines ready to be asked for.
  mutating func sum() {
    var (depth, covered) = (0, 0)
    for line in counts.indices {
      depth += counts[line]
      counts[line] = covered
      if depth > 0 { covered += 1 }
    }
  }

  func touch(_ lines: Range<Int>) -> Bool { counts[lines.upperBound] > counts[lines.lowerBound] }
}
