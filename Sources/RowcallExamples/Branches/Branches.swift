import Foundation
import RowcallCollation
import RowcallTableView

/// The branches of a shop, under the letters or kana with which their names begin, or under their prefectures.
final class Branches: ExampleApplication {
  static let name = "branches"
  static let summary = "Branches of a shop by how their names are read: under kana rows, or by prefecture."

  /// What the sections are.
  enum Order {
    case name, prefecture
  }

  let table = TableView(windowSize: 4)
  let language: ExampleLanguage
  private(set) var order = Order.name
  private(set) var sections: IndexedSections<Branch>
  private let branches: [Branch]

  init(in language: ExampleLanguage) throws {
    self.language = language
    branches = Branch.all(in: language)
    sections = Self.sections(of: branches, by: .name, in: language)
    table.dataSource = self
    table.allowsSelection = false
    try table.reloadData()
  }

  /// Puts the branches under other titles.
  func show(by order: Order) throws {
    self.order = order
    sections = Self.sections(of: branches, by: order, in: language)
    try table.reloadData()
  }

  private static func sections(
    of branches: [Branch], by order: Order, in language: ExampleLanguage
  ) -> IndexedSections<Branch> {
    switch order {
    case .name: language.letters.sections(of: branches, by: \.reading)
    case .prefecture:
      language.letters.sections(
        of: branches, titled: \.prefecture, among: Branch.prefectures.map { $0[language] }, by: \.reading)
    }
  }
}

extension Branches: SectionedTableViewDataSource {
  var sectionTitles: [String] { sections.titles }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "branch")
      ?? TableViewCell(style: .value1, reuseIdentifier: "branch")
    let branch = sections[indexPath.section][indexPath.row]
    cell.content.title = branch.name
    cell.content.detail = order == .name ? branch.prefecture : nil
    return cell
  }

  func tableView(_ tableView: TableView, searchTextsForRowAt indexPath: IndexPath) -> [String]? {
    let branch = sections[indexPath.section][indexPath.row]
    return [branch.name, branch.reading]
  }
}

extension Branches: IdentifyingTableViewDataSource {
  // Under other titles the cursor stays on its branch.
  func modelIdentifierForElement(at indexPath: IndexPath, in tableView: TableView) -> String? {
    object(at: indexPath)?.name
  }

  func indexPathForElement(
    withModelIdentifier identifier: String, in tableView: TableView
  ) -> IndexPath? {
    sections.indices.lazy.compactMap { section in
      self.sections[section].firstIndex { $0.name == identifier }.map { IndexPath(row: $0, section: section) }
    }.first
  }
}
