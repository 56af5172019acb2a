import RowcallAccessibility
import RowcallImport
import RowcallLanguages
import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues

/// The columns and rows that are browsed, sorted and filtered.
extension BrowseSession {
  /// Performs a command that changes which rows and columns are browsed, or their order.
  func arrange(_ command: BrowseCommand) throws -> [BrowseLine] {
    switch command {
    case .hideColumn: try hideColumn()
    case .showColumns: try show(columns: browsed.columns, [line(.browseAllColumns)])
    case .moveColumn(let isForward): try moveColumn(isForward)
    case .sort(let isAscending): try sort(isAscending)
    case .fileOrder: try unsort()
    case .filterValue: try filterByValue()
    case .filter(let text) where text.isEmpty: try filter(by: nil, .again)
    case .filter(let text):
      try filter(by: RowCondition(naming(text), of: columnsOfConditions))
    case .allRows: try filter(by: nil)
    default: []
    }
  }

  private var columnsOfConditions: RowCondition.Columns {
    let names = { [locale = opened.locale] in CalendarNames(for: locale) }
    return RowCondition.Columns(
      lookup: lookup, readers: opened.readers, listener: opened.locale, calendarNames: names,
      calendarKind: { try self.calendarKind(of: $0, names()) },
      firstText: { try self.firstText(of: $0, where: $1) })
  }

  /// Whether the texts of a column, but for words for missing values, all name months, or all weekdays; nil for other columns.
  private func calendarKind(of column: Int, _ names: CalendarNames) throws -> DatePart.Kind? {
    var kinds = DatePart.Kind.allCases
    var hasNames = false
    // There are few names, and many rows.
    var known: Set<String> = []
    let other = try firstText(of: column) { text in
      guard known.insert(text).inserted else { return false }
      let possible = kinds.filter { DatePart(text, names, $0) != nil }
      if possible.isEmpty { return !names.isMissing(text) }
      (kinds, hasNames) = (possible, true)
      return false
    }
    return other == nil && hasNames ? kinds.first : nil
  }

  /// The first text of a column, of all rows, that is as wanted; nil for none.
  private func firstText(of column: Int, where isWanted: (String) -> Bool = { _ in true }) throws -> String? {
    var all = rows
    all.order = nil
    var found: String?
    try all.forEachBatch { batch in
      found = (0..<batch.rowCount).lazy.compactMap { batch.text(row: $0, column: column) }
        .first { !isBlank($0, column: column) && isWanted($0) }
      return found == nil
    }
    return found
  }

  /// A condition; one that begins with its sign is about the column of the cursor: `> 100`.
  private func naming(_ text: String) throws -> String {
    guard let first = text.first, "=<>!".contains(first) else { return text }
    let name = try lookup.name(of: rows.columns[cell().column])
    return name.contains { "=<>!".contains($0) } ? "\"\(name)\" \(text)" : "\(name) \(text)"
  }

  /// Exchanges the column with its neighbour, and says where it is then.
  private func moveColumn(_ isForward: Bool) throws -> [BrowseLine] {
    let cell = try cell()
    let place = cell.column + (isForward ? 1 : -1)
    let known = rows.columns.prefix { $0 < opened.table.columns.count }.count
    guard cell.column < known else { throw BrowseRefusal.noHeader }
    guard (0..<known).contains(place) else {
      return [line(isForward ? .edgeRowEnd : .edgeRowStart, cue: .edge)]
    }
    let column = rows.columns[cell.column]
    rows.columns.swapAt(cell.column, place)
    try renewView()
    walk = TableWalk()
    _ = try go(toRow: cell.row, column: place)
    let position = view.phrases.text(.columnPosition, ["column": String(place + 1)])
    return [line(list([title(of: column), position]))]
  }

