import Foundation
import RowcallTableView

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
