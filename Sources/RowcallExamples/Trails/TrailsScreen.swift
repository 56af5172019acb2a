import Foundation
import RowcallTableView

/// Hears that something about a region's trails changed.
protocol TrailsScreenDelegate: AnyObject {
  func trailsScreen(_ screen: TrailsScreen, didChange region: Region) throws
}

/// The second level: the trails of one region.
final class TrailsScreen: TableScreen {
  var title: String { region.name }
  let tableView = TableView()
  weak var navigation: NavigationStack?
  weak var delegate: (any TrailsScreenDelegate)?

  private(set) var region: Region
  private let language: ExampleLanguage

  init(_ region: Region, in language: ExampleLanguage) {
    self.region = region
    self.language = language
    tableView.name = "trails"
    tableView.dataSource = self
    tableView.delegate = self
  }
}

extension TrailsScreen: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { region.trails.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "trail")
      ?? TableViewCell(style: .subtitle, reuseIdentifier: "trail")
    let trail = region.trails[indexPath.row]
    cell.content.title = trail.name
    cell.content.detail = trail.isFavourite ? TrailGuide.Texts.isFavourite[language] : nil
    cell.content.accessory = .disclosureIndicator
    return cell
  }
}

extension TrailsScreen: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
    let screen = TrailScreen(region.trails[indexPath.row], in: language)
    screen.delegate = self
    try navigation?.push(screen)
  }
}

extension TrailsScreen: TrailScreenDelegate {
  func trailScreen(_ screen: TrailScreen, didChange trail: Trail) throws {
    guard let row = region.trails.firstIndex(where: { $0.name == trail.name }) else { return }
    region.trails[row] = trail
    try tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
    try delegate?.trailsScreen(self, didChange: region)
  }
}
