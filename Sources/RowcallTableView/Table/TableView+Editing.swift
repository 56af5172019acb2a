extension TableView {
  /// Enters or leaves editing mode: each visible row is asked whether and how it can be edited, and its cell told.
  ///
  /// The selection is lost, and a swipe, a question or a move under way ends.
  /// - Throws: `.setEditingDuringCommit` inside the data source's `tableView(_:commit:forRowAt:)`.
  public func setEditing(_ editing: Bool) throws(TableViewError) {
    try change("setEditing(_:)") { () throws(TableViewError) in
      guard !calls.isCommitting else { throw .setEditingDuringCommit }
      try loadIfNeeded()
      closeSwipe()
      guard editing != isEditing else { return }
      for place in selection.places { deselect(place) }
      withdrawQuestion()
      putBack()
      isEditing = editing
      refreshStates()
      note(editing ? .editingBegan : .editingEnded)
    }
  }

  /// The edit control of a row, whether or not the table is in editing mode now; `none` for a row that cannot be edited.
  public func editingStyle(ofRowAt indexPath: IndexPath) throws(TableViewError) -> EditingStyle {
    let place = try counts.place(of: indexPath)
    return canEdit(place) ? editingStyle(of: place) : .none
  }

  /// Presses the edit control of a row in editing mode: an insert control commits at once, a delete control asks first.
  ///
  /// The cursor goes to the row.
  public func activateEditControl(ofRowAt indexPath: IndexPath) throws(TableViewError) {
    try change("activateEditControl(ofRowAt:)") { () throws(TableViewError) in
      let place = try counts.place(of: indexPath)
      guard isEditing else { throw .notEditing(method: "activateEditControl(ofRowAt:)") }
      let style = canEdit(place) ? editingStyle(of: place) : .none
      guard style != .none else { throw .noEditControl(indexPath) }
      try reveal(place)
      focusRow(at: place)
      switch style {
      case .none: break
      case .insert: try commit(.insert, at: place)
      case .delete: askConfirmation(at: place)
      }
    }
  }

  /// Confirms the deletion that a row asks about, and commits it.
  public func confirmDeletion() throws(TableViewError) {
    try change("confirmDeletion()") { () throws(TableViewError) in
      guard let place = confirmation else { throw .noQuestionOpen }
      confirmation = nil
      refreshState(at: place)
      try commit(.delete, at: place)
    }
  }

  /// Withdraws the question whether a row is to be deleted.
  public func cancelDeletion() throws(TableViewError) {
    try change("cancelDeletion()") { () throws(TableViewError) in
      guard confirmation != nil else { throw .noQuestionOpen }
      withdrawQuestion()
    }
  }

  /// Withdraws the question whether a row is to be deleted, if there is one.
  private func withdrawQuestion() {
    guard let place = confirmation else { return }
    confirmation = nil
    refreshState(at: place)
    note(.confirmationCancelled(reference(to: place)))
  }

  private func askConfirmation(at place: RowPlace) {
    // One row asks at a time.
    if confirmation != place { withdrawQuestion() }
    confirmation = place
    refreshState(at: place)
    note(.confirmationAsked(reference(to: place), title: confirmationTitle(of: place)))
  }

  /// The title of the button that confirms the deletion which a row asks about; `nil`: the usual word, or no row asks.
  package var deletionTitle: String? { confirmation.flatMap(confirmationTitle(of:)) }

  func confirmationTitle(of place: RowPlace) -> String? {
    ask("tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: place.indexPath)
    }
  }

  func canEdit(_ place: RowPlace) -> Bool {
    guard let source = dataSource as? any EditableTableViewDataSource else { return false }
    return ask("tableView(_:canEditRowAt:)") { source.tableView(self, canEditRowAt: place.indexPath) }
  }

  func editingStyle(of place: RowPlace) -> EditingStyle {
    ask("tableView(_:editingStyleForRowAt:)") {
      delegate?.tableView(self, editingStyleForRowAt: place.indexPath)
    } ?? .delete
  }

  /// Has the data source carry out an edit; it changes its model and tells the table which rows went or came.
  func commit(_ style: EditingStyle, at place: RowPlace) throws(TableViewError) {
    guard let source = dataSource as? any EditableTableViewDataSource else {
      throw .notEditable(place.indexPath)
    }
    let row = reference(to: place)
    let outer = calls.isCommitting
    calls.isCommitting = true
    defer { calls.isCommitting = outer }
    note(.committed(style, row))
    try run(orThrow: { .commitFailed(place.indexPath, reason: $0) }) {
      try source.tableView(self, commit: style, forRowAt: place.indexPath)
    }
    if !updates.areOpen, place.section < counts.numberOfSections { try checkCount(ofSection: place.section) }
  }

  /// Operates a control inside a row: its value changes and its action runs; the row is not selected.
  ///
  /// The cursor goes to the row.
  /// - Throws: a place error; `.noSuchElement` or `.controlRefused` if the control is not there or cannot do that;
  ///   `.controlFailed` with whatever else the cell throws.
  public func perform(
    _ action: ControlAction, on id: ElementID, inRowAt indexPath: IndexPath
  ) throws(TableViewError) {
    try change("perform(_:on:inRowAt:)") { () throws(TableViewError) in
      try loadIfNeeded()
      let place = try counts.place(of: indexPath)
      try reveal(place)
      guard let cell = window.cell(at: place) else { return }
      focusRow(at: place)
      try run(orThrow: { .controlFailed(id, indexPath, reason: $0) }) {
        try operate(id, of: cell, at: place, action)
      }
    }
  }

  private func operate(
    _ id: ElementID, of cell: TableViewCell, at place: RowPlace, _ action: ControlAction
  ) throws {
    let former = reference(to: place)
    let now = try follow(place) { try cell.perform(action, on: id) }
    // Whatever the action leads to is written down after it.
    guard let element = cell.content[id] else { return }
    note(.operated(element, now.map(reference(to:)) ?? former))
    try cell.didOperate(element)
  }
}
