import Foundation
import RowcallDemos
import RowcallTableView

/// A task and the list from which its category is chosen.
final class Categories: NavigatedApplication {
  static let name = "categories"
  static let summary =
    "The category of a task, chosen from a list in which exactly one row has the checkmark."

  let language: ExampleLanguage
  let task: TaskScreen
  let stack: NavigationStack

  init(in language: ExampleLanguage) throws {
    self.language = language
    task = TaskScreen(TaskScreen.Task(name: Texts.tulips[language]), in: language)
    stack = try NavigationStack(root: task)
  }

  static var script: [Step<Categories>] {
    [
      .tap(Texts.category),
      .tap(TaskCategory.garden.name),
      .tap(TaskCategory.garden.name),
      .tap(TaskCategory.errands.name),
      .back,
      .tap(Texts.category),
      .step(Texts.openAgain) { try $0.stack.push($0.task) },
      .back,
    ]
  }

  /// What it shows, and what its script says about it.
  enum Texts {
    static let category = Localized("Category", ja: "カテゴリ", de: "Kategorie")
    static let tulips = Localized("Plant tulips", ja: "チューリップを植える", de: "Tulpen pflanzen")
    static let openAgain = Localized(
      "open the same task again", ja: "同じタスクをもう一度開く", de: "dieselbe Aufgabe noch einmal öffnen")
  }
}

extension TaskCategory {
  /// What it is called.
  var name: Localized {
    switch self {
    case .none: Localized("No category", ja: "カテゴリなし", de: "Keine Kategorie")
    case .errands: Localized("Errands", ja: "用事", de: "Besorgungen")
    case .garden: Localized("Garden", ja: "庭", de: "Garten")
    case .work: Localized("Work", ja: "仕事", de: "Arbeit")
    }
  }
}

/// Hears which category was chosen.
protocol CategoryScreenDelegate: AnyObject {
  func categoryScreen(_ screen: CategoryScreen, didChoose category: TaskCategory) throws
}

/// The categories, exactly one of which has the checkmark.
final class CategoryScreen: TableScreen {
  var title: String { Categories.Texts.category[language] }
  let tableView = TableView()
  weak var navigation: NavigationStack?
  weak var delegate: (any CategoryScreenDelegate)?

  private(set) var categories: ChoiceList<TaskCategory>
  private let language: ExampleLanguage

  /// Makes the screen with the category that the task has now.
  init(chosen: TaskCategory, in language: ExampleLanguage) {
    self.language = language
    let all = TaskCategory.allCases
    categories = ChoiceList(exclusive: all, chosen: all.firstIndex(of: chosen) ?? 0)
    tableView.name = "categories"
    tableView.dataSource = self
    tableView.delegate = self
  }
}

extension CategoryScreen: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    categories.items.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "category") ?? TableViewCell(reuseIdentifier: "category")
    cell.content.title = categories.items[indexPath.row].name[language]
    cell.content.accessory = categories.accessory(ofRow: indexPath.row)
    return cell
  }
}

extension CategoryScreen: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
    let changed = categories.choose(indexPath.row)
    try tableView.showChoice(at: indexPath, changedRows: changed)
    guard !changed.isEmpty else { return }
    try delegate?.categoryScreen(self, didChoose: categories.items[indexPath.row])
  }
}

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

/// What a task is about.
enum TaskCategory: CaseIterable {
  case none, errands, garden, work
}
