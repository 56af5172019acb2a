import RowcallModel

/// Makes a `TableGrid` of each table of a page.
struct HTMLGridBuilder {
  let page: HTMLPage
  /// The number of each table by its element.
  let tables: [Int: Int]
  private var names: HTMLNames
  private var slots: HTMLSlots
  private var tree: HTMLTree { page.tree }

  init(page: HTMLPage, tables: [Int: Int], path: String, limits: ImportLimits) {
    self.page = page
    self.tables = tables
    names = HTMLNames(page: page, budget: HTMLBudget(path: path, limits: limits))
    slots = HTMLSlots(path: path, limit: limits[.slots])
  }

  /// The elements of the table whose grid was made last.
  private(set) var elements = HTMLTableElements(table: 0)

  /// The grid of one table.
  mutating func grid(of table: Int) throws(ImportError) -> TableGrid {
    elements = HTMLTableElements(table: table)
    slots.line = tree.line(table) ?? 1
    let shape = try shape(of: table)
    slots.used += shape.layout.rowCount * shape.layout.columnCount
    let numbers = shape.rowNumbers { page.visibility[$0] != .veiled }
    let language = page.language(of: table)
    var grid = TableGrid(
      role: role(of: table), columnCount: shape.layout.columnCount, rows: try rows(of: shape),
      cells: try cells(of: shape, rowNumbers: numbers, language: language),
      rowGroups: try groups(of: shape, rowNumbers: numbers), columnGroups: shape.columnGroups)
    grid.language = language
    grid.isRightToLeft = page.isRightToLeft(table)
    grid.line = tree.line(table)
    grid.statedRowCount = stated(tree.number(table, .rowCount), not: grid.rowCount)
    grid.statedColumnCount = stated(tree.number(table, .columnCount), not: grid.columnCount)
    try name(&grid, table)
    return grid
  }

  private func shape(of table: Int) throws(ImportError) -> TableShape {
    tree.tag(table) == .table
      ? try HTMLTableForming.shape(of: table, on: page, slots: slots)
      : try ARIATableForming.shape(of: table, on: page, slots: slots)
  }

  private func role(of table: Int) -> TableGrid.Role {
    tree.role(table).map { TableGrid.Role(rawValue: $0.rawValue) ?? .presentation } ?? .table
  }

  /// A number of rows or columns that says more than the grid does; -1 means that the author does not know it.
  private func stated(_ count: Int?, not own: Int) -> Int? {
    count.flatMap { $0 > 0 && $0 != own ? $0 : nil }
  }

  // MARK: - Names

  private mutating func name(_ grid: inout TableGrid, _ table: Int) throws(ImportError) {
    grid.label = try names.authored(table)
    if let caption = caption(of: table) { grid.caption = try names.content(caption) }
    let tooltip = try names.tooltip(table)
    let isNamed = grid.title != nil
    if !isNamed { grid.label = tooltip }
    let summary = try names.words(table, .summary)
    grid.details = try names.described(table) ?? summary ?? (isNamed ? tooltip : nil)
  }

  /// The table's caption, or that of a figure which holds nothing else.
  private func caption(of table: Int) -> Int? {
    let own = tree.children(table).first { tree.tag($0) == .caption && page.isShown($0) }
    if let own, tree.tag(table) == .table { return own }
    guard let figure = tree.parent(table), tree.tag(figure) == .figure else { return nil }
    let others = tree.children(figure).filter { $0 != table }
    guard others.count == 1, tree.tag(others[0]) == .figcaption, page.isShown(others[0]) else { return nil }
    return hasText(figure) ? nil : others[0]
  }

  /// Whether words stand directly in an element.
  private func hasText(_ element: Int) -> Bool {
    var node = element + 1
    while node < tree.end(element) {
      var words = HTMLWords()
      if tree.tag(node) == .text { words.add(tree.text(node)) }
      if !words.isEmpty { return true }
      node = tree.end(node)
    }
    return false
  }

