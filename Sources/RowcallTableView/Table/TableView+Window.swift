extension TableView {
  /// Builds the window from a position on, keeping the cells that are still right and asking for the others.
  ///
  /// Changes nothing but the waiting cells: what fails here leaves the table as it was. Unless the counts were read
  /// just now, each section is counted again before its cells are asked for, so that a data source that changed its
  /// rows without a word is found out before it is asked for a row that it no longer has.
  func makeWindow(
    top: Int, countsAreFresh: Bool = false, keeping kept: (RowPlace) -> TableViewCell?
  ) throws(TableViewError) -> VisibleWindow {
    guard let dataSource else { throw .noDataSource }
    var made = VisibleWindow()
    made.top = lastTop(atMost: top)
    var shown: [ObjectIdentifier: RowPlace] = [:]
    for place in counts.places(from: made.top, count: windowSize) {
      if made.titles[place.section] == nil {
        if !countsAreFresh { try checkCount(ofSection: place.section) }
        made.titles[place.section] = headerText(ofSection: place.section) ?? ""
      }
      let cell = if let cell = kept(place) { cell } else { try askCell(dataSource, place) }
      if let other = shown.updateValue(place, forKey: ObjectIdentifier(cell)) {
        throw .cellShownTwice(other.indexPath, place.indexPath)
      }
      made.rows.append(.init(place: place, cell: cell))
    }
    return made
  }

  /// The nearest position to the wanted one from which the window can be filled to its end.
  private func lastTop(atMost top: Int) -> Int { max(0, min(top, counts.total - windowSize)) }

  private func askCell(
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

  /// Puts a window in place of the present one: cells that leave go back into their queues, cells that come get their
  /// state and are announced to the delegate.
  func show(_ made: VisibleWindow) {
    let stays = Set(made.rows.map { ObjectIdentifier($0.cell) })
    let here = Set(window.rows.map { ObjectIdentifier($0.cell) })
    let leaving = window.rows.filter { !stays.contains(ObjectIdentifier($0.cell)) }
    window = made
    for row in leaving { retire(row) }
    for row in made.rows {
      if here.contains(ObjectIdentifier(row.cell)) {
        refreshState(of: row)
      } else {
        introduce(row)
      }
    }
  }

  private func retire(_ row: VisibleWindow.Row) {
    ask("tableView(_:didEndDisplaying:forRowAt:)") {
      delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.place.indexPath)
    }
    row.cell.state = CellState()
    pool.enqueue(row.cell)
  }

  private func introduce(_ row: VisibleWindow.Row) {
    let path = row.place.indexPath
    var state = CellState()
    state.indentationLevel =
      ask("tableView(_:indentationLevelForRowAt:)") {
        delegate?.tableView(self, indentationLevelForRowAt: path)
      }
      ?? row.cell.content.indentationLevel
    state.height = ask("tableView(_:heightForRowAt:)") { delegate?.tableView(self, heightForRowAt: path) }
    row.cell.state = state
    refreshState(of: row)
    ask("tableView(_:willDisplay:forRowAt:)") {
      delegate?.tableView(self, willDisplay: row.cell, forRowAt: path)
    }
  }

  /// Sets what the table knows about a row: selection, editing, reordering.
  func refreshState(of row: VisibleWindow.Row) {
    var state = row.cell.state
    state.isSelected = selection.contains(row.place)
    state.isHighlighted = state.isSelected && row.cell.content.selectionStyle != .none
    state.isEditing = isEditing && canEdit(row.place)
    state.editingStyle = state.isEditing ? editingStyle(of: row.place) : .none
    state.showsReorderControl = isEditing && canMove(row.place)
    state.showsDeleteConfirmation = confirmation == row.place
    row.cell.state = state
  }

  /// Sets the state of every visible cell anew.
  func refreshStates() { for row in window.rows { refreshState(of: row) } }

  /// Shows the rows from a position on, and says so if they are others than before.
  func scroll(toPosition top: Int) throws(TableViewError) {
    let top = lastTop(atMost: top)
    guard top != window.top else { return }
    let made = try makeWindow(top: top) { self.window.cell(at: $0) }
    show(made)
    note(.scrolled(rows: made.positions, of: counts.total))
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
