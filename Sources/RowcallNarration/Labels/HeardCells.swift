public import RowcallModel
public import RowcallValues

/// Which slots of a page's table a list leaves out, since the cell that covers them has just been heard.
///
/// - A text over several columns is heard once; a value is heard under each of its headers.
/// - A header over several rows whose rows have headers of their own is heard in the first of them.
public struct HeardCells: Hashable, Sendable {
  private let grid: TableGrid
  private let rows: [Int]
  private let selection: RowSelection
  /// The cells over several columns that are text.
  private let texts: Set<Int>
  /// The headers over several rows.
  private let groups: Set<Int>
  /// The rows of the grid with a header that is theirs alone.
  private let namedRows: Set<Int>

  /// Finds the cells that are heard once.
  ///
  /// - Parameters:
  ///   - rows: which rows of the grid are read, in order.
  ///   - selection: which of those are wanted; a header is heard in the first wanted row that it covers.
  ///   - readers: one for each of the table's columns; they tell text from values.
  public init(
    _ grid: TableGrid, rows: [Int], selection: RowSelection = .all, readers: [CellReader]
  ) {
    self.grid = grid
    self.rows = rows
    self.selection = selection
    let cells = grid.cells
    texts = Set(
      cells.indices.filter { index in
        let cell = cells[index]
        return cell.columnSpan > 1 && readers.indices.contains(cell.slot.column)
          && Self.isText(cell.label ?? cell.text, readers[cell.slot.column])
      })
    groups = Set(cells.indices.filter { cells[$0].kind == .header && cells[$0].rowSpan > 1 })
    namedRows = Set(cells.lazy.filter { $0.kind == .header && $0.rowSpan == 1 }.map(\.slot.row))
  }

  /// Whether nothing is ever left out.
  var isEmpty: Bool { texts.isEmpty && groups.isEmpty }

  /// Whether a cell is left out.
  ///
  /// - Parameters:
  ///   - row: zero-based among the rows that are read.
  ///   - column: zero-based.
  ///   - previous: the column that is heard before it in the same row; nil for none.
  func contains(row: Int, column: Int, after previous: Int?) -> Bool {
    guard rows.indices.contains(row),
      let index = grid.index(at: GridSlot(row: rows[row], column: column))
    else { return false }
    if texts.contains(index), let previous {
      if grid.index(at: GridSlot(row: rows[row], column: previous)) == index { return true }
    }
    return groups.contains(index) && namedRows.contains(rows[row]) && isHeard(index, column, before: row)
  }

  /// Whether a cell was heard in the row before.
  private func isHeard(_ index: Int, _ column: Int, before row: Int) -> Bool {
    row > 0 && selection.contains(row - 1)
      && grid.index(at: GridSlot(row: rows[row - 1], column: column)) == index
  }

  private static func isText(_ text: String, _ reader: CellReader) -> Bool {
    var batch = RowBatch()
    batch.append(row: [text])
    switch reader.value(in: batch.bytes.span) {
    case nil, .text?: return true
    default: return false
    }
  }
}
