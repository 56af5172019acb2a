import RowcallModel

/// The rows and cells of one table by their elements, laid on a grid.
struct TableShape {
  /// A group of rows.
  struct Group {
    var kind: GridRowGroup.Kind
    var rows: Range<Int>
    var element: Int
  }

  struct Cell {
    var element: Int
    /// The column that the author says it is, counted from zero; nil if the author does not.
    var statedColumn: Int?
  }

  private(set) var layout: SpanLayout
  private(set) var rows: [Int] = []
  /// The cells, in the order of the layout's placements.
  private(set) var cells: [Cell] = []
  private(set) var groups: [Group] = []
  private(set) var columnGroups: [Range<Int>] = []
  private var groupStart = 0

  init(slots: HTMLSlots) { layout = SpanLayout(slots: slots) }

  mutating func addColumnGroup(_ columns: Int) throws(ImportError) {
    let start = layout.columnCount
    try layout.addColumns(columns)
    columnGroups.append(start..<layout.columnCount)
  }

  /// Begins the next row.
  mutating func beginRow(_ element: Int) throws(ImportError) {
    rows.append(element)
    try layout.beginRow()
  }

  /// Adds a cell to the row in hand.
  mutating func add(_ cell: Cell, rowSpan: Int, columnSpan: Int, from first: Int = 0) throws(ImportError) {
    try layout.place(rowSpan: rowSpan, columnSpan: columnSpan, from: first)
    cells.append(cell)
  }

  /// Ends the rows since the last group; with an element, they are a group.
  mutating func endRowGroup(_ kind: GridRowGroup.Kind = .body, of element: Int? = nil) throws(ImportError) {
    try layout.endRowGroup()
    if let element, groupStart < rows.count {
      groups.append(Group(kind: kind, rows: groupStart..<rows.count, element: element))
    }
    groupStart = rows.count
  }

  /// For each row its number once the rows that are left out are gone, and at the end the number of rows then.
  func rowNumbers(keeping isKept: (Int) -> Bool) -> [Int] {
    var numbers = [0]
    for row in rows { numbers.append(numbers[numbers.count - 1] + (isKept(row) ? 1 : 0)) }
    return numbers
  }
}
