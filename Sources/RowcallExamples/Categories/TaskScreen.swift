import RowcallTableView

/// One task with its category; a tap on the category opens the list of all.
final class TaskScreen: TableScreen {
  /// What is to be done.
  struct Task: Hashable {
    var name: String
    var category = TaskCategory.none
  }

  var title: String { task.name }
  let tableView = TableView(style: .grouped)
  weak var navigation: NavigationStack?

  private(set) var task: Task
  private let rows: StaticTable

  init(_ task: Task) {
    self.task = task
    let content = CellContent(
      style: .value1, title: "Category", detail: task.category.rawValue, accessory: .disclosureIndicator)
    rows = StaticTable([StaticTable.Section(rows: [StaticTable.Row(content, name: "category")])])
    tableView.name = "task"
    rows.serve(tableView)
    rows.whenTapped("category") { [weak self] in try self?.openCategories() }
  }

  private func openCategories() throws {
    let screen = CategoryScreen(chosen: task.category)
    screen.delegate = self
    try navigation?.push(screen)
  }
}

extension TaskScreen: CategoryScreenDelegate {
  func categoryScreen(_ screen: CategoryScreen, didChoose category: TaskCategory) throws {
    task.category = category
    try rows.update(row: "category") { $0.detail = category.rawValue }
  }
}
