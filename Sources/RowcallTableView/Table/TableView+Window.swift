import RowcallModel

extension TableView {
  /// Builds the window from a position on, keeping the cells that are still right and asking for the others.
  ///
  /// Changes nothing but the waiting cells. Sections are counted again before their cells are asked for, so that a data
  /// source that changed its rows without a word is found out before it is asked for a row that it no longer has.
  ///
  /// - Parameters:
  ///   - isCounted: whether a section need not be counted again when a row comes to the window, or stays in it.
  ///   - titles: header texts that are known and need not be asked for.
  func makeWindow(
    top: Int, titles: [Int: String] = [:], isCounted: (_ section: Int, _ isNew: Bool) -> Bool,
    keeping kept: (RowPlace) -> TableViewCell?
  ) throws(TableViewError) -> VisibleWindow {
    guard let dataSource else { throw .noDataSource }
    var made = VisibleWindow()
    made.top = lastTop(atMost: top)
    var checked: Set<Int> = []
    var shown: [ObjectIdentifier: RowPlace] = [:]
    for place in counts.places(from: made.top, count: windowSize) {
      let present = kept(place)
      if !isCounted(place.section, present == nil), checked.insert(place.section).inserted {
        try checkCount(ofSection: place.section)
      }
      if made.titles[place.section] == nil {
        made.titles[place.section] = titles[place.section] ?? headerText(ofSection: place.section) ?? ""
      }
      let cell = if let present { present } else { try askCell(dataSource, place) }
      if let other = shown.updateValue(place, forKey: ObjectIdentifier(cell)) {
        throw .cellShownTwice(other.indexPath, place.indexPath)
      }
      made.rows.append(.init(place: place, cell: cell))
    }
    return made
  }

  /// The nearest position to the wanted one from which the window can be filled to its end.
  private func lastTop(atMost top: Int) -> Int { max(0, min(top, counts.total - windowSize)) }

  func askCell(
    _ source: any TableViewDataSource, _ place: RowPlace
  ) throws(TableViewError) -> TableViewCell {
    do {
      return try ask("tableView(_:cellForRowAt:)") { () throws -> TableViewCell in
        try source.tableView(self, cellForRowAt: place.indexPath)
      }
    } catch {
      throw .noCell(place.indexPath, reason: String(describing: error))
    }
  }

  /// Tells cells and delegate of a window that was put in place of another one: cells that left go back into their
  /// queues, cells that came get their state and are announced.
  ///
  /// - Parameter measuring: whether the delegate is asked about the rows that stay, too, because they may be others now.
  func display(_ made: VisibleWindow, after former: VisibleWindow, measuring: Bool) {
    let stays = Set(made.rows.map { ObjectIdentifier($0.cell) })
    let here = Set(former.rows.map { ObjectIdentifier($0.cell) })
    for row in former.rows where !stays.contains(ObjectIdentifier(row.cell)) { retire(row) }
    for row in made.rows {
      if !here.contains(ObjectIdentifier(row.cell)) {
        introduce(row)
      } else if measuring {
        measure(row)
      } else {
        refreshState(of: row)
      }
    }
  }

  /// Asks the delegate anew about the looks of the rows in the window.
  func measureRows() { for row in window.rows { measure(row) } }

  private func retire(_ row: VisibleWindow.Row) {
    ask("tableView(_:didEndDisplaying:forRowAt:)") {
      delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.place.indexPath)
    }
    set(CellState(), of: row.cell)
    pool.enqueue(row.cell)
  }

  private func introduce(_ row: VisibleWindow.Row) {
    row.cell.isWaiting = false
    measure(row)
    ask("tableView(_:willDisplay:forRowAt:)", allowsSelecting: true) {
      delegate?.tableView(self, willDisplay: row.cell, forRowAt: row.place.indexPath)
    }
  }

  /// Sets the state of a row's cell anew, with what the delegate says about the looks of the row.
  private func measure(_ row: VisibleWindow.Row) {
    var state = CellState()
    state.indentationLevel =
      ask("tableView(_:indentationLevelForRowAt:)") {
        delegate?.tableView(self, indentationLevelForRowAt: row.place.indexPath)
      }
      ?? row.cell.content.indentationLevel
    state.height = height(of: row.place)
    set(refreshed(state, of: row), of: row.cell)
  }

  /// The height that the delegate gives a row; `nil` if it gives none.
  func height(of place: RowPlace) -> Double? {
    ask("tableView(_:heightForRowAt:)") { delegate?.tableView(self, heightForRowAt: place.indexPath) }
  }

  /// Sets what the table knows about a row: selection, editing, reordering.
  func refreshState(of row: VisibleWindow.Row) { set(refreshed(row.cell.state, of: row), of: row.cell) }

  private func refreshed(_ state: CellState, of row: VisibleWindow.Row) -> CellState {
    var state = state
    state.isSelected = selection.contains(row.place)
    state.isHighlighted = state.isSelected && row.cell.content.selectionStyle != .none
    let hasControl = isEditing && canEdit(row.place)
    state.isEditing = hasControl || swipe?.place == row.place
    state.editingStyle = hasControl ? editingStyle(of: row.place) : .none
    state.showsReorderControl = isEditing && canMove(row.place)
    state.showsDeleteConfirmation = confirmation == row.place
    return state
  }

  /// Sets the state of every visible cell anew.
  func refreshStates() { for row in window.rows { refreshState(of: row) } }

  /// Sets the state of the cell of a row anew, if it is in the window.
  func refreshState(at place: RowPlace) {
    if let cell = window.cell(at: place) { refreshState(of: .init(place: place, cell: cell)) }
  }

  /// Gives a cell its state; the author's code hears of it.
  private func set(_ state: CellState, of cell: TableViewCell) {
    ask("stateDidChange(from:)") { cell.state = state }
  }

  /// Shows the rows from a position on, and says so if they are others than before.
  func scroll(toPosition top: Int) throws(TableViewError) {
    guard lastTop(atMost: top) != window.top else { return }
    try rebuildWindow(top: top)
  }

  /// Shows as many rows as the window can hold from a position on, and says so if they are others than before.
  func rebuildWindow(top: Int) throws(TableViewError) {
    let former = window
    let made = try makeWindow(
      top: top, titles: former.titles, isCounted: { _, isNew in !isNew }, keeping: former.cell)
    window = made
    if made.positions != former.positions { note(.scrolled(rows: made.positions, of: counts.total)) }
    display(made, after: former, measuring: false)
  }

  /// Brings a row into the window by the shortest way.
  func reveal(_ place: RowPlace) throws(TableViewError) {
    try scroll(toPosition: top(near: window.top, showing: counts.position(of: place)))
  }

  /// Where a window must start so that it shows a position, as near to a wanted start as can be.
  func top(near top: Int, showing position: Int) -> Int {
    min(position, max(lastTop(atMost: top), position - windowSize + 1))
  }
}

