import Foundation
import RowcallTableView

/// States in a plain list with an index from A to Z, which show their capital or their population.
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
  private let initials: Initials
  private let states: SectionedList<State>

  init(_ states: [State], in language: ExampleLanguage = .english) throws {
    self.language = language
    let initials = Initials(of: language)
    self.initials = initials
    self.states = try SectionedList(
      states, titles: initials.titles, sectionOf: { initials.section(of: $0.name) },
      sortedBy: { $0.name < $1.name })
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

extension States: TableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int { states.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    states.sections[section].count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    states.header(ofSection: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) throws -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(withIdentifier: detail.rawValue, for: indexPath)
    let state = states.sections[indexPath.section][indexPath.row]
    cell.content.title = state.name
    cell.content.detail =
      switch detail {
      case .capital: state.capital
      case .population: Texts.people.filled(with: language.whole(state.population))[language]
      }
    return cell
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { states.indexTitles }

  func tableView(
    _ tableView: TableView, accessibilityLabelForSectionIndexTitle title: String, at index: Int
  ) -> String? {
    initials.label.filled(with: title)[language]
  }
}
