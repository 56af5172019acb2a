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
    let made: VisibleWindow
    do throws(TableViewError) {
      made = try makeWindow(top: top(after: plan)) { self.keptCell(at: $0, plan) }
    } catch {
      counts = before.counts
      throw error
    }
    follow(plan)
    show(made)
    for change in plan.changes { note(event(of: change, before)) }
    if let lost = moveFocus(after: plan) { try settleFocus(lost, plan, before.counts) }
  }

  /// The cell that still shows the right thing at a place after the update.
  private func keptCell(at place: RowPlace, _ plan: UpdatePlan) -> TableViewCell? {
    guard let old = plan.oldPlace(of: place), plan.refresh(of: old) == nil else { return nil }
    return window.cell(at: old)
  }

  /// Where the window starts after the update: the focused row, else the first visible row that is still there, stays
  /// where it is in the window.
  private func top(after plan: UpdatePlan) -> Int {
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
    if let open = swipe {
      if let place = plan.newPlace(of: open.place) { swipe?.place = place } else { endSwipe(row: nil) }
    }
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
