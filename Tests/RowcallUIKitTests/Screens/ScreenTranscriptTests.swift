import Foundation
import RowcallUIKit
import Testing

@testable import UIKitScreens

/// Screens as app authors write them, driven as a person would, and what the log says of that.
@Suite(.serialized) @MainActor struct ScreenTranscriptTests {
  @Test func aTableWithObjectsOfItsOwnShowsAndAsks() throws {
    let session = ScreenSession(UINavigationController(rootViewController: FerryTimetableViewController()))
    try session.select("Pier 1")
    try session.tapAccessory(of: 0)
    try session.choose("Close")
    try expectTranscript("ferries", of: session)
  }

  @Test func rowsAreDeletedAndInsertedInEditingMode() throws {
    let session = ScreenSession(UINavigationController(rootViewController: PlantCareViewController()))
    try session.swipeToDelete("Basil")
    try session.press("edit")
    try session.pressEditControl(of: "Fern", confirm: false)
    try session.pressEditControl(of: "Fern")
    try session.pressEditControl(of: "New plant")
    try session.press("done")
    try expectTranscript("plants", of: session)
  }

  @Test func aCellOfItsOwnIsReadInReadingOrderAndItsButtonWorks() throws {
    let session = ScreenSession(RecipeListViewController())
    try session.operate("Lentil soup", .press)
    try session.select("Plum crumble")
    try expectTranscript("recipes", of: session)
  }

  @Test func actionsBehindBothSidesOfARowAreChosen() throws {
    let session = ScreenSession(UINavigationController(rootViewController: InboxViewController()))
    try session.swipe("Marta", from: .leading, choose: "Mark read")
    try session.swipe("Library", choose: "Archive")
    try session.choose("Cancel")
    try session.swipe("City council", choose: "Archive")
    try session.choose("Archive")
    try session.swipe("Library", choose: "Delete")
    try expectTranscript("inbox", of: session)
  }

  @Test func aMovedRowIsRedirectedIntoItsPart() throws {
    let session = ScreenSession(PlaylistViewController(style: .plain))
    try session.move("Harbour lights", to: "Northern wind")
    try session.move("Paper boats", to: "Overture")
    #expect(throws: TableViewError.self) { try session.move("Overture", to: "Northern wind") }
    try expectTranscript("playlist", of: session)
  }

  @Test func headersFootersAndValuesAreRead() throws {
    let session = ScreenSession(MuseumHoursViewController())
    let table = try session.table()
    #expect(table.engine.header(ofSection: 0)?.title == "Opening hours")
    #expect(table.engine.footer(ofSection: 0)?.title == "Closed on Mondays.")
    #expect(table.engine.footer(ofSection: 1) == nil)
    try session.select("Students")
    try expectTranscript("museum", of: session)
  }

