import Foundation
import RowcallTableView

/// Tasks in groups, to be put into another order; a group without tasks shows a placeholder.
final class DayPlan: ExampleApplication {
  static let name = "day-plan"
  static let summary = "Groups of tasks to reorder, with a placeholder in each group that is empty."

  /// A part of the day with its rows.
  struct Group {
    var title: String
    var rows: [Row]

    /// Makes a group from its tasks.
    init(_ title: String, _ tasks: [String]) {
      self.title = title
      rows = tasks.isEmpty ? [.placeholder] : tasks.map(Row.task)
    }
  }

  /// What a row stands for.
  enum Row: Hashable {
    case task(String)
    /// Says that there is no task.
    case placeholder
  }

  let table = TableView(style: .grouped)
  let language: ExampleLanguage
  private(set) var groups: [Group]

  init(_ groups: [Group], in language: ExampleLanguage = .english) {
    self.groups = groups
    self.language = language
    table.dataSource = self
    table.delegate = self
  }

  private func row(at path: IndexPath) -> Row { groups[path.section].rows[path.row] }
}

extension DayPlan: ReorderableTableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int { groups.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].rows.count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    groups[section].title
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? TableViewCell(reuseIdentifier: "row")
    switch row(at: indexPath) {
    case .task(let name): cell.content.title = name
    case .placeholder: cell.content.title = Texts.nothing[language]
    }
    return cell
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    row(at: indexPath) != .placeholder
  }

  func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    let row = groups[source.section].rows.remove(at: source.row)
    groups[destination.section].rows.insert(row, at: destination.row)
  }
}

extension DayPlan: TableViewDelegate {
  /// A task is never dropped below a placeholder, which is about to go.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    let isEmpty = groups[proposed.section].rows == [.placeholder]
    return isEmpty ? IndexPath(row: 0, section: proposed.section) : proposed
  }

  /// The placeholder of the group that the task came to goes, and the group that it left gets one if it is empty now.
  func tableView(
    _ tableView: TableView, didMoveRowAt source: IndexPath, to destination: IndexPath
  ) throws {
    try tableView.performBatchUpdates {
      if let index = groups[destination.section].rows.firstIndex(of: .placeholder) {
        groups[destination.section].rows.remove(at: index)
        try tableView.deleteRows(at: [IndexPath(row: index, section: destination.section)])
      }
      if groups[source.section].rows.isEmpty {
        groups[source.section].rows = [.placeholder]
        try tableView.insertRows(at: [IndexPath(row: 0, section: source.section)])
      }
    }
  }
}
