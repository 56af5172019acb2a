#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A row that was swiped, with the actions that can be chosen.
struct Swipe {
  var place: RowPlace
  var actions: [SwipeAction]
}

extension TableView {
  /// The titles of the actions of the swiped row; `nil` in place of a title is the usual word for deletion.
  ///
  /// Empty if no row is swiped.
  public var swipeActionTitles: [String?] { swipe?.actions.map(\.title) ?? [] }

  /// Swipes a row, so that its actions can be chosen; no other row shows edit controls.
  ///
  /// - Throws: `.nothingToSwipe` if there is no action: the delegate gives none, and the data source cannot delete.
  public func swipeRow(
    at indexPath: IndexPath, from edge: SwipeEdge = .trailing
  ) throws(TableViewError) {
    try change("swipeRow(at:from:)") { () throws(TableViewError) in
      guard !calls.isCommitting else { throw .setEditingDuringCommit }
      try loadIfNeeded()
      let place = try counts.place(of: indexPath)
      closeSwipe()
      try reveal(place)
      let actions = swipeActions(of: place, edge)
      guard !actions.isEmpty, !isEditing else { throw .nothingToSwipe(indexPath) }
      delegate?.tableView(self, willBeginEditingRowAt: indexPath)
      swipe = Swipe(place: place, actions: actions)
      window.cell(at: place)?.state.isEditing = true
      note(.swipeBegan(reference(to: place), actions: actions.map(\.title)))
    }
  }

  /// Chooses an action of the swiped row, counted from zero.
  public func performSwipeAction(at index: Int = 0) throws(TableViewError) {
    try change("performSwipeAction(at:)") { () throws(TableViewError) in
      guard let open = swipe else { throw .noRowSwiped }
      guard open.actions.indices.contains(index) else {
        throw .noSuchSwipeAction(index, count: open.actions.count)
      }
      do throws(TableViewError) {
        try perform(open.actions[index], at: open.place)
      } catch {
        closeSwipe()
        throw error
      }
      closeSwipe()
    }
  }

  /// Closes the actions of the swiped row; does nothing if no row is swiped.
  public func cancelSwipe() throws(TableViewError) {
    try change("cancelSwipe()") { () throws(TableViewError) in closeSwipe() }
  }

  private func swipeActions(of place: RowPlace, _ edge: SwipeEdge) -> [SwipeAction] {
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
      guard canEdit(place), editingStyle(of: place) == .delete else { return [] }
      return [.delete(title: confirmationTitle(of: place))]
    }
  }

  private func perform(_ action: SwipeAction, at place: RowPlace) throws(TableViewError) {
    switch action.kind {
    case .commitDelete: try commit(.delete, at: place)
    case .custom(let body):
      let row = reference(to: place)
      do {
        let isDone = try body(place.indexPath)
        note(.swipeActionPerformed(title: action.title, row, isDone: isDone))
      } catch {
        throw (error as? TableViewError)
          ?? .swipeActionFailed(place.indexPath, title: action.title, reason: String(describing: error))
      }
    }
  }

  /// Ends the swipe, if there is one.
  func closeSwipe() {
    if let open = swipe { endSwipe(row: open.place) }
  }

  /// Ends the swipe; `row` is where its row is now, `nil` if it is gone.
  func endSwipe(row: RowPlace?) {
    guard swipe != nil else { return }
    swipe = nil
    if let row, let cell = window.cell(at: row) { cell.state.isEditing = false }
    note(.swipeEnded(row.map(reference(to:))))
    delegate?.tableView(self, didEndEditingRowAt: row?.indexPath)
  }
}
