/// A row that was swiped, with the actions that can be chosen.
struct Swipe {
  /// Where the row is; `nil` once it is gone.
  var place: RowPlace?
  var actions: [SwipeAction]
  /// Whether one of the actions is running; the swipe then lasts until it is done.
  var isRunning = false
  /// Which action of the author's is running; `nil` for none and for the standard one.
  var run: SwipeRun.ID?
}

extension TableView {
  /// The titles of the actions of the swiped row; `nil` in place of a title is the usual word for deletion.
  ///
  /// Empty if no row is swiped.
  package var swipeActionTitles: [String?] { swipe?.actions.map(\.title) ?? [] }

  /// Swipes a row, so that its actions can be chosen; no other row shows edit controls.
  ///
  /// The cursor goes to the row.
  /// - Throws: `.nothingToSwipe` if there is no action: the delegate gives none and the data source cannot delete, or
  ///   the row cannot be edited.
  public func swipeRow(
    at indexPath: IndexPath, from edge: SwipeEdge = .trailing
  ) throws(TableViewError) {
    try change("swipeRow(at:from:)") { () throws(TableViewError) in
      guard !calls.isCommitting else { throw .setEditingDuringCommit }
      try loadIfNeeded()
      let place = try counts.place(of: indexPath)
      let actions = isEditing ? [] : swipeActions(of: place, edge)
      guard !actions.isEmpty else { throw .nothingToSwipe(indexPath) }
      try reveal(place)
      // The delegate hears of the end of another swipe, and may turn the table over or swipe by itself.
      guard let place = follow(place, through: closeSwipe), !isEditing, swipe == nil else {
        throw .nothingToSwipe(indexPath)
      }
      focusRow(at: place)
      swipe = Swipe(place: place, actions: actions)
      refreshState(at: place)
      note(.swipeBegan(reference(to: place), actions: actions.map(\.title)))
      delegate?.tableView(self, willBeginEditingRowAt: place.indexPath)
    }
  }

  /// Chooses an action of the swiped row, counted from zero.
  public func performSwipeAction(at index: Int = 0) throws(TableViewError) {
    try change("performSwipeAction(at:)") { () throws(TableViewError) in
      guard let open = swipe, let place = open.place, !open.isRunning else { throw .noRowSwiped }
      guard open.actions.indices.contains(index) else {
        throw .noSuchSwipeAction(index, count: open.actions.count)
      }
      swipe?.isRunning = true
      var isPending = false
      defer { if swipe?.isRunning == true, !isPending { closeSwipe() } }
      isPending = try !perform(open.actions[index], at: place)
    }
  }

  /// Closes the actions of the swiped row; does nothing if no row is swiped.
  public func cancelSwipe() throws(TableViewError) {
    try change("cancelSwipe()") { () throws(TableViewError) in closeSwipe() }
  }

  private func swipeActions(of place: RowPlace, _ edge: SwipeEdge) -> [SwipeAction] {
    let isEditable = dataSource is any EditableTableViewDataSource
    guard !isEditable || canEdit(place) else { return [] }
    let path = place.indexPath
    switch edge {
    case .leading:
      return ask("tableView(_:leadingSwipeActionsForRowAt:)") {
        delegate?.tableView(self, leadingSwipeActionsForRowAt: path)
      } ?? []
    case .trailing:
      let authored = ask("tableView(_:trailingSwipeActionsForRowAt:)") {
        delegate?.tableView(self, trailingSwipeActionsForRowAt: path)
      }
      if let authored { return authored }
      guard isEditable, editingStyle(of: place) == .delete else { return [] }
      return [.delete(title: confirmationTitle(of: place))]
    }
  }

  /// Runs an action; false if it goes on after this.
  private func perform(_ action: SwipeAction, at place: RowPlace) throws(TableViewError) -> Bool {
    switch action.kind {
    case .commitDelete:
      try commit(.delete, at: place)
      return true
    case .custom(let body):
      return try runAction(titled: action.title, at: place, body)
    }
  }

  /// Ends the swipe, if there is one.
  func closeSwipe() {
    guard let open = swipe else { return }
    swipe = nil
    if let place = open.place { refreshState(at: place) }
    note(.swipeEnded(open.place.map(reference(to:))))
    delegate?.tableView(self, didEndEditingRowAt: open.place?.indexPath)
  }

  /// Ends the swipe if its row is gone, unless one of its actions took it away and is still running.
  func endLostSwipe() {
    if let open = swipe, open.place == nil, !open.isRunning { closeSwipe() }
  }
}

/// An action of the author's behind a row, from its beginning until it is known whether it was carried out.
public struct SwipeRun {
  /// Which run it is, among all of a table.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  let title: String?
  /// The row as it was when the action began.
  let row: RowReference
}

extension TableView {
  /// The action of the swiped row that is running, for ``finishSwipeAction(_:isDone:)``; `nil` if none is.
  public var runningSwipeAction: SwipeRun.ID? { swipe?.run }

  /// Says whether an action was carried out that did not say so when it ran; the row is then no longer swiped.
  ///
  /// Only the first word on a run counts.
  /// - Parameters:
  ///   - id: the run, from ``runningSwipeAction`` while the action ran.
  ///   - isDone: whether it was carried out.
  /// - Throws: an error if a callback is running or updates are open; the action is still running then.
  public func finishSwipeAction(_ id: SwipeRun.ID, isDone: Bool) throws(TableViewError) {
    try change("finishSwipeAction(_:isDone:)") { () throws(TableViewError) in finish(id, isDone: isDone) }
  }

  /// Runs the author's code; false if it goes on after this.
  func runAction(
    titled title: String?, at place: RowPlace, _ body: (IndexPath) throws -> Bool?
  ) throws(TableViewError) -> Bool {
    swipeRunsBegun += 1
    let id = SwipeRun.ID(number: swipeRunsBegun)
    pendingSwipeRuns[id] = SwipeRun(title: title, row: reference(to: place))
    swipe?.run = id
    do {
      let isDone = try run(
        orThrow: { .swipeActionFailed(place.indexPath, title: title, reason: $0) },
        { try body(place.indexPath) })
      if let isDone { finish(id, isDone: isDone) }
    } catch {
      pendingSwipeRuns[id] = nil
      throw error
    }
    return pendingSwipeRuns[id] == nil
  }

  private func finish(_ id: SwipeRun.ID, isDone: Bool) {
    guard let run = pendingSwipeRuns.removeValue(forKey: id) else { return }
    note(.swipeActionPerformed(title: run.title, run.row, isDone: isDone))
    if swipe?.run == id { closeSwipe() }
  }
}
