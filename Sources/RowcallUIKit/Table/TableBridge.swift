/// Passes the engine's questions on to the app's data source, and what happened to its delegate.
@MainActor final class TableBridge {
  unowned let table: UITableView
  /// True while a row is moved by a driver: then a data source that says nothing about moving is asked to move.
  var assumesMoves = false
  /// True while the data source moves the item of a row that was dragged.
  private(set) var isMoving = false
  /// The numbers that the app knows the titles of the index by.
  private var indexNumbers: [Int] = []
  init(_ table: UITableView) { self.table = table }
  var source: (any UITableViewDataSource)? { table.dataSource }
  var delegate: (any UITableViewDelegate)? { table.delegate }
}

extension TableBridge: @MainActor TableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int { source?.numberOfSections(in: table) ?? 0 }
  func tableView(_: TableView, numberOfRowsInSection section: Int) -> Int {
    source?.tableView(table, numberOfRowsInSection: section) ?? 0
  }
  func tableView(_: TableView, cellForRowAt indexPath: IndexPath) throws -> TableViewCell {
    guard let source else { throw TableViewError.noDataSource }
    let cell = source.tableView(table, cellForRowAt: indexPath)
    cell.updateConfigurationIfNeeded()
    return cell.hostedCell
  }
  /// The titles without the magnifying glass, which means the search field above the table.
  func sectionIndexTitles(for tableView: TableView) -> [String]? {
    let titles = source?.sectionIndexTitles(for: table) ?? []
    indexNumbers = titles.indices.filter { titles[$0] != UITableView.indexSearch }
    return indexNumbers.map { titles[$0] }
  }
  func tableView(_: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    let number = indexNumbers.indices.contains(index) ? indexNumbers[index] : index
    return source?.tableView(table, sectionForSectionIndexTitle: title, at: number) ?? number
  }
}

extension TableBridge: @MainActor EditableTableViewDataSource {
  func tableView(_: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    // Once it was found out that nothing can be committed, rows are no longer offered for deletion.
    guard let source, !table.missing.contains(.commit) else { return false }
    return source.tableView(table, canEditRowAt: indexPath)
  }
  func tableView(_: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath) throws {
    guard let source else { throw TableViewError.noDataSource }
    let isImplemented = table.isImplemented(.commit) {
      source.tableView(table, commit: editingStyle, forRowAt: indexPath)
    }
    if !isImplemented { throw TableViewError.notEditable(indexPath) }
  }
}

extension TableBridge: @MainActor ReorderableTableViewDataSource {
  func tableView(_: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard let source else { return false }
    var canMove = false
    let isImplemented = table.isImplemented(.canMove) {
      canMove = source.tableView(table, canMoveRowAt: indexPath)
    }
    // Whether rows can be moved is then up to `moveRowAt`, which cannot be called only to see whether it is there.
    return canMove && (isImplemented || assumesMoves)
  }
  func tableView(_: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    isMoving = true
    defer { isMoving = false }
    self.source?.tableView(table, moveRowAt: source, to: destination)
  }
}

