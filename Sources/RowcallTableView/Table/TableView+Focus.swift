extension TableView {
  /// Puts the cursor on something, and the window around it if it is a row.
  ///
  /// - Throws: a place error if there is no such row or section; `.nothingThere` for a header or footer that the table
  ///   does not have.
  public func moveFocus(to target: Focus) throws(TableViewError) {
    try change("moveFocus(to:)") { () throws(TableViewError) in
      try loadIfNeeded()
      try place(focusOn: target)
    }
  }

  /// Moves the cursor by a step, from the start of the table if it is nowhere.
  ///
  /// - Returns: whether it moved: at the ends of the table it stays where it is.
  @discardableResult
  public func moveFocus(_ step: FocusStep) throws(TableViewError) -> Bool {
    try change("moveFocus(_:)") { () throws(TableViewError) in
      try loadIfNeeded()
      guard let target = target(of: step), target != focus else { return false }
      try place(focusOn: target)
      return true
    }
  }

  private func place(focusOn target: Focus) throws(TableViewError) {
    switch target {
    case .row(let path): try reveal(counts.place(of: path))
    case .sectionHeader(let section):
      _ = try counts.checked(section)
      if headerText(ofSection: section) == nil { throw .nothingThere(target) }
    case .sectionFooter(let section):
      _ = try counts.checked(section)
      if footerText(ofSection: section) == nil { throw .nothingThere(target) }
    case .tableHeader: if header == nil { throw .nothingThere(target) }
    case .tableFooter: if footer == nil { throw .nothingThere(target) }
    }
    setFocus(target)
  }

  /// Sets the cursor and says so, whether or not it was there before.
  func setFocus(_ target: Focus?) {
    focus = target
    focusedIdentifier = askFocusedIdentifier()
    note(.focused(target.map(reference(to:))))
  }

  /// The place of the focused row; `nil` if the cursor is on none.
  var focusedPlace: RowPlace? { focus?.rowPlace }
}

extension Focus {
  /// The place of the row; `nil` for anything else.
  var rowPlace: RowPlace? {
    if case .row(let path) = self { RowPlace(section: path.section, row: path.row) } else { nil }
  }
}
