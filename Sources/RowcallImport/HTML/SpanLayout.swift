import RowcallModel

/// Lays cells with spans on a grid of slots, row after row, as the HTML standard's algorithm for forming a table does.
///
/// Only how far down each column is covered is kept, so that huge spans cost nothing until the grid is made.
struct SpanLayout {
  /// One cell on the grid.
  struct Placement {
    var slot: GridSlot
    /// The rows that it covers; 0 until its row group ends for a cell that reaches to the group's end.
    var rowSpan: Int
    var columnSpan: Int
  }

  private(set) var placements: [Placement] = []
  private(set) var rowCount = 0
  /// The number of columns so far (the standard's `xwidth`).
  private(set) var columnCount = 0
  /// For each column the row from which on it is free again.
  private var coveredUntil: [Int] = []
  /// The next column of the row in hand (the standard's `xcurrent`).
  private var column = 0
  private var groupStart = 0
  private var covered = 0
  let slots: HTMLSlots

  init(slots: HTMLSlots) { self.slots = slots }

  /// Adds columns that the author declared.
  mutating func addColumns(_ count: Int) throws(ImportError) { try widen(to: columnCount + count) }

  /// Begins the next row.
  mutating func beginRow() throws(ImportError) {
    rowCount += 1
    column = 0
    try slots.check(rowCount * columnCount)
  }

  /// Places the next cell of the row in the first free slot.
  ///
  /// - Parameters:
  ///   - rowSpan: 0 for all rows of the group that are left.
  ///   - first: the column before which the cell does not stand.
  mutating func place(rowSpan: Int, columnSpan: Int, from first: Int = 0) throws(ImportError) {
    let row = rowCount - 1
    column = max(column, first)
    while column < columnCount, coveredUntil[column] > row { column += 1 }
    try widen(to: column + columnSpan)
    let bottom = rowSpan == 0 ? Int.max : row + rowSpan
    for place in column..<column + columnSpan { coveredUntil[place] = max(coveredUntil[place], bottom) }
    placements.append(
      Placement(slot: GridSlot(row: row, column: column), rowSpan: rowSpan, columnSpan: columnSpan))
    column += columnSpan
  }

  /// Ends a group of rows: no cell reaches out of it, nor past the last row that there is.
  mutating func endRowGroup() throws(ImportError) {
    for index in groupStart..<placements.count {
      let left = rowCount - placements[index].slot.row
      let span = placements[index].rowSpan
      placements[index].rowSpan = span == 0 ? left : min(span, left)
      covered += placements[index].rowSpan * placements[index].columnSpan
    }
    groupStart = placements.count
    coveredUntil = Array(repeating: 0, count: columnCount)
    try slots.check(covered)
  }

  private mutating func widen(to count: Int) throws(ImportError) {
    guard count > columnCount else { return }
    columnCount = count
    try slots.check(max(rowCount, 1) * columnCount)
    coveredUntil += repeatElement(0, count: count - coveredUntil.count)
  }
}

/// How many slots the tables of a page may still have.
struct HTMLSlots {
  let path: String
  let limit: Int
  /// How many those before have.
  var used = 0
  /// The line of the table in hand.
  var line = 1

  /// Throws when so many more are too many.
  func check(_ more: Int) throws(ImportError) {
    guard more <= limit - used else {
      throw .limitExceeded(path: path, line: line, limit: .slots, value: limit)
    }
  }
}