  func hideColumn() throws -> [BrowseLine] {
    let column = rows.columns[try cell().column]
    guard rows.columns.count > 1 else { throw BrowseRefusal.onlyColumn }
    return try show(
      columns: rows.columns.filter { $0 != column }, [line(.browseHidden, ["name": title(of: column)])])
  }

  func show(columns: [Int], _ lines: [BrowseLine]) throws -> [BrowseLine] {
    let cell = try cell()
    let column = rows.columns[cell.column]
    let next = columns.firstIndex(of: column) ?? columns.firstIndex { $0 >= column } ?? columns.count - 1
    rows.columns = columns
    try renewView()
    // Another column may be where the cursor was, so that all of the cell is said.
    walk = TableWalk()
    return try lines + go(toRow: cell.row, column: next)
  }

  func sort(_ isAscending: Bool) throws -> [BrowseLine] {
    let column = rows.columns[try cell().column]
    let key = isAscending ? PhraseKey.stateSortedAscending : .stateSortedDescending
    let said = line(list([title(of: column), view.phrases.text(key)]))
    let before = (sorts, rows)
    sorts.removeAll { $0.column == column }
    sorts.append((column, isAscending))
    do {
      // The rows are in the order of the earlier columns already, but for those that were changed.
      if document == nil {
        sortForms[column] = try rearrange(by: (column, isAscending))
      } else {
        try rearrange()
      }
    } catch {
      (sorts, rows) = before
      throw error
    }
    walk = TableWalk()
    return try [said] + note(sortForms[column]?.units ?? [])
      + go(toRow: 0, column: rows.columns.firstIndex(of: column))
  }

  func unsort() throws -> [BrowseLine] {
    let before = sorts
    sorts = []
    do { return try arrange([line(.browseFileOrder)]) } catch {
      sorts = before
      throw error
    }
  }

  func filterByValue() throws -> [BrowseLine] {
    let column = rows.columns[try cell().column]
    _ = try row()
    return try filter(
      by: RowCondition(
        columnsEqual: [(column, text())], lookup, readers: opened.readers,
        ConditionVocabulary(for: opened.locale)))
  }

  /// What a filter does with the one that is there.
  enum Filtering {
    /// Leaves fewer rows, or all of them without a condition.
    case more
    /// Leaves only the selected rows.
    case selected
    /// Applies it once more, with the order, to rows that were changed since.
    case again
  }

  func filter(by condition: RowCondition?, _ way: Filtering = .more) throws -> [BrowseLine] {
    let before = (filter, rows, showsSelected, strays)
    seats = (nil, [:])
    switch way {
    case .selected: showsSelected = true
    case .again: break
    case .more:
      let vocabulary = ConditionVocabulary(for: opened.locale)
      filter = condition.map { condition in
        filter.map { $0.isSame(as: condition) ? $0 : RowCondition($0, and: condition, vocabulary) }
          ?? condition
      }
      if condition == nil { showsSelected = false }
    }
    do {
      let lines = try arrange([])
      let note = note((way == .again ? filter : condition)?.mixedUnits ?? [])
      guard rows.count.known > 0 else {
        let wanted = condition ?? filter
        // Nobody can move through no rows.
        (filter, rows, showsSelected, strays) = before
        let found =
          way == .selected
          ? line(list([view.phrases.text(.stateSelected), selectedCount.text]), cue: .edge)
          : line(.browseNotFound, ["text": wanted?.text ?? ""], cue: .edge)
        return [found] + strange(in: wanted) + note + (isFiltered ? [filteredCount] : []) + arrangement
      }
      let count = isFiltered ? filteredCount : line(.rowCount, ["count": String(rows.count.known)])
      return [count] + strange(in: condition) + note + lines
    } catch {
      (filter, rows, showsSelected, strays) = before
      throw error
    }
  }

  /// The values of a condition that no row of their columns has, so that it holds for none of them, or for all.
  private func strange(in condition: RowCondition?) -> [BrowseLine] {
    (condition?.strangeValues ?? []).map { value in
      line(.browseNoValue, ["value": value.text, "name": title(of: value.column)])
    }
  }

