extension ScreenSession {
  /// The table of the screen.
  ///
  /// - Throws: `DrivingError.noTable` if there is none, `.questionOpen` if a question lies over it.
  public func table() throws -> UITableView {
    try checkNoQuestion()
    let found = screen.viewIfLoaded.flatMap(Self.table(in:))
    guard let found else { throw DrivingError.noTable(screen: known.last?.title ?? "") }
    return found
  }

  private static func table(in view: UIView) -> UITableView? {
    guard !view.isHidden else { return nil }
    if let table = view as? UITableView { return table }
    for subview in view.subviews {
      if let table = table(in: subview) { return table }
    }
    return nil
  }

  /// The path of a row.
  ///
  /// - Throws: `DrivingError.noRow` if no row in sight shows the text.
  public func path(of row: RowName) throws -> IndexPath {
    switch row {
    case .row(let row, let section): return IndexPath(row: row, section: section)
    case .text(let text):
      let table = try table()
      let rows = table.engine.indexPathsForVisibleRows.map {
        ($0, table.engine.cellForRow(at: $0)?.content.texts ?? [])
      }
      if let found = rows.first(where: { $0.1.contains(text) }) { return found.0 }
      throw DrivingError.noRow(text, inSight: rows.map { $0.1.joined(separator: ", ") })
    }
  }

  /// Taps a row.
  public func select(_ row: RowName) throws {
    try onTable("select \(row)", row) { table, path in _ = try table.engine.activateRow(at: path) }
  }

  /// Taps the detail button of a row.
  public func tapAccessory(of row: RowName) throws {
    try onTable("tap the detail button of \(row)", row) { table, path in
      try table.engine.activateAccessory(ofRowAt: path)
    }
  }

  /// Scrolls by a number of rows, up if it is negative; rows that are about to come are announced to the app.
  public func scroll(by rows: Int) throws {
    try gesture("scroll by \(rows)") {
      let table = try table()
      try table.engine.scroll(byRows: rows)
      table.announceRowsAhead(forward: rows > 0)
      table.scrollDelegate?.scrollViewDidScroll(table)
    }
  }

  /// Runs a gesture on a row of the screen's table.
  func onTable(_ line: String, _ row: RowName, _ body: (UITableView, IndexPath) throws -> Void) throws {
    try gesture(line) { try body(table(), path(of: row)) }
  }
}

extension UITableView {
  /// Tells the prefetch data source which rows follow those in sight, as many as are in sight.
  fileprivate func announceRowsAhead(forward: Bool) {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let shown = engine.indexPathsForVisibleRows.compactMap { engine.position(of: $0) }
    guard let first = shown.first, let last = shown.last else { return }
    let positions = forward ? last + 1..<last + 1 + shown.count : max(0, first - shown.count)..<first
    let paths = positions.compactMap { engine.indexPath(atPosition: $0) }
    if !paths.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: paths) }
  }
}