  // MARK: - Rows

  private mutating func rows(of shape: TableShape) throws(ImportError) -> [GridRow] {
    var rows: [GridRow] = []
    for element in shape.rows where page.visibility[element] != .veiled {
      var row = GridRow(
        statedIndex: tree.ordinal(element, .rowIndex), label: try names.authored(element),
        states: page.states(of: element))
      row.level = tree.number(element, .level).flatMap { $0 > 0 ? $0 : nil }
      rows.append(row)
      elements.rows.append(element)
    }
    return rows
  }

  private mutating func groups(of shape: TableShape, rowNumbers: [Int]) throws(ImportError) -> [GridRowGroup]
  {
    var groups: [GridRowGroup] = []
    for group in shape.groups {
      let rows = rowNumbers[group.rows.lowerBound]..<rowNumbers[group.rows.upperBound]
      guard !rows.isEmpty else { continue }
      groups.append(GridRowGroup(group.kind, rows: rows, label: try names.authored(group.element)))
    }
    return groups
  }

  // MARK: - Cells

  private mutating func cells(
    of shape: TableShape, rowNumbers: [Int], language: String?
  ) throws(ImportError) -> [GridCell] {
    var cells: [GridCell] = []
    cells.reserveCapacity(shape.cells.count)
    for (cell, place) in zip(shape.cells, shape.layout.placements) where page.isShown(cell.element) {
      let rows = rowNumbers[place.slot.row]..<rowNumbers[place.slot.row + place.rowSpan]
      guard !rows.isEmpty else { continue }
      let slot = GridSlot(row: rows.lowerBound, column: place.slot.column)
      let content = try HTMLContent(of: cell.element, on: page, tables: tables, names: &names)
      var made = GridCell(content.pieces, at: slot, rowSpan: rows.count, columnSpan: place.columnSpan)
      if !content.addresses.isEmpty { made.addresses = content.addresses }
      made.statedColumn = cell.statedColumn
      made.line = tree.line(cell.element)
      if let own = page.language(of: cell.element), own != language { made.language = own }
      if tree.hasAttributes(cell.element) { try describe(&made, cell.element) }
      if tree.tag(cell.element) == .th || made.scope != nil { made.kind = kind(of: cell.element) }
      cells.append(made)
      elements.cells.append(cell.element)
    }
    return cells
  }

  /// Adds what the attributes of a cell say.
  private mutating func describe(_ cell: inout GridCell, _ element: Int) throws(ImportError) {
    cell.scope = scope(of: element)
    cell.id = tree[element, .id].flatMap { $0.isEmpty ? nil : $0 }
    cell.headerIDs = tree[element, .headers]?.tokens
    cell.abbreviation = try names.words(element, .abbr)
    cell.label = try names.authored(element)
    let tooltip = try names.tooltip(element)
    cell.details = try names.described(element) ?? (tooltip == cell.label ? nil : tooltip)
    cell.states = page.states(of: element)
  }

  private func kind(of element: Int) -> GridCell.Kind {
    guard let role = tree.role(element), role.isCell else {
      return tree.tag(element) == .th ? .header : .data
    }
    return role.isHeader ? .header : .data
  }

  /// To what a header applies: a role says the axis, `scope` whether the whole group is meant.
  private func scope(of element: Int) -> GridCell.Scope? {
    let written = tree.tag(element) == .th ? tree.word(element, .scope) : nil
    return switch (tree.role(element), written) {
    case (.cell, _), (.gridcell, _): nil
    case (.columnheader, "colgroup"): .columnGroup
    case (.columnheader, _): .column
    case (.rowheader, "rowgroup"): .rowGroup
    case (.rowheader, _): .row
    case (_, "row"): .row
    case (_, "col"): .column
    case (_, "rowgroup"): .rowGroup
    case (_, "colgroup"): .columnGroup
    default: nil
    }
  }
}