  /// The condition and the order in which rows are browsed; nothing for all rows as they are in the file.
  var arrangement: [BrowseLine] {
    let sort = sorts.last.map { sort in
      list([
        title(of: sort.column),
        view.phrases.text(sort.isAscending ? .stateSortedAscending : .stateSortedDescending),
      ])
    }
    let selection = showsSelected ? view.phrases.text(.stateSelected) : nil
    return [filter?.text, selection, sort].compactMap { $0.map { line($0) } }
  }

  /// Whether some rows are left out.
  var isFiltered: Bool { filter != nil || showsSelected }

  var filteredCount: BrowseLine {
    var all = rows
    all.order = nil
    return line(
      .browseRowsOf, ["count": String(rows.count.known), "total": String(all.count.known)])
  }

  /// Filters and sorts the rows anew, and goes to the row of the cursor if it is still there, else to the first.
  func arrange(_ lines: [BrowseLine]) throws -> [BrowseLine] {
    let cell = (try? cell()) ?? (row: 0, column: 0)
    let place = cell.row < 0 ? nil : rows.place(of: cell.row)
    try rearrange()
    guard rows.count.known > 0 else { return lines }
    // Another row may be where the cursor was, so that all of the cell is said.
    walk = TableWalk()
    return try lines + go(toRow: place.flatMap { row(at: $0) } ?? 0, column: cell.column)
  }

  /// Leaves only the rows for which a condition holds, before anything is said.
  func keep(_ condition: RowCondition) throws {
    filter = condition
    try rearrange()
  }

  /// Filters and sorts the rows of the file or document.
  func rearrange() throws {
    let before = rows
    do { try rearrangeAll() } catch {
      rows = before
      throw error
    }
    strays = ([], [])
  }

  private func rearrangeAll() throws {
    rows.order = nil
    if let filter {
      filter.begin()
      var order: [UInt32] = []
      try rows.forEachRow { batch, row in
        if try filter.holds(in: batch, row: row) { order.append(try Self.number(batch.firstRow + row)) }
      }
      rows.order = order
    }
    if showsSelected {
      rows.order = try rows.order?.filter { selected.contains(Int($0)) } ?? selected.sorted().map(Self.number)
    }
    for sort in sorts { sortForms[sort.column] = try rearrange(by: sort) }
  }

  /// Sorts the rows that are browsed, and gives how texts were compared; rows that are equal keep their order.
  @discardableResult
  func rearrange(by key: (column: Int, isAscending: Bool)) throws -> ColumnSort.Form {
    var sort = ColumnOrder(opened.typing, locale: opened.locale)
      .sort(byColumn: key.column, isAscending: key.isAscending)
    let ranks = rows.ranks
    try rows.forEachRow { batch, row in
      let place = batch.firstRow + row
      let range = batch.range(row: row, column: key.column) ?? 0..<0
      sort.add(
        batch.bytes.span.extracting(range), row: ranks.isEmpty ? try Self.number(place) : ranks[place])
    }
    let form = sort.form
    var sorted = try sort.rows()
    if let order = rows.order { for row in sorted.indices { sorted[row] = order[Int(sorted[row])] } }
    rows.order = sorted
    return form
  }

  // MARK: Rows that were changed

  /// That a changed row no longer is as the filter and the order want it; said once, until the rows are arranged again.
  ///
  /// It stays where it is: nobody finds a row that jumps away.
  func strayNotes(at place: Int) throws -> [BrowseLine] {
    guard let row = row(at: place) else { return [] }
    var notes: [BrowseLine] = []
    if try matches(place) {
      strays.unmatched.remove(place)
    } else if strays.unmatched.insert(place).inserted {
      notes.append(line(.browseNotMatching))
    }
    if try isInOrder(row) {
      strays.unsorted.remove(place)
    } else if strays.unsorted.insert(place).inserted {
      notes.append(line(.browseNotInPlace))
    }
    return notes.isEmpty ? [] : notes + [line(.browseArrangeAgain, ["text": key("filter")])]
  }

