import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct TrailLevelsTests {
  // TV-72
  @Test func regionsLeadToTrailsAndTrailsToTheirDetail() throws {
    let regions = LevelScreen("Regions", ["Jura", "Ticino"])
    regions.next = { region in
      let trails = LevelScreen("Trails in \(region)", ["Gorge Path", "Ridge Walk"])
      trails.next = { TrailScreen(Trail(name: $0, location: region)) }
      return trails
    }
    let navigation = try NavigationStack(root: regions)
    try navigation.tableInFront.activateRow(at: path(0, 0))
    try navigation.tableInFront.activateRow(at: path(0, 1))
    #expect(navigation.screens.map(\.title) == ["Regions", "Trails in Jura", "Ridge Walk"])
    let detail = navigation.tableInFront
    #expect(detail.style == .grouped)
    #expect(
      detail.visibleCells.map(\.content.texts) == [
        ["Name", "Ridge Walk"], ["Location", "Jura"], ["Distance", "7 km"], ["Difficulty", "easy"],
        ["Restrictions", "no dogs"],
      ])
    _ = navigation.takeLines()
    try navigation.pop()
    try navigation.pop()
    #expect(
      navigation.takeLines() == [
        #"left "Ridge Walk" for "Trails in Jura""#, #"focus on "Ridge Walk" [0, 1]"#,
        #"deselected "Ridge Walk" [0, 1]"#,
        #"left "Trails in Jura" for "Regions""#, #"focus on "Jura" [0, 0]"#, #"deselected "Jura" [0, 0]"#,
      ])
  }
}

/// A trail to walk.
private struct Trail {
  var name: String
  var location: String
  var distance = "7 km"
  var difficulty = "easy"
  var restrictions = "no dogs"
}

/// The detail of a trail, as a grouped static table.
private final class TrailScreen: TableScreen {
  let title: String
  let tableView = TableView(style: .grouped)
  weak var navigation: NavigationStack?
  private let fields: StaticTable

  init(_ trail: Trail) {
    title = trail.name
    let row = { (title: String, detail: String) in
      StaticTable.Row(CellContent(style: .value2, title: title, detail: detail))
    }
    fields = StaticTable([
      .init(rows: [row("Name", trail.name), row("Location", trail.location)]),
      .init(
        header: "Walk",
        rows: [
          row("Distance", trail.distance), row("Difficulty", trail.difficulty),
          row("Restrictions", trail.restrictions),
        ]),
    ])
    fields.serve(tableView)
  }
}
