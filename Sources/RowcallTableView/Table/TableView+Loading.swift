extension TableView {
  /// Reads the whole table anew: the counts of all sections, then the cells of the window.
  ///
  /// The window stays where it is as far as it can and shows the cursor's row. The selection is lost, a swipe or a move
  /// under way ends. The cursor finds its item again by the data source's identifiers, else by what the row shows, else
  /// it keeps its place.
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
    let before = memory
    let content = focusedPlace.flatMap { window.cell(at: $0)?.content }
    let (made, landing) = try attempt { () throws(TableViewError) -> (VisibleWindow, Landing?) in
      counts = try askCounts()
      forgetPlaces()
      let identified = identifiedPlace()
      let made = try makeWindow(top: topAfterReload(identified), checking: .none) { _ in nil }
      return (made, self.landing(after: content, in: made, identified: identified))
    }
    window = made
    isLoaded = true
    noteCutShort(before) { _ in true }
    note(.loaded(sections: counts.numberOfSections, rows: counts.total))
    askIndexTitles()
    land(landing)
    display(made, after: before.window, measuring: true)
    endLostSwipe()
  }

  /// Forgets everything that names a row by its former place; where the window starts is kept.
  private func forgetPlaces() {
    window.rows = []
    window.titles = [:]
    selection.removeAll()
    confirmation = nil
    reordering = nil
    swipe?.place = nil
    bookmarks = bookmarks.map { _ in nil }
  }

  /// Writes down what ends because its row is read anew.
  func noteCutShort(_ before: TableMemory, where isReadAnew: (RowPlace) -> Bool) {
    if let place = before.confirmation, isReadAnew(place) {
      note(.confirmationCancelled(before.reference(to: place)))
    }
    if let carried = before.reordering, isReadAnew(carried.origin) {
      note(.reorderingCancelled(before.reference(to: carried.origin)))
    }
  }

  /// Where the window starts after a reload: where it was, or so that the cursor's row lies in it.
  private func topAfterReload(_ identified: RowPlace?) -> Int {
    guard let place = identified ?? focus.flatMap(nearest(to:))?.rowPlace else { return window.top }
    return top(near: window.top, showing: counts.position(of: place))
  }
}
