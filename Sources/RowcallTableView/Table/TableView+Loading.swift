extension TableView {
  /// Reads the whole table anew: the counts of all sections, then the cells of the window.
  ///
  /// The window stays where it is as far as it can. The selection is lost, a swipe or a move under way ends. The cursor
  /// finds its item again by the data source's identifiers, else by what the row shows, else it keeps its place.
  /// Inside an update block the whole block becomes a reload.
  public func reloadData() throws(TableViewError) {
    try change("reloadData()", insideUpdates: true) { () throws(TableViewError) in
      if updates.areOpen { updates.becomeReload() } else { try load() }
    }
  }

  /// Reads the table if nobody has done so yet.
  func loadIfNeeded() throws(TableViewError) {
    if !isLoaded { try load() }
  }

  func load() throws(TableViewError) {
    let item = focusedItem()
    let former = counts
    counts = try askCounts()
    let made: VisibleWindow
    do throws(TableViewError) {
      made = try makeWindow(top: window.top, countsAreFresh: true) { _ in nil }
    } catch {
      counts = former
      throw error
    }
    forgetTransientState()
    show(made)
    isLoaded = true
    askIndexTitles()
    note(.loaded(sections: counts.numberOfSections, rows: counts.total))
    try restoreFocus(to: item)
  }

  /// Ends what cannot outlive a reload.
  private func forgetTransientState() {
    selection.removeAll()
    confirmation = nil
    reordering = nil
    endSwipe(row: nil)
  }
}