  @Test func theIndexLeadsToSections() throws {
    let session = ScreenSession(UINavigationController(rootViewController: StationIndexViewController()))
    try session.followIndex("M")
    try session.select("Opera")
    try session.select("Mill Bridge")
    try session.adjustIndex(by: 2)
    try session.type("c")
    try session.type("ci")
    #expect(
      throws: DrivingError.nothingCalled(
        "X", among: ["A", "B", "C", "D", "E", "F", "G", "H", "M", "N", "O", "R"], .index)
    ) {
      try session.followIndex("X")
    }
    try expectTranscript("stations", of: session)
  }

  @Test func aControlOfEachKindIsOperated() throws {
    let session = ScreenSession(UINavigationController(rootViewController: ReaderSettingsViewController()))
    try session.operate("Night mode", .setOn(true))
    try session.operate("Text size", .increment, on: "size")
    try session.operate("Margins", .increment)
    try session.operate("Alignment", .select(1), on: "alignment")
    #expect(session.screen.title == "Reader at night")
    try session.operate("Name", .enter("Ines"), on: "name")
    #expect(session.screen.title == "Ines")
    try session.select("Reset")
    try expectTranscript("reader-settings", of: session)
  }

  @Test func aSearchNarrowsASnapshot() throws {
    let session = ScreenSession(UINavigationController(rootViewController: BirdSearchViewController()))
    try session.search("barn")
    try session.search("barn s")
    try session.search("")
    try expectTranscript("birds", of: session)
  }

  @Test func aSnapshotFollowsTapsDeletionsAndMoves() throws {
    let session = ScreenSession(UINavigationController(rootViewController: ChoreBoardViewController()))
    try session.select("Windows")
    try session.swipeToDelete("Compost")
    try session.press("edit")
    try session.move("Dishes", to: "Laundry")
    try expectTranscript("chores", of: session)
  }

  @Test func sectionsOpenAndClose() throws {
    let session = ScreenSession(QuestionsViewController())
    try session.select(.row(0, section: 1))
    try session.select(.row(0, section: 0))
    try session.select("Hide answers")
    try expectTranscript("questions", of: session)
  }

  @Test func severalRowsAreChosen() throws {
    let session = ScreenSession(UINavigationController(rootViewController: ToppingsViewController()))
    #expect(throws: DrivingError.disabled("done", .bars)) { try session.press("done") }
    try session.select("Rocket")
    try session.select("Olives")
    try session.select("Walnuts")
    try session.select("Rocket")
    try session.press("done")
    #expect(session.screen.title == "Olives and Walnuts")
    try expectTranscript("toppings", of: session)
  }

  @Test func oneRowCarriesTheCheckmark() throws {
    let screen = LanguageChoiceViewController(chosen: 2)
    var chosen: [String] = []
    screen.onChoice = { chosen.append($0) }
    let session = ScreenSession(screen)
    try session.select("Suomi")
    try session.select("Suomi")
    #expect(chosen == ["Suomi"])
    let marks = try session.table().visibleCells.map(\.accessoryType)
    #expect(marks == [.none, .none, .none, .checkmark])
    try expectTranscript("languages", of: session)
  }

  @Test func aDetailIsPushedAndHandsChangesBack() throws {
    let session = ScreenSession(UINavigationController(rootViewController: TripListViewController()))
    try session.select("Lake loop")
    try session.select("length")
    try session.back()
    try session.select("Coast path")
    try session.back()
    #expect(throws: DrivingError.noWayBack(screen: "Trips")) { try session.back() }
    try expectTranscript("trips", of: session)
  }

  @Test func aQuestionAddsARow() throws {
    let session = ScreenSession(UINavigationController(rootViewController: ErrandsViewController()))
    try session.press("add")
    try session.choose("Cancel")
    try session.press("add")
    try session.choose("Save", texts: ["Buy stamps"])
    try session.select("Buy stamps")
    #expect(session.screen.title == "Errands (2)")
    try expectTranscript("errands", of: session)
  }

  @Test func pullingDownReadsAnew() async throws {
    let session = ScreenSession(UINavigationController(rootViewController: TidesViewController()))
    try session.pullToRefresh()
    #expect(throws: DrivingError.nothingToRefresh(screen: "Tides")) { try session.pullToRefresh() }
    await session.settle()
    #expect(try session.table().refreshControl?.isRefreshing == false)
    try expectTranscript("tides", of: session)
  }

  @Test func theMenuOfARowIsChosenFrom() throws {
    let session = ScreenSession(AlbumsViewController())
    try session.openMenu(of: "Workshop", choose: "Duplicate")
    try session.openMenu(of: "Summer")
    try session.choose("Remove")
    try session.openMenu(of: "Garden", choose: "As a link")
    try expectTranscript("albums", of: session)
  }

  @Test func rowsAreAnnouncedBeforeTheyComeAndPagesFollow() async throws {
    let screen = CatalogueViewController()
    let session = ScreenSession(screen)
    try session.scroll(by: 10)
    #expect(screen.prefetched == Set(20..<30))
    try session.scroll(by: 20)
    await session.settle()
    try expectTranscript("catalogue", of: session)
  }

  @Test func contentConfigurationsAreRead() throws {
    let session = ScreenSession(LedgerViewController())
    try session.select("Savings")
    try session.select("Note")
    let cells = try session.table().engine.visibleCells
    #expect(
      cells.map(\.content.texts) == [["Savings", "1,204.50"], ["Interest", "2.1 %"], ["Note", "chosen"]])
    #expect(cells.map(\.content.style) == [.custom, .value1, .subtitle])
    try expectTranscript("ledger", of: session)
  }

  @Test func rowsThatComeLaterAreLoaded() async throws {
    let session = ScreenSession(UINavigationController(rootViewController: DeparturesViewController()))
    await session.settle(until: { session.screen.title == "Departures (2)" })
    try session.select("Tram 11 in 7 minutes")
    try expectTranscript("departures", of: session)
  }

  @Test func everyTranscriptBelongsToATest() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: transcripts.path)
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let source = try ["ScreenTranscriptTests.swift", "AppTests.swift"].map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }.joined()
    let strays = files.filter { $0.hasSuffix(".txt") && !source.contains("(\"\($0.dropLast(4))\", of:") }
    #expect(strays.isEmpty)
  }
}
