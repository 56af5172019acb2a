extension TableView {
  /// Puts the cursor where a listener who comes to the table expects it: on the selected row, else on what it was on
  /// before, else at the start.
  ///
  /// The listener comes from elsewhere, so it is written down even if the cursor of this table does not move.
  func takeUpFocus() throws(TableViewError) {
    try loadIfNeeded()
    if let target = indexPathForSelectedRow.map(Focus.row) ?? focus.flatMap(nearest(to:)) {
      try moveFocus(to: target)
    } else if let start = target(of: .first) {
      try moveFocus(to: start)
    }
  }

  /// Puts the cursor back and deselects the row from which another screen was opened.
  ///
  /// Where several rows can be selected, the selection is the listener's work and stays.
  func returnFocus() throws(TableViewError) {
    try takeUpFocus()
    guard !selectsMany else { return }
    for path in indexPathsForSelectedRows { try deselectRow(at: path) }
  }
}
