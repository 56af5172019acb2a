extension TableBridge {
  func tableView(
    _ tableView: TableView, leadingSwipeActionsForRowAt indexPath: IndexPath
  ) -> [SwipeAction]? {
    guard !table.isInert(indexPath) else { return [] }
    return delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: indexPath).map(swipeActions)
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsForRowAt indexPath: IndexPath
  ) -> [SwipeAction]? {
    guard !table.isInert(indexPath) else { return [] }
    guard let delegate else { return nil }
    if let configuration = delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: indexPath) {
      return swipeActions(configuration)
    }
    return delegate.tableView(table, editActionsForRowAt: indexPath)?.map(swipeAction)
  }

  private func swipeActions(_ configuration: UISwipeActionsConfiguration) -> [SwipeAction] {
    configuration.actions.map(swipeAction)
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
    attempt { () throws(TableViewError) in try engine.finishSwipeAction(run, isDone: isDone) }
  }
}
