import Foundation
import RowcallTableView

/// Hears that something about a trail changed.
protocol TrailScreenDelegate: AnyObject {
  func trailScreen(_ screen: TrailScreen, didChange trail: Trail) throws
}

/// The third level: one trail as a grouped table, with a switch that makes it a favourite.
final class TrailScreen: TableScreen {
  var title: String { trail.name }
  let tableView = TableView(style: .grouped)
  weak var navigation: NavigationStack?
  weak var delegate: (any TrailScreenDelegate)?

  private(set) var trail: Trail
  private let rows: StaticTable

  init(_ trail: Trail, in language: ExampleLanguage = .english) {
    self.trail = trail
    rows = StaticTable(Self.sections(of: trail, in: language))
    tableView.name = "trail"
    rows.serve(tableView)
    tableView.allowsSelection = false
    rows.whenOperated("favourite") { [weak self] in try self?.setFavourite($0) }
  }

  private func setFavourite(_ element: ContentElement) throws {
    guard case .switch(let isOn) = element.kind else { return }
    trail.isFavourite = isOn
    try delegate?.trailScreen(self, didChange: trail)
  }
}

extension TrailScreen {
  private typealias Texts = TrailGuide.Texts

  private static func sections(of trail: Trail, in language: ExampleLanguage) -> [StaticTable.Section] {
    var favourite = ContentElement(.switch(isOn: trail.isFavourite), name: "favourite")
    favourite.accessibility.label = Texts.favourite[language]
    let restrictions = trail.restrictions.isEmpty ? [Texts.noRestrictions[language]] : trail.restrictions
    let distance = Texts.kilometres.filled(with: language.decimal(trail.distance))
    return [
      StaticTable.Section(rows: [
        row(Texts.name[language], trail.name),
        row(Texts.location[language], trail.location),
        row(Texts.distance[language], distance[language]),
        row(Texts.difficulty[language], trail.difficulty.name[language]),
      ]),
      StaticTable.Section(
        header: Texts.restrictions[language],
        rows: restrictions.map { StaticTable.Row(CellContent(title: $0)) }),
      StaticTable.Section(rows: [
        StaticTable.Row(CellContent(title: Texts.favourite[language], accessory: .control(favourite)))
      ]),
    ]
  }

  private static func row(_ title: String, _ detail: String) -> StaticTable.Row {
    StaticTable.Row(CellContent(style: .value1, title: title, detail: detail))
  }
}