/// The rows that are shown now, with their cells.
struct VisibleWindow {
  struct Row {
    var place: RowPlace
    var cell: TableViewCell
  }

  /// The position of the first row, counted from zero over all sections.
  var top = 0
  /// The rows in order of their places.
  var rows: [Row] = []
  /// The header texts of the sections in the window; a section without a header has none.
  var titles: [Int: String] = [:]

  /// The positions of the rows, counted from zero over all sections.
  var positions: Range<Int> { top..<top + rows.count }

  /// The cell that shows a row; `nil` if the row is not in the window.
  func cell(at place: RowPlace) -> TableViewCell? {
    index(of: place).map { rows[$0].cell }
  }

  /// Which of the window's rows a place is; `nil` if it is not in the window.
  func index(of place: RowPlace) -> Int? {
    let index = rows.partitionPoint { $0.place >= place }
    return index < rows.count && rows[index].place == place ? index : nil
  }

  /// The place that a cell is shown at; `nil` if it is not shown.
  func place(of cell: TableViewCell) -> RowPlace? {
    rows.first { $0.cell === cell }?.place
  }
}

/// Where a row should lie in the window.
public enum ScrollPosition: Hashable, Sendable {
  /// Anywhere: the window moves as little as possible.
  case none
  /// First.
  case top
  /// In the middle.
  case middle
  /// Last.
  case bottom
}

extension TableView {
  /// Moves the window so that a row lies in it.
  ///
  /// - Throws: a place error if there is no such row; whatever showing the new rows throws.
  public func scrollToRow(
    at indexPath: IndexPath, at position: ScrollPosition = .none
  ) throws(TableViewError) {
    try change("scrollToRow(at:at:)") { () throws(TableViewError) in
      try loadIfNeeded()
      try scroll(to: counts.place(of: indexPath), position)
    }
  }

  /// Moves the window to the selected row that is nearest to it; does nothing if no row is selected.
  public func scrollToNearestSelectedRow(at position: ScrollPosition = .none) throws(TableViewError) {
    try change("scrollToNearestSelectedRow(at:)") { () throws(TableViewError) in
      let middle = window.top + window.rows.count / 2
      let distance = { (place: RowPlace) in abs(self.counts.position(of: place) - middle) }
      guard let nearest = selection.places.min(by: { distance($0) < distance($1) }) else { return }
      try scroll(to: nearest, position)
    }
  }

  /// Moves the window by a number of rows, up if it is negative, and stops at the ends of the table.
  public func scroll(byRows rows: Int) throws(TableViewError) {
    try change("scroll(byRows:)") { () throws(TableViewError) in
      try loadIfNeeded()
      let (top, overflow) = window.top.addingReportingOverflow(rows)
      try scroll(toPosition: overflow ? (rows < 0 ? 0 : counts.total) : top)
    }
  }

  /// Sets how many rows the window shows at most: 1 to 2147483647, the nearest of these.
  public func resizeWindow(to rows: Int) throws(TableViewError) {
    try change("resizeWindow(to:)") { () throws(TableViewError) in
      let before = windowSize
      windowSize = Self.possibleWindowSize(rows)
      guard isLoaded, windowSize != before else { return }
      do throws(TableViewError) {
        try rebuildWindow(top: window.top)
      } catch {
        windowSize = before
        throw error
      }
    }
  }

  /// The nearest size that a window can have, so that no sum of positions overflows.
  static func possibleWindowSize(_ rows: Int) -> Int { min(max(1, rows), SectionCounts.limit) }

  func scroll(to place: RowPlace, _ position: ScrollPosition) throws(TableViewError) {
    let row = counts.position(of: place)
    switch position {
    case .none: try reveal(place)
    case .top: try scroll(toPosition: row)
    case .middle: try scroll(toPosition: row - (windowSize - 1) / 2)
    case .bottom: try scroll(toPosition: row - windowSize + 1)
    }
  }
}
