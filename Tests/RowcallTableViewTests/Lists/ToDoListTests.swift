import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ToDoListTests {
  private let list = ToDoList(["Water the plants", "Post the letter"])

  private func table() throws -> TableView {
    let table = TableView()
    table.dataSource = list
    table.delegate = list
    try table.reloadData()
    _ = table.takeLines()
    return table
  }

  // TV-74
  @Test func aTapTogglesTheCheckmarkAndReloadsThatRowOnly() throws {
    let table = try table()
    try table.activateRow(at: path(0, 1))
    #expect(table.visibleCells.map(\.content.accessory) == [.none, .checkmark])
    #expect(
      table.takeLines() == [
        #"focus on "Post the letter" [0, 1]"#, #"selected "Post the letter" [0, 1]"#,
        #"deselected "Post the letter" [0, 1]"#, #"reloaded "Post the letter" with checkmark [0, 1]"#,
      ])
    try table.activateRow(at: path(0, 1))
    #expect(table.visibleCells.map(\.content.accessory) == [.none, .none])
  }

  // TV-74
  @Test func theCompletionDateIsKeptInStep() throws {
    let table = try table()
    let created = list.items.map(\.created)
    try table.activateRow(at: path(0, 0))
    #expect(list.items.map { $0.completed == nil } == [false, true])
    try table.activateRow(at: path(0, 0))
    #expect(list.items.map { $0.completed == nil } == [true, true])
    #expect(list.items.map(\.created) == created)
  }
}

/// Something to do.
private struct ToDoItem {
  var name: String
  let created = Date()
  private(set) var completed: Date?

  init(_ name: String) { self.name = name }

  var isCompleted: Bool {
    get { completed != nil }
    set { completed = newValue ? completed ?? Date() : nil }
  }
}

/// A list of things to do, each of which a tap checks off.
private final class ToDoList: TableViewDataSource, TableViewDelegate {
  private(set) var items: [ToDoItem]

  init(_ names: [String]) { items = names.map(ToDoItem.init) }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.content.title = items[indexPath.row].name
    cell.content.accessory = items[indexPath.row].isCompleted ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
    items[indexPath.row].isCompleted.toggle()
    try tableView.showChoice(at: indexPath, changedRows: [indexPath.row])
  }
}