extension TableBridge: @MainActor TableViewDelegate {
  func tableView(_: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    guard let cell = (cell as? HostedCell)?.view else { return }
    table.addSubview(cell)
    delegate?.tableView(table, willDisplay: cell, forRowAt: indexPath)
  }
  func tableView(_: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
    guard let cell = (cell as? HostedCell)?.view else { return }
    cell.removeFromSuperview()
    delegate?.tableView(table, didEndDisplaying: cell, forRowAt: indexPath)
  }
  func tableView(_: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard !table.isInert(indexPath) else { return nil }
    guard let delegate else { return indexPath }
    guard delegate.tableView(table, shouldHighlightRowAt: indexPath) else { return nil }
    delegate.tableView(table, didHighlightRowAt: indexPath)
    delegate.tableView(table, didUnhighlightRowAt: indexPath)
    return delegate.tableView(table, willSelectRowAt: indexPath)
  }
  func tableView(_: TableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.tableView(table, didSelectRowAt: indexPath)
  }
  func tableView(_: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    delegate.map { $0.tableView(table, willDeselectRowAt: indexPath) } ?? indexPath
  }
  func tableView(_: TableView, didDeselectRowAt indexPath: IndexPath) {
    delegate?.tableView(table, didDeselectRowAt: indexPath)
  }
  func tableView(_: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    delegate?.tableView(table, accessoryButtonTappedForRowWith: indexPath)
  }
  func tableView(_: TableView, editingStyleForRowAt indexPath: IndexPath) -> EditingStyle {
    delegate?.tableView(table, editingStyleForRowAt: indexPath) ?? table.standardEditingStyle
  }
  func tableView(
    _: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: indexPath) }
  func tableView(_: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    delegate?.tableView(table, willBeginEditingRowAt: indexPath)
  }
  func tableView(_: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    delegate?.tableView(table, didEndEditingRowAt: indexPath)
  }
  func tableView(
    _: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    delegate?.tableView(table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
      ?? proposed
  }
  func tableView(_: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
    delegate?.tableView(table, indentationLevelForRowAt: indexPath)
  }
  func tableView(_: TableView, heightForRowAt indexPath: IndexPath) -> Double? {
    let height = delegate?.tableView(table, heightForRowAt: indexPath) ?? table.rowHeight
    return height == UITableView.automaticDimension ? nil : Double(height)
  }
  func tableView(_: TableView, headerForSection section: Int) -> CellContent? {
    table.readHeader(ofSection: section)
  }
  func tableView(_: TableView, footerForSection section: Int) -> CellContent? {
    table.readFooter(ofSection: section)
  }
}

extension TableBridge {
  func tableView(_: TableView, leadingSwipeActionsForRowAt indexPath: IndexPath) -> [SwipeAction]? {
    guard !table.isInert(indexPath) else { return [] }
    let configuration = delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: indexPath)
    return configuration?.actions.map(swipeAction)
  }
  func tableView(_: TableView, trailingSwipeActionsForRowAt indexPath: IndexPath) -> [SwipeAction]? {
    guard !table.isInert(indexPath) else { return [] }
    guard let delegate else { return nil }
    if let configuration = delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: indexPath) {
      return configuration.actions.map(swipeAction)
    }
    return delegate.tableView(table, editActionsForRowAt: indexPath)?.map(swipeAction)
  }
  private func swipeAction(_ action: UIContextualAction) -> SwipeAction {
    SwipeAction(action.name, isDestructive: action.style == .destructive) { [table] indexPath in
      MainActor.assumeIsolated { table.run(action, at: indexPath) }
    }
  }
  private func swipeAction(_ action: UITableViewRowAction) -> SwipeAction {
    SwipeAction(action.title, isDestructive: action.style == .default) { indexPath in
      MainActor.assumeIsolated {
        action.handler(action, indexPath)
        return true
      }
    }
  }
}

extension UITableView {
  /// Whether touches of a row lead to nothing, because its cell takes none.
  func isInert(_ indexPath: IndexPath) -> Bool {
    cellForRow(at: indexPath)?.isUserInteractionEnabled == false
  }
  /// Runs a swipe action; `nil` if its handler finishes later, after a question for instance.
  fileprivate func run(_ action: UIContextualAction, at indexPath: IndexPath) -> Bool? {
    let run = engine.runningSwipeAction
    var answer: Bool?
    var hasReturned = false
    action.handler(action, cellForRow(at: indexPath) ?? self) { [weak self] isDone in
      guard answer == nil else { return }
      answer = isDone
      if hasReturned, let self, let run { finish(run, isDone: isDone) }
    }
    hasReturned = true
    announceScreens()
    return answer
  }
  private func finish(_ run: SwipeRun.ID, isDone: Bool) {
    attempt { try engine.finishSwipeAction(run, isDone: isDone) }
  }
}
