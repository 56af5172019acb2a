import RowcallModel

/// Forms the grid of a table that WAI-ARIA makes of any elements.
///
/// Rows and cells may be wrapped in other elements, and may stand elsewhere on the page if `aria-owns` names them. Where
/// every cell says which column it is, the cells are in those columns, without the columns that are not on the page.
struct ARIATableForming {
  let page: HTMLPage
  private var shape: TableShape
  /// The rows with their cells, in order, and to which `rowgroup` each belongs.
  private var rows: [Row] = []
  private var tree: HTMLTree { page.tree }

  private struct Row {
    var element: Int
    var group: Int?
    var cells: [Cell] = []
  }

  private struct Cell {
    var cell: TableShape.Cell
    var rowSpan: Int
    var columnSpan: Int
  }

  private init(page: HTMLPage, slots: HTMLSlots) {
    self.page = page
    shape = TableShape(slots: slots)
  }

  static func shape(of table: Int, on page: HTMLPage, slots: HTMLSlots) throws(ImportError) -> TableShape {
    var forming = ARIATableForming(page: page, slots: slots)
    forming.collect(table)
    try forming.lay()
    return forming.shape
  }

  private mutating func collect(_ table: Int) {
    for element in page.owned(by: table, where: { isRow($0) || isGroup($0) }) {
      let members = isRow(element) ? [element] : page.owned(by: element, where: isRow)
      let group = isRow(element) ? nil : element
      rows += members.map { Row(element: $0, group: group, cells: cells(of: $0)) }
    }
  }

  private func isGroup(_ element: Int) -> Bool {
    tree.role(element).map { $0 == .rowgroup } ?? [.thead, .tbody, .tfoot].contains(tree.tag(element))
  }

  private func isRow(_ element: Int) -> Bool {
    tree.role(element).map { $0 == .row } ?? (tree.tag(element) == .tr)
  }

  private func isCell(_ element: Int) -> Bool {
    tree.role(element).map(\.isCell) ?? [.td, .th].contains(tree.tag(element))
  }

  private func cells(of row: Int) -> [Cell] {
    var stated = StatedColumns(row, in: tree)
    return page.owned(by: row, where: isCell).map { element in
      let columns = min(max(tree.number(element, .columnSpan) ?? 1, 1), HTMLTableForming.largestColumnSpan)
      let rows = min(max(tree.number(element, .rowSpan) ?? 1, 0), HTMLTableForming.largestRowSpan)
      let cell = TableShape.Cell(element: element, statedColumn: stated.next(element, span: columns))
      return Cell(cell: cell, rowSpan: rows, columnSpan: columns)
    }
  }

  private mutating func lay() throws(ImportError) {
    let places = try columnPlaces()
    var groupStart = 0
    for (index, row) in rows.enumerated() {
      try shape.beginRow(row.element)
      for cell in row.cells {
        let first = cell.cell.statedColumn.flatMap { places[$0] } ?? 0
        try shape.add(cell.cell, rowSpan: cell.rowSpan, columnSpan: cell.columnSpan, from: first)
      }
      guard index + 1 == rows.count || rows[index + 1].group != row.group else { continue }
      try shape.endRowGroup(kind(of: rows[groupStart...index]), of: row.group)
      groupStart = index + 1
    }
  }

  /// The column of the grid for each stated one; empty unless all cells state theirs.
  private func columnPlaces() throws(ImportError) -> [Int: Int] {
    var stated: Set<Int> = []
    var covered = 0
    for cell in rows.lazy.flatMap(\.cells) {
      guard let column = cell.cell.statedColumn else { return [:] }
      covered += cell.columnSpan
      try shape.layout.slots.check(covered)
      stated.formUnion(column..<column + cell.columnSpan)
    }
    return Dictionary(uniqueKeysWithValues: stated.sorted().enumerated().map { ($1, $0) })
  }

  /// A group of nothing but column headers is the table's head; WAI-ARIA has no word for it.
  private func kind(of rows: ArraySlice<Row>) -> GridRowGroup.Kind {
    if let group = rows.first?.group, tree.tag(group) == .tfoot { return .foot }
    let cells = rows.lazy.flatMap(\.cells)
    return cells.allSatisfy { tree.role($0.cell.element) == .columnheader } ? .head : .body
  }
}

extension HTMLPage {
  /// The outermost elements of a kind below an element, then those that `aria-owns` gives it.
  ///
  /// Tables inside are not searched, nor what is left out, nor what belongs to another owner.
  func owned(by owner: Int, where fits: (Int) -> Bool) -> [Int] {
    var found = outermost(in: owner + 1..<tree.end(owner), isOwned: false, where: fits)
    var seen: Set<Int> = []
    for element in elements(owner, .owns) where owners[element] == owner && seen.insert(element).inserted {
      found += outermost(in: element..<tree.end(element), isOwned: true, where: fits)
    }
    return found
  }

  /// - Parameter isOwned: whether the first element of the range is one that `aria-owns` brought here.
  private func outermost(in range: Range<Int>, isOwned: Bool, where fits: (Int) -> Bool) -> [Int] {
    var found: [Int] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let isElsewhere = owners[place] != nil && !(isOwned && place == range.lowerBound)
      let isLeftOut = visibility[place] == .absent || visibility[place] == .veiled || tree.tag(place) == .text
      if isElsewhere || isLeftOut {
        place = tree.end(place)
      } else if fits(place) {
        found.append(place)
        place = tree.end(place)
      } else {
        place = tree.isTable(place) ? tree.end(place) : place + 1
      }
    }
    return found
  }
}
