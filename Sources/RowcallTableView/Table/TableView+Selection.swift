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
    let onlySelects = isLoaded && scrollPosition == nil
    try change("selectRow(at:scrollPosition:)", insideUpdates: onlySelects, isSelecting: onlySelects) {
      () throws(TableViewError) in
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
    try change("deselectRow(at:)", insideUpdates: true, isSelecting: true) { () throws(TableViewError) in
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
      let tap = try canSelect ? answer(toTapOn: place) : nil
      focusRow(at: place)
      guard let tap else { return false }
      for other in tap.deselected { deselect(other) }
      if let selected = tap.selected { select(selected) }
      try tell(tap)
      return true
    }
  }

  /// Handles a tap on a row's detail button: calls the delegate and does not select the row.
  ///
  /// The cursor goes to the row.
  public func activateAccessory(ofRowAt indexPath: IndexPath) throws(TableViewError) {
    try change("activateAccessory(ofRowAt:)") { () throws(TableViewError) in
      try loadIfNeeded()
      let place = try counts.place(of: indexPath)
      try reveal(place)
      guard let content = window.cell(at: place)?.content else { return }
      guard (isEditing ? content.editingAccessory : content.accessory).hasDetailButton else {
        throw .noDetailButton(indexPath)
      }
      focusRow(at: place)
      note(.accessoryPressed(reference(to: place)))
      try tell(place) { try $0.tableView(self, accessoryButtonTappedForRowWith: $1) }
    }
  }

  var selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func select(_ place: RowPlace) {
    guard !selection.contains(place) else { return }
    selection.insert(place)
    refreshState(at: place)
    note(.selected(reference(to: place)))
  }

  func deselect(_ place: RowPlace) {
    guard selection.contains(place) else { return }
    selection.remove(place)
    refreshState(at: place)
    note(.deselected(reference(to: place)))
  }

  /// Whether a tap on a row reaches the application in the table's present mode.
  package var canSelect: Bool {
    isEditing ? allowsSelectionDuringEditing || selectsMany : allowsSelection
  }

  /// Asks the delegate what a tap does; it may send the tap to another row, or refuse: then `nil`.
  private func answer(toTapOn tapped: RowPlace) throws(TableViewError) -> Tap? {
    if selectsMany, selection.contains(tapped) {
      return try askToDeselect(tapped).map { Tap(deselected: [$0]) }
    }
    guard
      let place = try answer(
        "tableView(_:willSelectRowAt:)", { $0.tableView(self, willSelectRowAt: $1) }, tapped)
    else { return nil }
    var tap = Tap(selected: place)
    for other in selectsMany ? [] : selection.places where other != place {
      guard let answer = try askToDeselect(other) else { return nil }
      tap.deselected.append(answer)
    }
    return tap
  }

  private func askToDeselect(_ selected: RowPlace) throws(TableViewError) -> RowPlace? {
    try answer(
      "tableView(_:willDeselectRowAt:)", { $0.tableView(self, willDeselectRowAt: $1) }, selected)
  }

  /// Tells the delegate what a tap did, first of the rows that were deselected.
  private func tell(_ tap: Tap) throws(TableViewError) {
    let places = tap.deselected + (tap.selected.map { [$0] } ?? [])
    try inTurn(places) { index, place throws(TableViewError) in
      if index < tap.deselected.count {
        try tell(place) { try $0.tableView(self, didDeselectRowAt: $1) }
      } else {
        try tell(place) { try $0.tableView(self, didSelectRowAt: $1) }
      }
    }
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
    try run(orThrow: { .delegateFailed(place.indexPath, reason: $0) }) {
      try message(delegate, place.indexPath)
    }
  }
}

/// What a tap on a row does to the selection.
private struct Tap {
  var selected: RowPlace?
  var deselected: [RowPlace] = []
}

/// The selected rows, kept by section, so that an update touches only those of the sections it touches.
struct SelectionState {
  private var rows: [Int: Set<Int>] = [:]

  /// The selected rows in order.
  var places: [RowPlace] {
    rows.keys.sorted().flatMap { section in
      (rows[section] ?? []).sorted().map { RowPlace(section: section, row: $0) }
    }
  }

  var isEmpty: Bool { rows.isEmpty }

  func contains(_ place: RowPlace) -> Bool { rows[place.section]?.contains(place.row) ?? false }

  mutating func insert(_ place: RowPlace) { rows[place.section, default: []].insert(place.row) }

  mutating func remove(_ place: RowPlace) {
    rows[place.section]?.remove(place.row)
    if rows[place.section]?.isEmpty == true { rows[place.section] = nil }
  }

  mutating func removeAll() { rows = [:] }

  /// Takes the selected rows along to where they are after an update; rows that went or were reloaded are deselected.
  mutating func follow(_ plan: UpdatePlan) {
    var followed = SelectionState()
    for (section, selected) in rows {
      if let new = plan.sections.new(of: section), plan.touched[new] == nil {
        followed.rows[new] = selected
      } else {
        for row in selected { followed.follow(RowPlace(section: section, row: row), plan) }
      }
    }
    self = followed
  }

  private mutating func follow(_ place: RowPlace, _ plan: UpdatePlan) {
    if plan.refresh(of: place) != .reload, let new = plan.newPlace(of: place) { insert(new) }
  }
}
