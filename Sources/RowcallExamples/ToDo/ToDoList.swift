import Foundation
import RowcallTableView

/// The list of things to do: a tap completes one or opens it again, Add opens a form, a swipe or Edit deletes.
final class ToDoList: TableScreen {
  var title: String { Texts.title[language] }
  let tableView = TableView()
  weak var navigation: NavigationStack?

  private typealias Texts = ToDoApplication.Texts

  private(set) var items: [ToDoItem]
  private let language: ExampleLanguage
  private let today: () -> Date

  /// Makes the list.
  ///
  /// - Parameters:
  ///   - items: what there is to do at first.
  ///   - language: the language of the list.
  ///   - today: gives the date at which something is created or completed.
  init(_ items: [ToDoItem], in language: ExampleLanguage, today: @escaping () -> Date) {
    self.items = items
    self.language = language
    self.today = today
    tableView.dataSource = self
    tableView.delegate = self
  }

  var barItems: [BarItem] {
    [.edit(tableView), BarItem(.add) { [weak self] in try self?.openForm() }]
  }

  /// Cancel leaves no trace, because the item is made only after Save; an empty name adds nothing.
  private func openForm() throws {
    var field = ContentElement(.textField(text: "", placeholder: Texts.whatToDo[language]), name: "name")
    field.accessibility.label = Texts.whatToDo[language]
    let row = StaticTable.Row(CellContent(style: .custom, elements: [field]))
    let form = ModalForm(
      title: Texts.newItem[language], sections: [StaticTable.Section(rows: [row])],
      check: { form in form.text(of: "name")?.isEmpty == false ? .accept : .discard },
      whenClosed: { [weak self] form, outcome in
        if outcome == .saved, let name = form.text(of: "name") { try self?.add(name) }
      })
    try navigation?.present(form)
  }

  private func add(_ name: String) throws {
    items.append(ToDoItem(name, createdOn: today()))
    try tableView.insertRows(at: [IndexPath(row: items.count - 1, section: 0)])
  }
}

extension ToDoList: EditableTableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "item")
      ?? TableViewCell(style: .subtitle, reuseIdentifier: "item")
    let item = items[indexPath.row]
    cell.content.title = item.name
    cell.content.detail = state(of: item)
    cell.content.accessory = item.isCompleted ? .checkmark : .none
    return cell
  }

  /// Since when there is this to do, or when it was done.
  private func state(of item: ToDoItem) -> String {
    let text = item.isCompleted ? Texts.doneOn : Texts.since
    return text.filled(with: language.day(item.completionDate ?? item.creationDate))[language]
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath
  ) throws {
    guard editingStyle == .delete else { return }
    items.remove(at: indexPath.row)
    try tableView.deleteRows(at: [indexPath])
  }
}

extension ToDoList: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
    try tableView.deselectRow(at: indexPath)
    items[indexPath.row].toggle(on: today())
    try tableView.reloadRows(at: [indexPath])
  }
}
