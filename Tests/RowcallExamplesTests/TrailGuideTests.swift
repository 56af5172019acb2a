import RowcallAccessibility
import RowcallScreens
import RowcallTableView
import Testing

@testable import RowcallDemos
@testable import RowcallExamples

@Suite struct TrailGuideTests {
  private let guide: TrailGuide

  init() throws {
    guide = try TrailGuide(in: .english)
    try guide.table.activateRow(at: [0, 0])
    try guide.table.activateRow(at: [0, 1])
  }

  // TV-70
  @Test func eachLevelHasItsTitleAndTheWayBackIsNamedAfterTheOneBelow() throws {
    #expect(guide.stack.screens.map(\.title) == ["Regions", "Fox Hills", "Sandstone Stairs"])
    #expect(guide.stack.backTitle == "Fox Hills")
  }

  // TV-72
  @Test func theDetailOfATrailIsAGroupedTable() {
    #expect(guide.table.style == .grouped)
    #expect(
      guide.table.visibleTexts == [
        "Name, Sandstone Stairs", "Location, Fox Gate", "Distance, 7 km", "Difficulty, hard",
        "No dogs", "Closed after rain", "Favourite",
      ])
  }

  // TV-72
  @Test func aTrailWithoutRestrictionsSaysSo() throws {
    let screen = TrailScreen(Trail(name: "Loop", location: "Mill", distance: 2.5, difficulty: .easy))
    try screen.tableView.reloadData()
    #expect(screen.tableView.cellForRow(at: [1, 0])?.content.title == "None")
  }

  // TV-71
  @Test func aFavouriteIsCountedAtAllLevels() throws {
    try guide.table.perform(.setOn(true), on: .accessory, inRowAt: [2, 0])
    try guide.stack.pop()
    #expect(guide.table.visibleTexts == ["Foxglove Loop", "Sandstone Stairs, favourite"])
    try guide.stack.pop()
    #expect(guide.table.visibleTexts == ["Fox Hills, 2 trails, 1 favourite", "Lake Country, 1 trail"])
    #expect(guide.regions.regions[0].trails.map(\.isFavourite) == [false, true])
  }

  // TV-71
  @Test func aTrailOpensAgainAsItWasLeft() throws {
    try guide.table.perform(.setOn(true), on: .accessory, inRowAt: [2, 0])
    try guide.stack.pop()
    try guide.table.activateRow(at: [0, 1])
    #expect(guide.table.cellForRow(at: [2, 0])?.content[.accessory]?.kind == .switch(isOn: true))
  }

  // TV-70
  @Test func goingBackReturnsToTheRowAndDeselectsIt() throws {
    try guide.stack.pop()
    #expect(guide.table.focus == .row([0, 1]))
    #expect(guide.table.indexPathsForSelectedRows.isEmpty)
  }

  @Test(arguments: [(0, "2 trails"), (1, "2 trails, 1 favourite"), (2, "2 trails, 2 favourites")])
  func aRegionCountsItsFavourites(favourites: Int, summary: String) {
    let trails = (0..<2).map {
      Trail(name: "\($0)", location: "", distance: 1, difficulty: .easy, isFavourite: $0 < favourites)
    }
    #expect(Region(name: "", trails: trails).summary[.english] == summary)
  }

  // TV-22
  @Test func aSwitchAndItsRowAreTwoElementsUnlessTheAuthorSaysOtherwise() {
    let lines = AccessibilityTree(of: guide.stack).dump.split(separator: "\n").suffix(3)
    #expect(
      lines.map { String($0.drop { " │├└─".contains($0) }) } == [
        "row 1 of 1", "row \"Favourite\" 1 of 1", "switch \"Favourite\" (off) {activate}",
      ])
  }
}
