import RowcallTableView
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Sections of names, editable and reorderable, which notes what the table asks for.
final class TownSource: EditableTableViewDataSource, ReorderableTableViewDataSource {
  var sections: [[String]]
  var titles: [String]
  /// Whether cells are taken by `dequeueReusableCell(withIdentifier:for:)`, which needs a prototype "town".
  var dequeuesForRow = false
  private(set) var asked: [String] = []

  init(_ sections: [String]..., titles: [String] = []) {
    self.sections = sections
    self.titles = titles
  }

  /// What was asked since the last call, in order.
  func takeAsked() -> [String] {
    defer { asked = [] }
    return asked
  }

  func numberOfSections(in tableView: TableView) -> Int {
    asked.append("sections")
    return sections.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    asked.append("rows of \(section)")
    return sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) throws -> TableViewCell {
    asked.append("cell \(indexPath.section).\(indexPath.row)")
    let cell =
      dequeuesForRow
      ? try tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
      : tableView.dequeueReusableCell(withIdentifier: "town") ?? TableViewCell(reuseIdentifier: "town")
    cell.content.title = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath
  ) throws {
    switch editingStyle {
    case .delete:
      sections[indexPath.section].remove(at: indexPath.row)
      try tableView.deleteRows(at: [indexPath])
    case .insert:
      sections[indexPath.section].insert("Newtown", at: indexPath.row)
      try tableView.insertRows(at: [indexPath])
    case .none: break
    }
  }

  func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    sections[destination.section].insert(sections[source.section].remove(at: source.row), at: destination.row)
  }
}

extension TableView {
  /// The titles of the rows in the window.
  var visibleTitles: [String] { visibleCells.compactMap(\.content.title) }

  /// What was logged since the last call, a line each.
  func takeLines() -> [String] { log.drain().map(\.description) }
}

func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
