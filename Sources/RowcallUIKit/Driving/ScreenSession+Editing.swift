extension ScreenSession {
  /// Swipes a row and chooses one of the actions behind it; without a title the row stays swiped.
  public func swipe(_ row: RowName, from edge: SwipeEdge = .trailing, choose title: String? = nil) throws {
    let side = edge == .leading ? "start" : "end"
    try onTable("swipe \(row) from its \(side)\(title.map { ", choose \"\($0)\"" } ?? "")", row) {
      table, path in
      try table.engine.swipeRow(at: path, from: edge)
      if let title { try chooseSwipeAction(title, in: table) }
    }
  }

  /// Chooses the standard action behind a row, which deletes it.
  public func swipeToDelete(_ row: RowName) throws {
    try onTable("swipe \(row) to delete it", row) { table, path in
      try table.engine.swipeRow(at: path)
      try table.engine.performSwipeAction()
    }
  }

  private func chooseSwipeAction(_ title: String, in table: UITableView) throws {
    let titles = table.engine.swipeActionTitles
    guard let index = titles.firstIndex(of: title) else {
      try table.engine.cancelSwipe()
      throw DrivingError.nothingCalled(title, among: titles.map { $0 ?? "delete" }, .swipeActions)
    }
    try table.engine.performSwipeAction(at: index)
  }

  /// Presses the edit control of a row; a deletion is confirmed unless that is declined.
  public func pressEditControl(of row: RowName, confirm: Bool = true) throws {
    try onTable("press the edit control of \(row)\(confirm ? "" : ", then keep the row")", row) {
      table, path in
      let style = try table.engine.editingStyle(ofRowAt: path)
      try table.engine.activateEditControl(ofRowAt: path)
      guard style == .delete else { return }
      if confirm { try table.engine.confirmDeletion() } else { try table.engine.cancelDeletion() }
    }
  }

  /// Drags a row to the place of another one.
  public func move(_ row: RowName, to place: RowName) throws {
    try onTable("move \(row) to \(place)", row) { table, path in
      let target = try self.path(of: place)
      table.bridge.assumesMoves = true
      defer { table.bridge.assumesMoves = false }
      try table.engine.reorderRow(at: path, to: target)
    }
  }
}
