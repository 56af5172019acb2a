extension TableView {
  /// Applies a finished block: plans it, builds the window after it, and only then changes the table.
  func apply(_ finished: OpenUpdates) throws(TableViewError) {
    guard isLoaded, !finished.isReload else { return try load() }
    guard !finished.block.isEmpty else { return measureRows() }
    guard let dataSource else { throw .noDataSource }
    let sections = try askNumberOfSections(dataSource)
    let plan = try UpdatePlan(finished.block, before: counts, numberOfSections: sections) {
      section throws(TableViewError) in try askNumberOfRows(dataSource, section)
    }
    try carryOut(plan)
  }

  /// Carries out a plan: everything that can fail comes first; then events, cursor, and at last the callbacks.
  func carryOut(_ plan: UpdatePlan) throws(TableViewError) {
    let before = memory
    let (made, landing) = try attempt { () throws(TableViewError) -> (VisibleWindow, Landing?) in
      plan.apply(to: &counts)
      let refilled = reconfiguredCells(plan)
      // Before anything is asked, so that a callback that reads the table finds no row that is gone.
      follow(plan)
      let landing = self.landing(after: plan, before.counts)
      let made = try fill(top: top(after: plan, landing, before.window), plan, refilling: refilled)
      return (made, landing.map { recognised($0, plan, in: made, before.window) })
    }
    window = made
    noteCutShort(before) { plan.newPlace(of: $0) == nil && plan.sections.isReloaded($0.section) }
    for change in plan.changes { note(change, before) }
    land(landing)
    display(made, after: before.window, measuring: true)
    // Last, because the delegate hears of it and may turn to the table, which must be whole again by then.
    endLostSwipe()
  }

  /// Makes the window after the update; if that fails, reconfigured cells show again what they showed.
  private func fill(
    top: Int, _ plan: UpdatePlan, refilling cells: [RowPlace: TableViewCell]
  ) throws(TableViewError) -> VisibleWindow {
    let contents = cells.values.map { ($0, $0.content) }
    refilled = cells
    defer { refilled = [:] }
    do throws(TableViewError) {
      return try makeWindow(top: top, checking: .all { plan.rows.touched[$0] != nil }) { place in
        keptCell(at: place, plan)
      }
    } catch {
      for (cell, content) in contents { cell.content = content }
      throw error
    }
  }

  /// The cell that still shows the right thing at a place after the update.
  private func keptCell(at place: RowPlace, _ plan: UpdatePlan) -> TableViewCell? {
    guard let old = plan.oldPlace(of: place), plan.refresh(of: old) == nil else { return nil }
    return window.cell(at: place)
  }

  /// The visible cells that the data source may fill anew, by their rows' places after the update.
  private func reconfiguredCells(_ plan: UpdatePlan) -> [RowPlace: TableViewCell] {
    var cells: [RowPlace: TableViewCell] = [:]
    for row in window.rows where plan.refresh(of: row.place) == .reconfigure {
      if let place = plan.newPlace(of: row.place) { cells[place] = row.cell }
    }
    return cells
  }

  /// Takes everything along that names rows: callbacks while the new window is made see the table after the update,
  /// with those of its cells that stay.
  private func follow(_ plan: UpdatePlan) {
    window = window.following(plan)
    selection.follow(plan)
    confirmation = confirmation.flatMap(plan.newPlace(of:))
    let swiped = swipe?.place
    swipe?.place = swiped.flatMap(plan.newPlace(of:))
    reordering = reordering.flatMap { $0.following(plan, to: counts) }
    bookmarks = bookmarks.map { $0.flatMap(plan.newPlace(of:)) }
  }
}

extension TableView {
  /// Where the window starts after the update.
  ///
  /// A window at the start of the table stays there as long as it shows the cursor's row. Else that row, or the first
  /// visible row that is still there, stays where it is in the window; a row on which the cursor lands anew comes into
  /// the window by the shortest way.
  private func top(after plan: UpdatePlan, _ landing: Landing?, _ former: VisibleWindow) -> Int {
    let landed = (landing?.focus?.rowPlace).map(counts.position(of:))
    if former.top == 0, landed ?? 0 < windowSize { return 0 }
    let top = anchoredTop(after: plan, former)
    guard let landing, let landed, !landing.isSameItem else { return top }
    return self.top(near: top, showing: landed)
  }

  private func anchoredTop(after plan: UpdatePlan, _ former: VisibleWindow) -> Int {
    let anchors = [focusedPlace].compactMap { $0 } + former.rows.map(\.place)
    for anchor in anchors {
      if let index = former.index(of: anchor), let new = plan.newPlace(of: anchor) {
        return counts.position(of: new) - index
      }
    }
    return former.top
  }
}

extension VisibleWindow {
  /// The rows that stay, at their places after an update.
  fileprivate func following(_ plan: UpdatePlan) -> Self {
    var followed = VisibleWindow()
    followed.top = top
    followed.rows = rows.compactMap { row in
      plan.newPlace(of: row.place).map { Row(place: $0, cell: row.cell) }
    }.sorted { $0.place < $1.place }
    return followed
  }
}
