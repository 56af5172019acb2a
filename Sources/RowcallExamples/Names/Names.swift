import Foundation
import RowcallCollation
import RowcallTableView
import RowcallText

/// People's names in one of several languages, each under the letters and in the order of its own.
final class Names: ExampleApplication {
  static let name = "names"
  static let summary =
    "People's names in Russian, Arabic, Korean, Swedish and Czech, each under its own index."

  let table = TableView(windowSize: 5)
  let language: ExampleLanguage
  private(set) var list = NameList.russian
  private(set) var sections: IndexedSections<String>

  init(in language: ExampleLanguage) throws {
    self.language = language
    sections = Self.sections(of: list)
    table.dataSource = self
    table.delegate = self
    table.allowsSelection = false
    table.header = CellContent(title: list.title[language])
    try table.reloadData()
  }

  /// Listeners type in the language of the names.
  var typing: LocaleTag { LocaleTag(list.locale) }

  /// Shows the names of another language from the start: where the listener was among others says nothing here.
  func show(_ list: NameList) throws {
    self.list = list
    sections = Self.sections(of: list)
    table.header = CellContent(title: list.title[language])
    try table.reloadData()
    try table.moveFocus(.first)
  }

  private static func sections(of list: NameList) -> IndexedSections<String> {
    LocalizedIndexedCollation(
      locale: LocaleTag(list.locale), options: CollationOptions(hasEnglishTitles: false)
    ).sections(of: list.names, by: \.self)
  }
}

extension Names: SectionedTableViewDataSource {
  var sectionTitles: [String] { sections.titles }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "name") ?? TableViewCell(reuseIdentifier: "name")
    cell.content.title = object(at: indexPath)
    cell.content.accessibility.language = list.locale
    return cell
  }

  func tableView(_ tableView: TableView, searchTextsForRowAt indexPath: IndexPath) -> [String]? {
    object(at: indexPath).map { [$0] }
  }
}

extension Names: TableViewDelegate {
  func tableView(_ tableView: TableView, headerForSection section: Int) -> CellContent? {
    self.tableView(tableView, titleForHeaderInSection: section).map { letter in
      var header = CellContent(title: letter)
      header.accessibility.language = list.locale
      return header
    }
  }
}
