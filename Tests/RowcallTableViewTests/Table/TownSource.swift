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
  /// Numbers that are given in place of the true ones.
  var liesAboutSections: Int?
  var liesAboutRows: [Int: Int] = [:]
  /// Whether there is a cell for rows beyond the names, too.
  var answersAnywhere = false
  /// A cell that is given for every row.
  var onlyCell: TableViewCell?
  /// The name for which there is no cell.
  var failing: String?
  private(set) var asked: [String] = []

  /// Why there is no cell.
  struct Closed: Error, CustomStringConvertible { let description: String }

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
    return liesAboutSections ?? sections.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    asked.append("rows of \(section)")
    return liesAboutRows[section] ?? (sections.indices.contains(section) ? sections[section].count : 0)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) throws -> TableViewCell {
    asked.append("cell \(indexPath.section).\(indexPath.row)")
    if let onlyCell { return onlyCell }
    if answersAnywhere { return TableViewCell() }
    let name = sections[indexPath.section][indexPath.row]
    if name == failing, !dequeuesForRow { throw Closed(description: "\(name) is closed") }
    let cell =
      dequeuesForRow
      ? try tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
      : tableView.dequeueReusableCell(withIdentifier: "town") ?? TableViewCell(reuseIdentifier: "town")
    cell.content.title = name
    // Late, so that the cell was filled already.
    if name == failing { throw Closed(description: "\(name) is closed") }
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
