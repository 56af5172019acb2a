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
  package init(of table: some AccessibleTable, rows: Range<Int>) throws {
    try self.init(of: table, rows: [rows])
  }

  /// Builds the tree of several stretches of rows of a data table, which stand in order and apart from each other.
  ///
  /// - Throws: whatever the table throws when it is asked for a cell.
  package init(of table: some AccessibleTable, rows: [Range<Int>]) throws {
    self.init(root: try DataTableBuilder(table: table, rows: rows).node)
  }
}

/// Builds the nodes of some rows of a data table.
private struct DataTableBuilder<Table: AccessibleTable> {
  let table: Table
  let outline: TableOutline
  let rows: [Range<Int>]
  /// The rows at which stretches begin: what starts above them stands there.
  private let firstRows: Set<Int>

  init(table: Table, rows: [Range<Int>]) {
    self.table = table
    outline = table.outline
    let all = 0..<max(0, outline.rowCount)
    self.rows = rows.map { $0.clamped(to: all) }
    firstRows = Set(self.rows.map(\.lowerBound))
  }

  var node: AccessibilityNode {
    get throws {
      let caption = outline.caption.map { AccessibilityNode.element(.init(.caption, label: $0)) }
      let rows = try rows.flatMap(nodes(of:))
      let children = [caption].compactMap { $0 } + rows + [index].compactMap { $0 }
      return .container(outline.container, children: children)
    }
  }

  /// The titles of the sections as one thing that is moved from title to title; nil for a table without sections.
  private var index: AccessibilityNode? {
    guard let first = table.sections.first else { return nil }
    var index = AccessibilityElement(.index, value: first.title)
    index.position = SetPosition(0, of: table.sections.count)
    index.actions = [.activate, .increment, .decrement]
    return .element(index)
  }

  /// Consecutive rows; those of a section in a container of their own, under its title.
  private func nodes(of rows: Range<Int>) throws -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    var start = rows.lowerBound
    for section in table.sections where section.rows.overlaps(rows) {
      let inside = section.rows.clamped(to: rows)
      nodes += try (start..<inside.lowerBound).map(row)
      var heading = AccessibilityElement(.heading, label: section.title)
      heading.level = 2
      let children = [.element(heading)] + (try inside.map(row))
      nodes.append(.container(AccessibilityContainer(.section, label: section.title), children: children))
      start = inside.upperBound
    }
    return nodes + (try (start..<rows.upperBound).map(row))
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
        if container.position == nil { describe(&container, row, by: cell) }
      }
      column = next(after: column, in: row, cell)
    }
    container.position = container.position ?? position(of: row)
    return .container(container, children: nodes)
  }

  /// Whether a cell belongs to a row: the row in which it starts, or the first one that is built.
  private func starts(_ cell: AccessibleCell, in row: Int) -> Bool {
    cell.span.rows.lowerBound == row || firstRows.contains(row)
  }

  /// Goes over a wide cell in one step, but not in the first row: there a cell from above may have one of its slots.
  private func next(after column: Int, in row: Int, _ cell: AccessibleCell?) -> Int {
    guard let cell, !firstRows.contains(row) else { return column + 1 }
    return max(column + 1, cell.span.columns.upperBound)
  }

  /// Adds the place of a row and what its author said of it, as a cell that starts in it knows them.
  private func describe(_ container: inout AccessibilityContainer, _ row: Int, by cell: AccessibleCell) {
    guard cell.span.rows.lowerBound == row else { return }
    container.position = cell.statedRow.map { SetPosition($0, of: outline.countedRows) } ?? position(of: row)
    container.label = cell.row?.label
    container.states = cell.row?.states ?? CellStates()
    container.level = cell.row?.level
  }

  /// The place of a row among those that are numbered; nil for the row of names above rows of data.
  private func position(of row: Int) -> SetPosition? {
    let number = row - outline.unnumberedRowCount
    return number < 0 ? nil : SetPosition(number, of: outline.countedRows)
  }
}

extension TableOutline {
  /// How many rows have numbers.
  fileprivate var countedRows: Int { statedRowCount ?? rowCount - unnumberedRowCount }

  /// The container of the table's rows.
  fileprivate var container: AccessibilityContainer {
    var container = AccessibilityContainer(
      .dataTable(rows: countedRows, columns: statedColumnCount ?? columnCount), label: label)
    container.role = role == .table ? nil : role
    container.hint = details
    container.language = language
    container.isRightToLeft = isRightToLeft
    return container
  }
}
