extension TableView {
  /// Applies a finished block: plans it, builds the window after it, and only then changes the table.
  func apply(_ finished: OpenUpdates) throws(TableViewError) {
    guard isLoaded, !finished.isReload else { return try load() }
    guard !finished.block.isEmpty else { return }
    guard let dataSource else { throw .noDataSource }
    let sections = try askNumberOfSections(dataSource)
    let plan = try UpdatePlan(finished.block, before: counts, numberOfSections: sections) {
      section throws(TableViewError) in try askNumberOfRows(dataSource, section)
    }
    try carryOut(plan)
  }

  /// Carries out a plan: everything that can fail comes first.
  func carryOut(_ plan: UpdatePlan) throws(TableViewError) {
    let before = TableMemory(counts: counts, window: window)
    plan.apply(to: &counts)
    let landing = landing(after: plan, before.counts)
    refilled = reconfiguredCells(plan)
    defer { refilled = [:] }
    let made: VisibleWindow
    do throws(TableViewError) {
      made = try makeWindow(top: top(after: plan, landing)) { self.keptCell(at: $0, plan) }
    } catch {
      counts = before.counts
      throw error
    }
    let losesSwipe = swipe.map { plan.newPlace(of: $0.place) == nil } ?? false
    follow(plan)
    show(made)
    for change in plan.changes { note(event(of: change, before)) }
    land(landing)
    // Last, because the delegate hears of it and may turn to the table, which must be whole again by then.
    if losesSwipe { endSwipe(row: nil) }
  }

  /// The cell that still shows the right thing at a place after the update.
  private func keptCell(at place: RowPlace, _ plan: UpdatePlan) -> TableViewCell? {
    guard let old = plan.oldPlace(of: place), plan.refresh(of: old) == nil else { return nil }
    return window.cell(at: old)
  }

  /// The visible cells that the data source may fill anew, by their rows' places after the update.
  private func reconfiguredCells(_ plan: UpdatePlan) -> [RowPlace: TableViewCell] {
    var cells: [RowPlace: TableViewCell] = [:]
    for row in window.rows where plan.refresh(of: row.place) == .reconfigure {
      if let place = plan.newPlace(of: row.place) { cells[place] = row.cell }
    }
    return cells
  }

  /// Where the window starts after the update.
  ///
  /// The focused row, else the first visible row that is still there, stays where it is in the window; a row on which
  /// the cursor lands anew comes into the window by the shortest way.
  private func top(after plan: UpdatePlan, _ landing: Landing?) -> Int {
    let top = anchoredTop(after: plan)
    guard let landing, !landing.isSameItem, let place = landing.focus?.rowPlace else { return top }
    return self.top(near: top, showing: counts.position(of: place))
  }

  private func anchoredTop(after plan: UpdatePlan) -> Int {
    let anchors = [focusedPlace].compactMap { $0 } + window.rows.map(\.place)
    for anchor in anchors {
      if let index = window.index(of: anchor), let new = plan.newPlace(of: anchor) {
        return counts.position(of: new) - index
      }
    }
    return window.top
  }

  /// Takes the selection, a swipe, a question and a move under way along to where their rows are now.
  private func follow(_ plan: UpdatePlan) {
    selection.follow(plan)
    confirmation = confirmation.flatMap(plan.newPlace(of:))
    if let place = swipe.flatMap({ plan.newPlace(of: $0.place) }) { swipe?.place = place }
    if let carried = reordering { reordering = carried.following(plan) }
  }
}

/// What events still need to know of the table before an update.
struct TableMemory {
  var counts: SectionCounts
  var window: VisibleWindow
}

extension TableView {
  fileprivate func event(of change: UpdateChange, _ before: TableMemory) -> TableViewEvent {
    switch change {
    case .rowDeleted(let place): .rowDeleted(old(place, before))
    case .rowInserted(let place): .rowInserted(reference(to: place))
    case .rowRefreshed(_, let place, _): .rowReloaded(reference(to: place))
    case .rowMoved(let from, let to):
      .rowMoved(from: old(from, before), to: reference(to: to), neighbour(of: to))
    case .sectionDeleted(let section, let rows):
      .sectionDeleted(reference(toSection: section, in: before.window, rows: rows))
    case .sectionInserted(let section, let rows):
      .sectionInserted(reference(toSection: section, in: window, rows: rows))
    case .sectionReloaded(_, let section, let rows):
      .sectionReloaded(reference(toSection: section, in: window, rows: rows))
    case .sectionMoved(let from, let to):
      .sectionMoved(
        from: reference(toSection: from, in: before.window, rows: before.counts[from]),
        to: reference(toSection: to, in: window, rows: counts[to]))
    }
  }

  private func old(_ place: RowPlace, _ before: TableMemory) -> RowReference {
    reference(to: place, in: before.window, rows: before.counts[place.section])
  }
}