  /// Whether a row is left out where only selected rows are browsed.
  private func isUnselected(_ place: Int) -> Bool { showsSelected && !selected.contains(place) }

  /// Whether a row of the document is one that the filter leaves.
  private func matches(_ place: Int) throws -> Bool {
    guard let filter, let found = try rows.batch(at: place) else { return true }
    filter.begin()
    return try filter.holds(in: found.batch, row: found.place)
  }

  /// Whether a browsed row belongs between its neighbours, of which those do not count that are in no place of their own.
  private func isInOrder(_ row: Int) throws -> Bool {
    guard !sorts.isEmpty, let order = rows.order else { return true }
    let isSettled = { (place: UInt32) in !self.strays.unsorted.contains(Int(place)) }
    let near =
      [order[..<row].last(where: isSettled), order[row], order[(row + 1)...].first(where: isSettled)]
      .compactMap(\.self)
    var sorted = near
    for key in sorts {
      var sort = ColumnOrder(opened.typing, locale: opened.locale)
        .sort(
          byColumn: key.column, isAscending: key.isAscending, form: sortForms[key.column])
      for (number, place) in sorted.enumerated() {
        guard let found = try rows.batch(at: Int(place)) else { continue }
        let range = found.batch.range(row: found.place, column: key.column) ?? 0..<0
        sort.add(found.batch.bytes.span.extracting(range), row: UInt32(number))
      }
      sorted = try sort.rows().map { sorted[Int($0)] }
    }
    return sorted == near
  }

  /// Lets the browsed rows follow a change that was undone or made again; all others stay where they are.
  func follow(_ step: EditStep, isRedo: Bool) throws {
    switch step {
    case .set(let place, _, _):
      if row(at: place) == nil, !isUnselected(place), try matches(place) { try bring(place) }
    case .insert(let place, _), .remove(let place):
      if step.removesRows(isRedo: isRedo) {
        rows.remove(place)
      } else if isUnselected(place) {
        rows.makeRoom(at: place)
      } else {
        try bring(place, isNew: true)
      }
    case .move(let place, let other): follow(movedFrom: isRedo ? place : other, to: isRedo ? other : place)
    case .removeEach, .reorder, .addColumn, .removeColumn: try rearrange()
    }
  }

  func follow(movedFrom old: Int, to new: Int) {
    guard let order = rows.order else { return }
    rows.order = order.map { UInt32(Self.place(Int($0), movedFrom: old, to: new)) }
    if sorts.isEmpty { rows.order?.sort() }
  }

  /// Browses a row that came back, behind the nearest of those that come before it.
  ///
  /// - Parameter isNew: whether it took a place in the document.
  private func bring(_ place: Int, isNew: Bool = false) throws {
    guard rows.order != nil else { return }
    let before = rows
    if isNew { rows.insert(place, at: .max) } else { rows.order?.append(UInt32(place)) }
    let all = rows
    do {
      rows.order?.sort()
      for sort in sorts { try rearrange(by: sort) }
    } catch {
      rows = before
      throw error
    }
    let above = Set((rows.order ?? []).prefix { $0 != place })
    rows = all
    guard var order = rows.order?.dropLast() else { return }
    let row = order.lastIndex { above.contains($0) && !strays.unsorted.contains(Int($0)) }.map { $0 + 1 } ?? 0
    order.insert(UInt32(place), at: row)
    rows.order = Array(order)
  }

  /// The place of a row as it is kept for each row.
  private static func number(_ place: Int) throws -> UInt32 {
    guard let number = UInt32(exactly: place) else {
      throw WrongUsage("more than \(UInt32.max) rows cannot be sorted or filtered; browse a part of the file")
    }
    return number
  }
}
