import RowcallAccessibility
public import RowcallModel
public import RowcallValues

/// What a list must know of a page's table: which slots it leaves out, since the cell that covers them has just been heard,
/// which rows are titles, and which boxes are checked.
///
/// - A text over several columns is heard once; a value is heard under each of its headers.
/// - A header over several rows whose rows have headers of their own is heard in the first of them.
///
/// A class, though it never changes: rows ask it at each cell, and a value of this size would be copied each time.
public final class HeardCells: Sendable {
  private let grid: TableGrid
  private let rows: [Int]
  private let selection: RowSelection
  /// The cells over several columns that are text.
  private let texts: Set<Int>
  /// The headers over several rows.
  private let groups: Set<Int>
  /// The rows that are read and hold a title alone, zero-based among them.
  private let titles: Set<Int>
  /// The boxes with names by the cell that they stand in.
  private let checks: [Int: [CheckedBox]]
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
    titles = Set(rows.indices.filter { grid.title(ofRow: rows[$0]) != nil })
    checks = cells.indices.reduce(into: [:]) { checks, index in
      let boxes = cells[index].label == nil ? cells[index].content.compactMap(CheckedBox.init) : []
      if !boxes.isEmpty { checks[index] = boxes }
    }
    namedRows = Set(cells.lazy.filter { $0.kind == .header && $0.rowSpan == 1 }.map(\.slot.row))
  }

  /// Whether nothing is to be known.
  var isEmpty: Bool { texts.isEmpty && groups.isEmpty && titles.isEmpty && checks.isEmpty }

  /// Whether a row is a title of what follows.
  ///
  /// - Parameter row: zero-based among the rows that are read.
  func isTitle(row: Int) -> Bool { titles.contains(row) }

  /// What is said behind a cell of what is checked in it: "checked", with the names of several boxes; nil for nothing.
  ///
  /// - Parameters:
  ///   - row: zero-based among the rows that are read.
  ///   - column: zero-based.
  func checks(row: Int, column: Int, _ phrases: Phrases) -> String? {
    guard !checks.isEmpty, rows.indices.contains(row),
      let index = grid.index(at: GridSlot(row: rows[row], column: column)), let boxes = checks[index]
    else { return nil }
    return boxes.map { box in
      let state = phrases.text(box.phrase)
      return boxes.count > 1 ? phrases.text(.headerAndValue, ["header": box.name, "value": state]) : state
    }.joined(separator: phrases.text(.listSeparator))
  }

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

/// A box in a cell, which a row says by its name and, behind the cell, by its state.
private struct CheckedBox: Hashable, Sendable {
  let name: String
  let phrase: PhraseKey

  /// Nil for anything but a box with a name; one without is a value of its own.
  init?(_ piece: CellPiece) {
    guard case .control(let control) = piece, let name = control.label, !name.isEmpty,
      let check = control.states.check
    else { return nil }
    self.name = name
    phrase =
      switch check {
      case .on: control.kind == .switch ? .stateOn : .stateChecked
      case .off: control.kind == .switch ? .stateOff : .stateNotChecked
      case .mixed: .stateMixed
      }
  }
}
