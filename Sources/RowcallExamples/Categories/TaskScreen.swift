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
  private let language: ExampleLanguage

  init(_ task: Task, in language: ExampleLanguage) {
    self.task = task
    self.language = language
    let content = CellContent(
      style: .value1, title: Categories.Texts.category[language], detail: task.category.name[language],
      accessory: .disclosureIndicator)
    rows = StaticTable([StaticTable.Section(rows: [StaticTable.Row(content, name: "category")])])
    tableView.name = "task"
    rows.serve(tableView)
    rows.whenTapped("category") { [weak self] in try self?.openCategories() }
  }

  private func openCategories() throws {
    let screen = CategoryScreen(chosen: task.category, in: language)
    screen.delegate = self
    try navigation?.push(screen)
  }
}

extension TaskScreen: CategoryScreenDelegate {
  func categoryScreen(_ screen: CategoryScreen, didChoose category: TaskCategory) throws {
    task.category = category
    try rows.update(row: "category") { $0.detail = category.name[language] }
  }
}
