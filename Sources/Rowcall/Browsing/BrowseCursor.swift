import RowcallAccessibility
import RowcallImport
import RowcallLanguages
import RowcallModel
import RowcallNarration
import RowcallText

/// Where the cursor is, and how it moves.
extension BrowseSession {
  /// The one-based number of the row among those that are browsed; nil in the header, and where there are no rows.
  public var currentRow: Int? { (try? row()).map { $0 + 1 } }

  /// The text of the cell as the file has it.
  public var cellText: String { (try? text()) ?? "" }

  /// The texts of the row as the file has them, of the columns that are shown.
  public var rowTexts: [String] {
    guard let found = try? row(), let row = try? rows.batch(ofRow: found) else { return [] }
    return rows.columns.map { row.batch.text(row: row.place, column: $0) ?? "" }
  }

  /// Where the cursor is, for sighted people: "stocks.csv, Price, row 2", with the table between where the file has others.
  package var status: String {
    let table = opened.table.title.map(SafeText.string) ?? path
    let file = path.hasSuffix(table) ? [path] : [path, table]
    guard let row = try? cell().row else { return list(file) }
    let position = view.phrases.text(
      row < 0 ? .roleColumnHeader : .rowPosition, row < 0 ? [:] : ["row": String(row + 1)])
    return list(file + [columnTitle, position])
  }

  /// Words in the listener's language.
  package func phrase(_ key: PhraseKey) -> String { view.phrases.text(key) }

  /// The template by which rows are read; empty for none.
  package var template: String { active.options.label ?? "" }

  /// What the column of the cursor is called.
  var columnTitle: String { (try? cell()).map { title(of: rows.columns[$0.column]) } ?? "" }

  /// Why the file, or the row of the cursor, cannot be changed; nil where it can be.
  ///
  /// - Parameter inRow: whether a row is to be changed.
  package func refusalToEdit(inRow: Bool) -> [BrowseLine]? {
    let before = lastLines
    var isRefused = true
    let lines = speak {
      _ = try editable()
      if inRow { _ = try row() }
      isRefused = false
      return before
    }
    return isRefused ? lines : nil
  }

  /// What the row is called.
  package var rowName: String {
    let row = (try? row()) ?? 0
    return view.name(of: try? rows.batch(ofRow: row), row: row)
  }

  /// That there are changes that must be saved or forgotten first, and how.
  var unsavedAdvice: [BrowseLine] {
    [unsaved, refusal(isInConflict ? EditError.changedMeanwhile(path: path) : BrowseRefusal.unsaved)]
  }

  /// The same where that keeps somebody from leaving the table: what follows would be done in this one.
  var staysHere: [BrowseLine] { [line(.browseStillIn, ["title": title], cue: .edge)] + unsavedAdvice }

  /// That there are changes that are not saved, or why those of an earlier program cannot be made again.
  package var unsaved: BrowseLine {
    openingProblem.map { refusal($0) } ?? line(.browseUnsaved, ["count": String(max(unsavedSteps, 1))])
  }
}

// MARK: - Moving

extension BrowseSession {
  /// Where the cursor is: the row among those that are browsed and the column among those that are shown, both zero-based; the row
  /// is -1 in the header.
  func cell() throws -> (row: Int, column: Int) {
    guard let slot = walk.slot else { throw BrowseRefusal.noRows }
    return (slot.row - table().outline.unnumberedRowCount, slot.column)
  }

  /// The row of the cursor; throws in the header.
  func row() throws -> Int {
    let row = try cell().row
    guard row >= 0 else { throw BrowseRefusal.header }
    guard row < rows.count.known else { throw BrowseRefusal.noRows }
    return row
  }

  /// The text of the cell of the cursor.
  func text() throws -> String {
    let cell = try cell()
    return try rows.text(row: cell.row, column: cell.column) ?? ""
  }

  func table() -> AnnotatedTable<RecordTable<BrowsedRows>> { view.table(rows) }

  func move(_ move: TableMove) throws -> [BrowseLine] {
    if move == .top || move == .first { return try goToStart(isFirst: move == .first) }
    switch move {
    case .bottom, .last, .where: try rows.readOn(to: .max)
    default: try rows.readOn(to: (walk.slot?.row ?? 0) + 1)
    }
    let before = walk.slot
    let table = table()
    var spokenWalk = walk
    let shown = try walk.move(move, in: table, view.written)
    let spoken = try spokenWalk.move(move, in: table, view.voiced)
    let isStep = ![.row, .column, .where, .enter, .leave].contains(move)
    let isEdge = isStep && walk.slot == before
    let asksForEnd = [TableMove.bottom, .last, .where].contains(move)
    let problem = asksForEnd ? rows.problem.map { refusal($0) } : nil
    let lines = BrowseLine.pairs(shown, spoken, cue: isEdge ? .edge : isStep ? cellCue : nil)
    let saysState = move == .where || isStep && walk.slot?.row != before?.row
    return (saysState ? withState(lines) : lines) + [problem].compactMap(\.self)
  }

