extension TableBridge {
  func tableView(
    _ tableView: TableView, leadingSwipeActionsForRowAt indexPath: IndexPath
  ) -> [SwipeAction]? {
    delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: indexPath).map(swipeActions)
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsForRowAt indexPath: IndexPath
  ) -> [SwipeAction]? {
    guard let delegate else { return nil }
    if let configuration = delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: indexPath) {
      return swipeActions(configuration)
    }
    return delegate.tableView(table, editActionsForRowAt: indexPath)?.map(swipeAction)
  }

  private func swipeActions(_ configuration: UISwipeActionsConfiguration) -> [SwipeAction] {
    configuration.actions.map(swipeAction)
  }

  /// The handler may finish later, after a question for instance; the action then counts as not carried out yet.
  private func swipeAction(_ action: UIContextualAction) -> SwipeAction {
    SwipeAction(action.name, isDestructive: action.style == .destructive) { [table] indexPath in
      MainActor.assumeIsolated {
        var isDone = false
        action.handler(action, table.cellForRow(at: indexPath) ?? table) { isDone = $0 }
        table.announceScreens()
        return isDone
      }
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
