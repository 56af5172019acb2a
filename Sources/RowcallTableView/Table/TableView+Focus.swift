extension TableView {
  /// Puts the cursor on something and the window around it: with a header comes the row after it, with a footer the row
  /// before it.
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
  /// - Returns: whether it moved: at the ends of the table it stays where it is, which is written down.
  @discardableResult
  public func moveFocus(_ step: FocusStep) throws(TableViewError) -> Bool {
    try change("moveFocus(_:)") { () throws(TableViewError) in
      try loadIfNeeded()
      if focus == .sectionIndex, let titles = titles(of: step) { return try adjust(by: titles) }
      guard let target = target(of: step), target != focus else {
        note(.edgeReached(step))
        return false
      }
      try place(focusOn: target)
      return true
    }
  }

  /// Puts the window around the target, then the cursor on it, and says so: whoever asks wants to hear it.
  func place(focusOn target: Focus) throws(TableViewError) {
    if let position = try checkedPosition(of: target) {
      try scroll(toPosition: top(near: window.top, showing: position))
    }
    setFocus(target)
  }

  /// The position of the row that comes into the window together with a target; `nil` if the window stays.
  private func checkedPosition(of target: Focus) throws(TableViewError) -> Int? {
    switch target {
    case .row(let path): return counts.position(of: try counts.place(of: path))
    case .sectionHeader(let section):
      _ = try counts.checked(section)
      if headerText(ofSection: section) == nil { throw .nothingThere(target) }
    case .sectionFooter(let section):
      _ = try counts.checked(section)
      if footerText(ofSection: section) == nil { throw .nothingThere(target) }
    case .tableHeader: if header == nil { throw .nothingThere(target) }
    case .tableFooter: if footer == nil { throw .nothingThere(target) }
    case .sectionIndex:
      if !hasSectionIndex { throw .nothingThere(target) }
      return nil
    }
    return counts.total > 0 ? position(beside: target) : nil
  }

  /// The position of the row itself or, of a header, of the row after it, of a footer, of the row before it, of an index
  /// that was moved, of the row to which it leads; the table must have rows.
  func position(beside focus: Focus) -> Int {
    let position =
      switch focus {
      case .tableHeader: 0
      case .row(let path): counts.position(of: RowPlace(section: path.section, row: path.row))
      case .sectionHeader(let section): counts.position(of: RowPlace(section: section, row: 0))
      case .sectionFooter(let section):
        counts.position(of: RowPlace(section: section, row: counts[section])) - 1
      case .tableFooter: counts.total - 1
      case .sectionIndex: indexLanding.map(counts.position) ?? counts.total - 1
      }
    return max(0, min(position, counts.total - 1))
  }

  /// Puts the cursor on a row that is in the window, if it is not there yet.
  func focusRow(at place: RowPlace) {
    if focusedPlace != place { setFocus(.row(place.indexPath)) }
  }

  /// Takes the cursor off a header, a footer or an index of the table that is gone, but not before the table is whole.
  func leaveLostEnd() {
    guard calls.callback == nil else { return }
    switch focus {
    case .tableHeader where header == nil: setFocus(nearest(to: .tableHeader))
    case .tableFooter where footer == nil: setFocus(nearest(to: .tableFooter))
    case .sectionIndex where !hasSectionIndex: setFocus(nearest(to: .sectionIndex))
    default: break
    }
  }

  /// Sets the cursor and says so, whether or not it was there before.
  func setFocus(_ target: Focus?) {
    indexStand = target == .sectionIndex ? indexStand ?? IndexStand(title: titleOfFocus ?? 0) : nil
    typed = nil
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