  /// Goes to the first row; the header is above it.
  private func goToStart(isFirst: Bool) throws -> [BrowseLine] {
    let cell = try cell()
    let column = isFirst ? 0 : cell.column
    guard cell.row != 0 || cell.column != column else { return [line(.edgeColumnTop, cue: .edge)] }
    return try go(toRow: 0, column: column)
  }

  /// Goes so many columns to the right, or to the left, as far as there are any; says the last one only.
  func go(right count: Int) throws -> [BrowseLine] {
    var lines: [BrowseLine] = []
    for _ in 0..<min(abs(count), rows.columns.count) {
      let next = try move(count > 0 ? .right : .left)
      guard next.allSatisfy({ $0.cue != .edge }) else { return lines + next }
      lines = next
    }
    return lines
  }

  /// Goes to a column by its name, in the row of the cursor.
  func go(toColumn name: String) throws -> [BrowseLine] {
    let column = try lookup.place(of: name, option: "")
    guard let place = rows.columns.firstIndex(of: column) else {
      return [line(.browseHidden, ["name": title(of: column)], cue: .edge)]
    }
    return try go(toRow: max(cell().row, 0), column: place)
  }

  /// Goes to a row among those that are browsed, -1 for the header if there is one, in a column among those that are shown.
  func go(toRow row: Int, column: Int? = nil) throws -> [BrowseLine] {
    try rows.readOn(to: max(row, 0))
    guard rows.count.known > 0 else { return [line(.emptyTable, cue: .edge)] }
    let isBehind = row >= rows.count.known
    let table = table()
    let row = min(max(row, -min(table.outline.unnumberedRowCount, 1)), rows.count.known - 1)
    let slot = GridSlot(
      row: row + table.outline.unnumberedRowCount, column: column ?? walk.slot?.column ?? 0)
    let isSameRow = walk.slot?.row == slot.row
    var spokenWalk = walk
    let shown = try walk.go(to: slot, in: table, view.written)
    let spoken = try spokenWalk.go(to: slot, in: table, view.voiced)
    let lines = BrowseLine.pairs(shown, spoken, cue: isBehind ? .edge : cellCue)
    return isSameRow ? lines : withState(lines)
  }

  /// What a tone says about the cell of the cursor; nil for a cell with a value.
  private var cellCue: BrowseCue? {
    guard let cell = try? cell() else { return nil }
    if cell.row < 0 { return .header }
    return isBlank((try? text()) ?? "", column: rows.columns[cell.column]) ? .blank : nil
  }

  /// Says where the cursor is, with its cell as it is now: it may have changed since the cursor came to it.
  func whereabouts() throws -> [BrowseLine] {
    if let slot = walk.slot {
      var fresh = TableWalk()
      _ = try fresh.go(to: slot, in: table(), view.written)
      if fresh.slot == slot { walk = fresh }
    }
    return try move(.where) + kindOfBlank + arrangement
  }

  /// The row that is so many rows below another one, as far as there are rows; a negative number leads up.
  func place(_ count: Int, below row: Int) throws -> Int {
    let (sum, isTooFar) = row.addingReportingOverflow(count)
    let end = isTooFar ? (count < 0 ? 0 : Int.max) : sum
    try rows.readOn(to: end)
    return min(max(end, 0), max(rows.count.known - 1, 0))
  }

  func go(down count: Int) throws -> [BrowseLine] {
    let row = try cell().row
    let wanted = try place(count, below: row)
    guard wanted != row else { return [line(count < 0 ? .edgeColumnTop : .edgeColumnBottom, cue: .edge)] }
    return try go(toRow: wanted)
  }

  /// Goes to a row by its one-based number; where there are fewer, says how many and stays.
  func go(toNumber number: Int) throws -> [BrowseLine] {
    try rows.readOn(to: max(number, 1) - 1)
    let count = rows.count.known
    guard number > count, count > 0 else { return try go(toRow: max(number, 1) - 1) }
    let row = view.phrases.text(.rowPosition, ["row": String(number)])
    let all = isFiltered ? filteredCount.text : view.phrases.text(.rowCount, ["count": String(count)])
    return [line(list([view.phrases.text(.browseNotFound, ["text": row]), all]), cue: .edge)]
  }
}
