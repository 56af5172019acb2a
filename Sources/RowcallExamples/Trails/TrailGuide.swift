import RowcallTableView

/// Three levels: regions, the trails of one, and one trail; what is found out below comes back by delegates.
final class TrailGuide: NavigatedApplication {
  static let name = "trails"
  static let summary = "Regions, their trails, and one trail in detail; a favourite is counted at all levels."

  let language: ExampleLanguage
  let regions: RegionsScreen
  let stack: NavigationStack

  init(_ regions: [Region], in language: ExampleLanguage = .english) throws {
    self.language = language
    self.regions = RegionsScreen(regions, in: language)
    stack = try NavigationStack(root: self.regions)
  }
}
