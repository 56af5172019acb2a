import RowcallModel

/// Forms the grid of a `table` element, by the HTML standard's "algorithm for forming a table"
/// (https://html.spec.whatwg.org/multipage/tables.html#forming-a-table).
///
/// Rows that only a span would make are cut, as browsers cut them. Rows and cells that are not rendered take no place;
/// those that are only hidden keep theirs.
struct HTMLTableForming {
  let page: HTMLPage
  private var shape: TableShape
  private var tree: HTMLTree { page.tree }

  /// The largest spans that count, by the standard.
  static let largestColumnSpan = 1000
  static let largestRowSpan = 65534

  private init(page: HTMLPage, slots: HTMLSlots) {
    self.page = page
    shape = TableShape(slots: slots)
  }

  static func shape(of table: Int, on page: HTMLPage, slots: HTMLSlots) throws(ImportError) -> TableShape {
    var forming = HTMLTableForming(page: page, slots: slots)
    try forming.form(table)
    return forming.shape
  }

  private mutating func form(_ table: Int) throws(ImportError) {
    let parts = tree.children(table)
    let firstRows = parts.firstIndex { isRows(tree.tag($0)) } ?? parts.count
    for part in parts[..<firstRows] where tree.tag(part) == .colgroup { try addColumns(part) }
    // Each foot comes after everything else, wherever it stands.
    let rows = parts[firstRows...].filter { isRows(tree.tag($0)) && page.visibility[$0] != .absent }
    for part in rows where tree.tag(part) != .tfoot { try addRows(part) }
    try shape.endRowGroup()
    for part in rows where tree.tag(part) == .tfoot { try addGroup(part, .foot) }
  }

  private func isRows(_ tag: HTMLTag) -> Bool {
    tag == .tr || tag == .thead || tag == .tbody || tag == .tfoot
  }

  private mutating func addColumns(_ group: Int) throws(ImportError) {
    let columns = tree.children(group).filter { tree.tag($0) == .col }
    if columns.isEmpty { return try shape.addColumnGroup(columnSpan(group, .span)) }
    var count = 0
    for column in columns {
      count += columnSpan(column, .span)
      try shape.layout.slots.check(count)
    }
    try shape.addColumnGroup(count)
  }

  private mutating func addRows(_ part: Int) throws(ImportError) {
    switch tree.tag(part) {
    case .tr: try addRow(part)
    case .thead: try addGroup(part, .head)
    default: try addGroup(part, .body)
    }
  }

  private mutating func addGroup(_ group: Int, _ kind: GridRowGroup.Kind) throws(ImportError) {
    try shape.endRowGroup()
    for row in tree.children(group) where tree.tag(row) == .tr && page.visibility[row] != .absent {
      try addRow(row)
    }
    try shape.endRowGroup(kind, of: group)
  }

  private mutating func addRow(_ row: Int) throws(ImportError) {
    try shape.beginRow(row)
    var stated = StatedColumns(row, in: tree)
    for cell in tree.children(row)
    where (tree.tag(cell) == .td || tree.tag(cell) == .th) && page.visibility[cell] != .absent {
      let columns = columnSpan(cell, .colspan)
      try shape.add(
        TableShape.Cell(element: cell, statedColumn: stated.next(cell, span: columns)),
        rowSpan: rowSpan(cell), columnSpan: columns)
    }
  }

  /// A number of columns: 1 when it is none or zero, 1000 at most.
  private func columnSpan(_ element: Int, _ attribute: HTMLAttribute) -> Int {
    guard let span = tree.number(element, attribute), span > 0 else { return 1 }
    return min(span, Self.largestColumnSpan)
  }

  /// A number of rows: 1 when it is none, 0 for all that are left, 65,534 at most.
  private func rowSpan(_ cell: Int) -> Int {
    guard let span = tree.number(cell, .rowspan), span >= 0 else { return 1 }
    return min(span, Self.largestRowSpan)
  }
}

/// The columns that the author says the cells of one row are, by `aria-colindex` on cells, or on the row for its first.
struct StatedColumns {
  private let tree: HTMLTree
  private var following: Int?

  init(_ row: Int, in tree: HTMLTree) {
    self.tree = tree
    following = tree.ordinal(row, .columnIndex)
  }

  /// The column of the row's next cell, counted from zero; nil if neither it nor one before it has one.
  mutating func next(_ cell: Int, span: Int) -> Int? {
    let column = tree.ordinal(cell, .columnIndex) ?? following
    following = column.map { $0 + span }
    return column
  }
}

extension HTMLTree {
  /// A number that counts from one, given from zero; nil for anything else, and for numbers nobody could mean.
  func ordinal(_ node: Int, _ name: HTMLAttribute) -> Int? {
    number(node, name).flatMap { (1...Int(Int32.max)).contains($0) ? $0 - 1 : nil }
  }
}
