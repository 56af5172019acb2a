/// The calls by which a program tells the table what changed in its model.
///
/// Alone each call is an update of its own. Between `beginUpdates()` and `endUpdates()`, or inside
/// `performBatchUpdates(_:)`, they are collected and applied together: deletes, reloads and the origins of moves name
/// places before the block, inserts and the targets of moves name places after it, whatever the order of the calls. If
/// the counts do not add up, or two calls exclude each other, the table refuses the whole update and stays as it was.
/// A table that was never loaded is loaded instead. An empty update asks the delegate anew how high the rows in the window
/// are and how deep they are indented, and nothing else.
extension TableView {
  /// Opens an update block; blocks nest, and only the outermost applies.
  public func beginUpdates() throws(TableViewError) {
    try change("beginUpdates()", insideUpdates: true) { () throws(TableViewError) in updates.begin() }
  }

  /// Closes an update block and, if it was the outermost one, applies it.
  public func endUpdates() throws(TableViewError) {
    try change("endUpdates()", insideUpdates: true) { () throws(TableViewError) in
      guard updates.areOpen else { throw .endUpdatesWithoutBegin }
      if let finished = updates.end() { try apply(finished) }
    }
  }

  /// Applies all the updates that a closure asks for as one.
  ///
  /// - Throws: what the closure throws, as `.updatesFailed` if it is no `TableViewError`, and then nothing that it asked
  ///   for is applied; else what applying throws.
  public func performBatchUpdates(_ updates: () throws -> Void) throws(TableViewError) {
    try change("performBatchUpdates(_:)", insideUpdates: true) { () throws(TableViewError) in
      // If it throws, a block around this one, which may hide the error, goes on with what it had.
      try run(orThrow: TableViewError.updatesFailed) {
        self.updates.begin()
        try updates()
      }
      try endUpdates()
    }
  }

  /// Says that rows came; the paths are those after the update.
  public func insertRows(at indexPaths: [IndexPath]) throws(TableViewError) {
    try request("insertRows(at:)", indexPaths.map { .insertRow($0) })
  }

  /// Says that rows went; the paths are those before the update.
  public func deleteRows(at indexPaths: [IndexPath]) throws(TableViewError) {
    try request("deleteRows(at:)", indexPaths.map { .deleteRow($0) })
  }

  /// Gives rows new cells, and deselects them; the paths are those before the update.
  public func reloadRows(at indexPaths: [IndexPath]) throws(TableViewError) {
    try request("reloadRows(at:)", indexPaths.map { .refreshRow($0, .reload) })
  }

  /// Asks the data source anew what rows show and keeps them selected; the paths are those before the update.
  public func reconfigureRows(at indexPaths: [IndexPath]) throws(TableViewError) {
    try request("reconfigureRows(at:)", indexPaths.map { .refreshRow($0, .reconfigure) })
  }

  /// Says that a row moved, from its path before the update to its path after it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) throws(TableViewError) {
    try request("moveRow(at:to:)", [.moveRow(from: indexPath, to: newIndexPath)])
  }

  /// Says that sections came with all their rows; the numbers are those after the update.
  public func insertSections(_ sections: [Int]) throws(TableViewError) {
    try request("insertSections(_:)", sections.map { .insertSection($0) })
  }

  /// Says that sections went with all their rows; the numbers are those before the update.
  public func deleteSections(_ sections: [Int]) throws(TableViewError) {
    try request("deleteSections(_:)", sections.map { .deleteSection($0) })
  }

  /// Reads sections anew, whatever number of rows they have now; the numbers are those before the update.
  public func reloadSections(_ sections: [Int]) throws(TableViewError) {
    try request("reloadSections(_:)", sections.map { .reloadSection($0) })
  }

  /// Says that a section moved with its rows, from its number before the update to its number after it.
  public func moveSection(_ section: Int, toSection newSection: Int) throws(TableViewError) {
    try request("moveSection(_:toSection:)", [.moveSection(from: section, to: newSection)])
  }

  private func request(
    _ method: String, _ operations: [UpdateBlock.Operation]
  ) throws(TableViewError) {
    try change(method, insideUpdates: true) { () throws(TableViewError) in
      if updates.areOpen { return updates.block.operations += operations }
      try apply(OpenUpdates(block: UpdateBlock(operations: operations)))
    }
  }

  /// Applies a finished block: plans it, builds the window after it, and only then changes the table.
  func apply(_ finished: OpenUpdates) throws(TableViewError) {
    guard isLoaded, !finished.isReload else { return try load() }
    guard !finished.block.isEmpty else {
      measureRows()
      return try leaveHiddenRow()
    }
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
      return try makeWindow(
        top: top, isCounted: { section, _ in plan.touched[section] != nil },
        keeping: { keptCell(at: $0, plan) })
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

extension TableView {
  /// Writes down one thing that an update did.
  func note(_ change: UpdateChange, _ before: TableMemory) {
    note(event(of: change, before))
    if case .rowRefreshed(let from, let to, .reload) = change, before.selection.contains(from) {
      note(.deselected(reference(to: to)))
    }
  }

  private func event(of change: UpdateChange, _ before: TableMemory) -> TableViewEvent {
    switch change {
    case .rowDeleted(let place): .rowDeleted(before.reference(to: place))
    case .rowInserted(let place): .rowInserted(reference(to: place))
    case .rowRefreshed(_, let place, _): .rowReloaded(reference(to: place))
    case .rowMoved(let from, let to): moved(before.reference(to: from), to)
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

  /// A row that left the window by its move is still named by what it showed there.
  private func moved(_ from: RowReference, _ to: RowPlace) -> TableViewEvent {
    var reference = reference(to: to)
    reference.content = reference.content ?? from.content
    return .rowMoved(from: from, to: reference, neighbour(of: to))
  }
}

extension TableMemory {
  func reference(to place: RowPlace) -> RowReference {
    RowReference(
      indexPath: place.indexPath, rowsInSection: counts[place.section],
      content: window.cell(at: place)?.content)
  }
}

/// The update block that is open, if any.
struct OpenUpdates {
  /// How many `beginUpdates()` wait for their `endUpdates()`.
  private(set) var depth = 0
  var block = UpdateBlock()
  /// Whether the data is read anew when the block ends, whatever else it asks for.
  var isReload = false

  var areOpen: Bool { depth > 0 }

  mutating func begin() { depth += 1 }

  /// Closes one level; returns what was asked for if it was the outermost one, else `nil`.
  mutating func end() -> Self? {
    depth -= 1
    guard depth == 0 else { return nil }
    defer { self = OpenUpdates() }
    return self
  }
}
