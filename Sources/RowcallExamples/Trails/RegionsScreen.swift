import Foundation
import RowcallTableView

/// The first level: the regions.
final class RegionsScreen: TableScreen {
  var title: String { TrailGuide.Texts.regions[language] }
  let tableView = TableView()
  weak var navigation: NavigationStack?

  private(set) var regions: [Region]
  private let language: ExampleLanguage

  init(_ regions: [Region], in language: ExampleLanguage) {
    self.regions = regions
    self.language = language
    tableView.name = "regions"
    tableView.dataSource = self
    tableView.delegate = self
  }
}

extension RegionsScreen: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { regions.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "region")
      ?? TableViewCell(style: .value1, reuseIdentifier: "region")
    let region = regions[indexPath.row]
    cell.content.title = region.name
    cell.content.detail = region.summary[language]
    cell.content.accessory = .disclosureIndicator
    return cell
  }
}

extension RegionsScreen: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
    let screen = TrailsScreen(regions[indexPath.row], in: language)
    screen.delegate = self
    try navigation?.push(screen)
  }
}

extension RegionsScreen: TrailsScreenDelegate {
  func trailsScreen(_ screen: TrailsScreen, didChange region: Region) throws {
    guard let row = regions.firstIndex(where: { $0.name == region.name }) else { return }
    regions[row] = region
    try tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }
}
