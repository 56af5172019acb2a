import RowcallAccessibility
import RowcallLanguages
import RowcallModel
import RowcallValues

/// What a list must know of a page's table: which slots it leaves out, since the cell that covers them has just been spoken,
/// which rows are titles, and what its controls are set to.
///
/// - A cell over several columns is spoken once, under the headers of all of them.
/// - A header over several rows whose rows have headers of their own is spoken in the first of them.
///
/// A class, though it never changes: rows ask it at each cell, and a value of this size would be copied each time.
package final class HeardCells: Sendable {
  private let grid: TableGrid
  private let rows: [Int]
  private let selection: RowSelection
  /// The cells over several columns.
  private let wide: Set<Int>
  /// The headers over several rows.
  private let groups: Set<Int>
  /// The rows that are read and hold nothing but a title of those below them, zero-based among all that are read.
  package let titles: Set<Int>
  private let checks: [Int: [StateControl]]
  /// What is spoken for a cell that is nothing but a control without a name.
  private let answers: [Int: PhraseKey]
  /// The rows of the grid with a header that is theirs alone.
  private let namedRows: Set<Int>

  /// Finds the cells that are spoken once.
  ///
  /// - Parameters:
  ///   - rows: which rows of the grid are read, in order.
  ///   - selection: which of those are wanted; a header is spoken in the first wanted row that it covers.
  ///   - readers: one for each of the table's columns; they tell text from values.
  package init(
    _ grid: TableGrid, rows: [Int], selection: RowSelection = .all, readers: [CellReader]
  ) {
    self.grid = grid
    self.rows = rows
    self.selection = selection
    let cells = grid.cells
    wide = Set(cells.indices.filter { cells[$0].columnSpan > 1 && cells[$0].columnSpan < grid.columnCount })
    groups = Set(cells.indices.filter { cells[$0].kind == .header && cells[$0].rowSpan > 1 })
    titles = Set(rows.indices.filter { grid.title(ofRow: rows[$0]) != nil })
    checks = Self.perCell(of: cells) { cell in
      let controls = StateControl.all(in: cell).filter { $0.name != nil || cell.content.count > 1 }
      return controls.isEmpty ? nil : controls
    }
    answers = Self.perCell(of: cells) { cell in
      guard cell.content.count == 1, let control = StateControl.all(in: cell).first, control.name == nil
      else {
        return nil
      }
      // A column of boxes alone is one of values, which are read as such.
      let column = cell.slot.column
      let isValue = control.isTruth && readers.indices.contains(column) && Self.readsTruth(readers[column])
      return isValue ? nil : control.answer
    }
    namedRows = Set(cells.lazy.filter { $0.kind == .header && $0.rowSpan == 1 }.map(\.slot.row))
  }

  /// Whether nothing is to be known.
  var isEmpty: Bool {
    wide.isEmpty && groups.isEmpty && titles.isEmpty && checks.isEmpty && answers.isEmpty
  }

  /// The columns that cells cover together.
  var jointColumns: [Range<Int>] {
    Set(wide.map { grid.cells[$0].columns }).sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
  }

  /// The columns that a cell covers; nil for one that covers no other than its own.
  ///
  /// - Parameters:
  ///   - row: zero-based among the rows that are read.
  ///   - column: zero-based.
  func columns(row: Int, column: Int) -> Range<Int>? {
    guard !wide.isEmpty, let index = index(row, column), wide.contains(index) else { return nil }
    return grid.cells[index].columns
  }

  /// What is spoken for a cell instead of its text; nil for nothing else.
  ///
  /// - Parameters:
  ///   - row: zero-based among the rows that are read.
  ///   - column: zero-based.
  func answer(row: Int, column: Int) -> PhraseKey? {
    answers.isEmpty ? nil : index(row, column).flatMap { answers[$0] }
  }

  /// Whether more is spoken of a cell than its text: it covers several columns, or holds a control.
  ///
  /// - Parameters:
  ///   - row: zero-based among the rows that are read.
  ///   - column: zero-based.
  func saysMore(row: Int, column: Int) -> Bool {
    guard let index = index(row, column) else { return false }
    return wide.contains(index) || checks[index] != nil || answers[index] != nil
  }

  /// Whether a row is a title of what follows.
  ///
  /// - Parameter row: zero-based among the rows that are read.
  func isTitle(row: Int) -> Bool { titles.contains(row) }

  /// What is spoken behind a cell of what is checked in it: "checked", with the names of several boxes; nil for nothing.
  ///
  /// - Parameters:
  ///   - row: zero-based among the rows that are read.
  ///   - column: zero-based.
  func checks(row: Int, column: Int, _ phrases: Phrases) -> String? {
    guard !checks.isEmpty, let index = index(row, column), let boxes = checks[index] else { return nil }
    return boxes.map { box in
      let state = phrases.text(box.phrase)
      guard boxes.count > 1, let name = box.name else { return state }
      return phrases.text(.headerAndValue, ["header": name, "value": state])
    }.joined(separator: phrases.text(.listSeparator))
  }

  /// Whether a cell is left out.
  ///
  /// - Parameters:
  ///   - row: zero-based among the rows that are read.
  ///   - column: zero-based.
  ///   - previous: the column that is spoken before it in the same row; nil for none.
  func contains(row: Int, column: Int, after previous: Int?) -> Bool {
    guard let index = index(row, column) else { return false }
    if wide.contains(index), let previous, self.index(row, previous) == index { return true }
    return groups.contains(index) && namedRows.contains(rows[row]) && isHeard(index, column, before: row)
  }

  /// Whether a cell was spoken in the row before.
  private func isHeard(_ index: Int, _ column: Int, before row: Int) -> Bool {
    row > 0 && selection.contains(row - 1)
      && grid.index(at: GridSlot(row: rows[row - 1], column: column)) == index
  }

  /// The cell at a slot, the row zero-based among those that are read.
  private func index(_ row: Int, _ column: Int) -> Int? {
    rows.indices.contains(row) ? grid.index(at: GridSlot(row: rows[row], column: column)) : nil
  }

  private static func perCell<Fact>(of cells: [GridCell], _ fact: (GridCell) -> Fact?) -> [Int: Fact] {
    cells.indices.reduce(into: [:]) { facts, index in facts[index] = fact(cells[index]) }
  }

  private static func readsTruth(_ reader: CellReader) -> Bool {
    switch reader.value(in: "true") {
    case nil, .text?: false
    default: true
    }
  }
}

/// A control in a cell whose state is spoken: behind the cell where it has a name, else in its place.
private struct StateControl: Hashable, Sendable {
  let name: String?
  let phrase: PhraseKey
  /// What is spoken where there is nothing but the control.
  let answer: PhraseKey

  /// Whether a column of such controls holds values.
  var isTruth: Bool { answer == .yes || answer == .no }

  /// Those of a cell for which its author gave no other name; what is chosen of several radio buttons is its text.
  static func all(in cell: GridCell) -> [StateControl] {
    cell.label == nil && cell.radioChoice == nil ? cell.content.compactMap(StateControl.init) : []
  }

  /// Nil for anything but a box and a field that keeps its text to itself.
  init?(_ piece: CellPiece) {
    guard case .control(let control) = piece else { return nil }
    name = control.label.flatMap { $0.isEmpty ? nil : $0 }
    switch control.states.check {
    case let check?:
      phrase = .check(check, isSwitch: control.kind == .switch)
      answer = check == .on ? .yes : check == .off ? .no : .stateMixed
    case nil:
      guard control.states.isFilledIn == true else { return nil }
      (phrase, answer) = (.stateFilledIn, .stateFilledIn)
    }
  }
}
