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

  init(_ trail: Trail) {
    self.trail = trail
    rows = StaticTable(Self.sections(of: trail))
    tableView.name = "trail"
    rows.serve(tableView)
    rows.whenOperated("favourite") { [weak self] in try self?.setFavourite($0) }
  }

  private func setFavourite(_ element: ContentElement) throws {
    guard case .switch(let isOn) = element.kind else { return }
    trail.isFavourite = isOn
    try delegate?.trailScreen(self, didChange: trail)
  }
}

extension TrailScreen {
  private static func sections(of trail: Trail) -> [StaticTable.Section] {
    let favourite = ContentElement(.switch(isOn: trail.isFavourite), name: "favourite")
    let restrictions = trail.restrictions.isEmpty ? ["None"] : trail.restrictions
    return [
      StaticTable.Section(rows: [
        row("Name", trail.name), row("Location", trail.location),
        row("Distance", "\(trail.distance.formatted(.number.locale(Locale(identifier: "en_US")))) km"),
        row("Difficulty", trail.difficulty.rawValue),
      ]),
      StaticTable.Section(
        header: "Restrictions", rows: restrictions.map { StaticTable.Row(CellContent(title: $0)) }),
      StaticTable.Section(rows: [
        StaticTable.Row(CellContent(title: "Favourite", accessory: .control(favourite)))
      ]),
    ]
  }

  private static func row(_ title: String, _ detail: String) -> StaticTable.Row {
    StaticTable.Row(CellContent(style: .value1, title: title, detail: detail))
  }
}
