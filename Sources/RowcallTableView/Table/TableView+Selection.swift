#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension TableView {
  /// The paths of the selected rows, in order.
  public var indexPathsForSelectedRows: [IndexPath] { selection.places.map(\.indexPath) }

  /// The path of the first selected row; `nil` if none is selected.
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows.first }

  /// Selects a row from code, without a word to the delegate, and scrolls to it if a position is given.
  ///
  /// Where only one row can be selected, the others are deselected. A path of `nil` deselects all.
  public func selectRow(
    at indexPath: IndexPath?, scrollPosition: ScrollPosition? = nil
  ) throws(TableViewError) {
    try change("selectRow(at:scrollPosition:)") { () throws(TableViewError) in
      try loadIfNeeded()
      let place = if let indexPath { try counts.place(of: indexPath) } else { RowPlace?.none }
      if let place, let scrollPosition { try scroll(to: place, scrollPosition) }
      if place == nil || !selectsMany {
        for other in selection.places where other != place { deselect(other) }
      }
      if let place { select(place) }
    }
  }

  /// Deselects a row from code, without a word to the delegate.
  public func deselectRow(at indexPath: IndexPath) throws(TableViewError) {
    try change("deselectRow(at:)", insideUpdates: true) { () throws(TableViewError) in
      deselect(try counts.place(of: indexPath))
    }
  }

  /// What a tap on a row does: selects it, or deselects it where several rows can be selected and it is one
  /// of them; the delegate is asked before and told after.
  ///
  /// The cursor goes to the row.
  ///
  /// - Returns: whether the row was selected or deselected: not where the table does not allow selection now or the
  ///   delegate refuses.
  @discardableResult
  public func activateRow(at indexPath: IndexPath) throws(TableViewError) -> Bool {
    try change("activateRow(at:)") { () throws(TableViewError) in
      try loadIfNeeded()
      let place = try counts.place(of: indexPath)
      try reveal(place)
      if focusedPlace != place { setFocus(.row(place.indexPath)) }
      guard isEditing ? allowsSelectionDuringEditing || selectsMany : allowsSelection else { return false }
      if selectsMany, selection.contains(place) { return try askToDeselect(place) }
      return try askToSelect(place)
    }
  }

  /// What a tap on a row's detail button does: the delegate is told, and the row is not selected.
  public func activateAccessory(ofRowAt indexPath: IndexPath) throws(TableViewError) {
    try change("activateAccessory(ofRowAt:)") { () throws(TableViewError) in
      try loadIfNeeded()
      let place = try counts.place(of: indexPath)
      try reveal(place)
      guard let content = window.cell(at: place)?.content else { return }
      guard (isEditing ? content.editingAccessory : content.accessory).hasDetailButton else {
        throw .noDetailButton(indexPath)
      }
      note(.accessoryPressed(reference(to: place)))
      try tell(place) { try $0.tableView(self, accessoryButtonTappedForRowWith: $1) }
    }
  }

  var selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func select(_ place: RowPlace) {
    guard !selection.contains(place) else { return }
    selection.insert(place)
    refreshSelection(of: place)
    note(.selected(reference(to: place)))
  }

  func deselect(_ place: RowPlace) {
    guard selection.contains(place) else { return }
    selection.remove(place)
    refreshSelection(of: place)
    note(.deselected(reference(to: place)))
  }

  /// The row was tapped: the delegate may send the tap to another row or refuse it.
  private func askToSelect(_ tapped: RowPlace) throws(TableViewError) -> Bool {
    guard
      let place = try answer(
        "tableView(_:willSelectRowAt:)", { $0.tableView(self, willSelectRowAt: $1) }, tapped)
    else { return false }
    if !selectsMany {
      for other in selection.places where other != place {
        guard try askToDeselect(other) else { return false }
      }
    }
    select(place)
    try tell(place) { try $0.tableView(self, didSelectRowAt: $1) }
    return true
  }

  private func askToDeselect(_ selected: RowPlace) throws(TableViewError) -> Bool {
    guard
      let place = try answer(
        "tableView(_:willDeselectRowAt:)", { $0.tableView(self, willDeselectRowAt: $1) }, selected)
    else { return false }
    deselect(place)
    try tell(place) { try $0.tableView(self, didDeselectRowAt: $1) }
    return true
  }

  /// The row that the delegate names in place of one; that one itself if there is no delegate.
  private func answer(
    _ method: String, _ question: (any TableViewDelegate, IndexPath) -> IndexPath?, _ place: RowPlace
  ) throws(TableViewError) -> RowPlace? {
    guard let delegate else { return place }
    guard let path = ask(method, { question(delegate, place.indexPath) }) else { return nil }
    return try counts.place(of: path)
  }

  /// Tells the delegate what the listener did to a row.
  func tell(
    _ place: RowPlace, _ message: (any TableViewDelegate, IndexPath) throws -> Void
  ) throws(TableViewError) {
    guard let delegate else { return }
    do {
      try message(delegate, place.indexPath)
    } catch {
      throw (error as? TableViewError) ?? .delegateFailed(place.indexPath, reason: String(describing: error))
    }
  }

  private func refreshSelection(of place: RowPlace) {
    guard let cell = window.cell(at: place) else { return }
    cell.state.isSelected = selection.contains(place)
    cell.state.isHighlighted = cell.state.isSelected && cell.content.selectionStyle != .none
  }
}
