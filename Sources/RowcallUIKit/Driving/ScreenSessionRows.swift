import RowcallCollation
import RowcallText

extension ScreenSession {
  /// The table of the screen.
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
  /// Jumps to a title of the section index.
  public func followIndex(_ title: String) throws {
    try gesture("follow the index to \"\(title)\"") {
      let table = try table()
      let titles = table.engine.sectionIndexTitles
      guard let index = titles.firstIndex(of: title) else {
        throw DrivingError.nothingCalled(title, among: titles, .index)
      }
      try table.engine.followIndexTitle(at: index)
    }
  }
  /// Moves the section index by a number of titles; back if it is negative.
  public func adjustIndex(by titles: Int) throws {
    try gesture("move the index by \(titles)") { try table().engine.adjustSectionIndex(by: titles) }
  }
  /// Types how a row begins, by the letters of the environment's locale: the cursor goes to the next row that begins so.
  public func type(_ text: String) throws {
    try gesture("type \"\(text)\"") {
      let matcher = PrefixMatcher(for: LocalizedIndexedCollation.current.locale)
      try table().engine.search(typed: text, matching: matcher.beginning)
    }
  }
}
