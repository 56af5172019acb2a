import RowcallModel

extension AccessibilityTree {
  /// Builds the tree of some rows of a data table, with the counts of the whole.
  ///
  /// Only cells of those rows are asked for. A cell that starts above them stands in the first of them.
  ///
  /// - Parameters:
  ///   - table: the table.
  ///   - rows: the rows, counted from zero, header rows included; what lies outside the table is left out.
  /// - Throws: whatever the table throws when it is asked for a cell.
  public init(of table: some AccessibleTable, rows: Range<Int>) throws {
    self.init(root: try DataTableBuilder(table: table, rows: rows).node)
  }
}

/// Builds the nodes of some rows of a data table.
private struct DataTableBuilder<Table: AccessibleTable> {
  let table: Table
  let outline: TableOutline
  let rows: Range<Int>

  init(table: Table, rows: Range<Int>) {
    self.table = table
    outline = table.outline
    self.rows = rows.clamped(to: 0..<max(0, outline.rowCount))
  }

  var node: AccessibilityNode {
    get throws {
      let container = outline.container
      let caption = outline.caption.map { AccessibilityNode.element(.init(.caption, label: $0)) }
      return .container(container, children: [caption].compactMap { $0 } + (try rows.map(row)))
    }
  }

  private func row(_ row: Int) throws -> AccessibilityNode {
    var container = AccessibilityContainer(.row)
    var nodes: [AccessibilityNode] = []
    var column = 0
    var seen: Set<CellSpan> = []
    while column < outline.columnCount {
      let cell = try table.cell(at: GridSlot(row: row, column: column))
      let isFirstTime = cell.map { starts($0, in: row) && seen.insert($0.span).inserted }
      if let cell, isFirstTime == true {
        nodes.append(.cell(cell))
        if container.position == nil { (container.position, container.label) = said(of: row, by: cell) }
      }
      column = next(after: column, in: row, cell)
    }
    container.position = container.position ?? SetPosition(row, of: count)
    return .container(container, children: nodes)
  }

  /// Whether a cell belongs to a row: the row in which it starts, or the first one that is built.
  private func starts(_ cell: AccessibleCell, in row: Int) -> Bool {
    cell.span.rows.lowerBound == row || row == rows.lowerBound
  }

  /// Goes over a wide cell in one step, but not in the first row: there a cell from above may have one of its slots.
  private func next(after column: Int, in row: Int, _ cell: AccessibleCell?) -> Int {
    guard let cell, row != rows.lowerBound else { return column + 1 }
    return max(column + 1, cell.span.columns.upperBound)
  }

  /// The place and the name of a row, as a cell that starts in it knows them.
  private func said(of row: Int, by cell: AccessibleCell) -> (SetPosition?, String?) {
    guard cell.span.rows.lowerBound == row else { return (nil, nil) }
    return (SetPosition(cell.statedRow ?? row, of: count), cell.row?.label)
  }

  private var count: Int? { outline.statedRowCount ?? outline.rowCount }
}

extension TableOutline {
  /// The container of the table's rows.
  fileprivate var container: AccessibilityContainer {
    var container = AccessibilityContainer(
      .dataTable(rows: statedRowCount ?? rowCount, columns: statedColumnCount ?? columnCount), label: label)
    container.language = language
    return container
  }
}
