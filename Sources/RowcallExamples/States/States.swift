import Foundation
import RowcallCollation
import RowcallTableView
import RowcallText

/// States in a plain list with an index of their first letters, which show their capital or their population.
final class States: ExampleApplication {
  static let name = "states"
  static let summary = "States from A to Z with an index; the detail is the capital or the population."

  /// What stands in a row besides the name; the raw value is the identifier of its cells.
  enum Detail: String {
    case capital, population
  }

  let table = TableView(windowSize: 5)
  private(set) var detail = Detail.capital
  let language: ExampleLanguage
  let sections: IndexedSections<State>

  init(_ states: [State], in language: ExampleLanguage = .english) {
    self.language = language
    sections = language.letters.sections(of: states, by: \.name)
    for (detail, style) in [(Detail.capital, CellStyle.subtitle), (.population, .value1)] {
      table.register(forCellReuseIdentifier: detail.rawValue) {
        TableViewCell(style: style, reuseIdentifier: $0)
      }
    }
    table.dataSource = self
    table.allowsSelection = false
  }

  /// Shows another detail in each row.
  func show(_ detail: Detail) throws {
    self.detail = detail
    try table.reloadData()
  }
}

extension States: SectionedTableViewDataSource {
  var sectionTitles: [String] { sections.titles }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) throws -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(withIdentifier: detail.rawValue, for: indexPath)
    let state = sections[indexPath.section][indexPath.row]
    cell.content.title = state.name
    cell.content.detail =
      switch detail {
      case .capital: state.capital
      case .population: Texts.people.filled(with: language.whole(state.population))[language]
      }
    return cell
  }

  func tableView(
    _ tableView: TableView, accessibilityLabelForSectionIndexTitle title: String, at index: Int
  ) -> String? {
    // A kana and a sign have names of their own.
    guard title.first?.isASCII == true, title.first?.isLetter == true else { return nil }
    return Texts.letter.filled(with: title)[language]
  }

  func tableView(_ tableView: TableView, searchTextsForRowAt indexPath: IndexPath) -> [String]? {
    [sections[indexPath.section][indexPath.row].name]
  }
}
