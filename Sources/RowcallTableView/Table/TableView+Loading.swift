extension TableView {
  /// Reads the whole table anew: the counts of all sections, then the cells of the window.
  ///
  /// The window stays where it is as far as it can and shows the cursor's row. The selection is lost, a swipe or a move under way ends. The cursor
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

  /// Reads the table; everything that can fail comes first.
  func load() throws(TableViewError) {
    let content = focusedPlace.flatMap { window.cell(at: $0)?.content }
    let former = counts
    counts = try askCounts()
    let made: VisibleWindow
    let identified = identifiedPlace()
    do throws(TableViewError) {
      made = try makeWindow(top: topAfterReload(identified), countsAreFresh: true) { _ in nil }
    } catch {
      counts = former
      throw error
    }
    let landing = landing(after: content, in: made, identified: identified)
    selection.removeAll()
    confirmation = nil
    reordering = nil
    show(made)
    isLoaded = true
    askIndexTitles()
    note(.loaded(sections: counts.numberOfSections, rows: counts.total))
    land(landing)
    endSwipe(row: nil)
  }

  /// Where the window starts after a reload: where it was, or so that the cursor's row lies in it.
  private func topAfterReload(_ identified: RowPlace?) -> Int {
    guard let place = identified ?? focus.flatMap(nearest(to:))?.rowPlace else { return window.top }
    return top(near: window.top, showing: counts.position(of: place))
  }
}
