import Testing

@testable import RowcallTableView

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct DiffableDataSourceTests {
  private typealias Snapshot = TableSnapshot<String, String>
  private let table = TableView()
  private let source: TownsByRegion

  init() throws {
    source = TownsByRegion(tableView: table) { table, _, town in
      if town == "Atlantis" { throw Missing(town: town) }
      let cell = table.dequeueReusableCell(withIdentifier: "town") ?? TableViewCell(reuseIdentifier: "town")
      cell.content.title = town
      return cell
    }
    try source.apply(Snapshot(["Fjords": ["Alta", "Bodø"], "Cities": ["Bergen", "Molde", "Oslo"]]))
    _ = table.takeLines()
  }

  @Test func theFirstSnapshotLoadsTheTable() {
    #expect(table.visibleTitles == ["Alta", "Bodø", "Bergen", "Molde", "Oslo"])
    #expect(table.numberOfSections == 2)
    #expect(source.snapshot().itemIdentifiers == ["Alta", "Bodø", "Bergen", "Molde", "Oslo"])
  }

  @Test func onlyWhatChangedIsAnEvent() throws {
    var snapshot = source.snapshot()
    try snapshot.deleteItems(["Bodø"])
    try snapshot.insertItems(["Voss"], beforeItem: "Bergen")
    try snapshot.moveItem("Oslo", beforeItem: "Alta")
    try source.apply(snapshot)
    #expect(table.visibleTitles == ["Oslo", "Alta", "Voss", "Bergen", "Molde"])
    #expect(
      table.takeLines() == [
        #"deleted "Bodø" [0, 1]"#, #"moved "Oslo" [0, 0] from [1, 2], above "Alta" [0, 1]"#,
        #"inserted "Voss" [1, 0]"#,
      ])
  }

  @Test func theCursorAndTheSelectionStayOnTheirItems() throws {
    try table.selectRow(at: path(1, 0))
    try table.moveFocus(to: .row(path(1, 2)))
    try source.apply(Snapshot(["Cities": ["Oslo", "Molde"], "Fjords": ["Alta", "Bergen"]]))
    #expect(table.focus == .row(path(0, 0)))
    #expect(table.indexPathsForSelectedRows == [path(1, 1)])
  }

  @Test func reloadingDataFindsTheFocusedItemAgain() throws {
    try table.moveFocus(to: .row(path(1, 2)))
    try source.apply(Snapshot(["Lakes": ["Oslo", "Hamar"]]), reloadingData: true)
    #expect(table.focus == .row(path(0, 0)))
    #expect(table.visibleTitles == ["Oslo", "Hamar"])
  }

  @Test func aSnapshotThatIsRefusedLeavesEverythingAsItWas() throws {
    let before = source.snapshot()
    var snapshot = before
    try snapshot.insertItems(["Atlantis"], afterItem: "Alta")
    #expect(throws: TableViewError.noCell(path(0, 1), reason: "Atlantis is missing")) {
      try source.apply(snapshot)
    }
    #expect(source.snapshot() == before)
    #expect(table.visibleTitles == ["Alta", "Bodø", "Bergen", "Molde", "Oslo"])
  }

  @Test func applyingInsideAnUpdateBlockIsRefused() throws {
    try table.beginUpdates()
    #expect(throws: TableViewError.updatesOpen("apply(_:)")) { try source.apply(Snapshot()) }
    try table.endUpdates()
    #expect(source.snapshot().numberOfItems == 5)
  }

  @Test func whatWasToBeReloadedIsReloadedOnce() throws {
    var snapshot = source.snapshot()
    try snapshot.reloadItems(["Molde"])
    try snapshot.reconfigureItems(["Alta"])
    try source.apply(snapshot)
    #expect(table.takeLines() == [#"reloaded "Alta" [0, 0]"#, #"reloaded "Molde" [1, 1]"#])
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test func itemsAndSectionsAreFoundBothWays() {
    #expect(source.itemIdentifier(for: path(1, 1)) == "Molde")
    #expect(source.itemIdentifier(for: path(1, 3)) == nil)
    #expect(source.itemIdentifier(for: [7]) == nil)
    #expect(source.indexPath(for: "Molde") == path(1, 1))
    #expect(source.indexPath(for: "Rome") == nil)
    #expect(source.sectionIdentifier(for: 0) == "Fjords")
    #expect(source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "Cities") == 1)
    #expect(source.index(for: "Alps") == nil)
  }

  @Test func aSubclassDeletesItemsByASwipe() throws {
    try table.swipeRow(at: path(0, 0))
    try table.performSwipeAction()
    #expect(table.visibleTitles == ["Bodø", "Bergen", "Molde", "Oslo"])
    #expect(source.snapshot().itemIdentifiers == ["Bodø", "Bergen", "Molde", "Oslo"])
  }

  @Test func aSubclassIsReorderedWithoutMoreCode() throws {
    try table.setEditing(true)
    try table.reorderRow(at: path(0, 0), to: path(1, 3))
    #expect(table.visibleTitles == ["Bodø", "Bergen", "Molde", "Oslo", "Alta"])
    #expect(source.snapshot().itemIdentifiers == ["Bodø", "Bergen", "Molde", "Oslo", "Alta"])
    #expect(source.snapshot().sectionIdentifier(containingItem: "Alta") == "Cities")
    try table.reorderRow(at: path(1, 3), to: path(1, 0))
    #expect(source.indexPath(for: "Alta") == path(1, 0))
  }

  @Test(arguments: [
    (path(0, 2), path(0, 0)), (path(0, 0), path(1, 4)), (path(2, 0), path(0, 0)),
    (IndexPath(index: 1), path(0, 0)),
  ])
  func moveThatCannotBeChangesNothing(source origin: IndexPath, destination: IndexPath) {
    let before = source.snapshot()
    source.tableView(table, moveRowAt: origin, to: destination)
    #expect(source.snapshot() == before)
  }

  @Test func aWalkThroughSnapshotsShowsEachOfThem() throws {
    for seed in Seeds.next(300, of: "walks") {
      var random = SeededGenerator(seed: seed)
      let table = TableView(windowSize: 30)
      let source = DiffableDataSource<Int, Int>(tableView: table) { table, _, item in
        let cell = table.dequeueReusableCell(withIdentifier: "item") ?? TableViewCell(reuseIdentifier: "item")
        cell.content.title = "\(item)"
        return cell
      }
      for _ in 0..<5 {
        let focused = source.snapshot().itemIdentifiers.randomElement(using: &random)
        if let path = focused.flatMap(source.indexPath) { try table.moveFocus(to: .row(path)) }
        let next = try random.chance(50) ? TableSnapshot.random(&random) : source.snapshot().varied(&random)
        try source.apply(next)
        #expect(table.visibleTitles == next.itemIdentifiers.map(String.init), "ROWCALL_SEED=\(seed)")
        if let path = focused.flatMap(source.indexPath) {
          #expect(table.focus == .row(path), "ROWCALL_SEED=\(seed)")
        }
      }
    }
  }

  @Test func aSubclassSaysWhatIsSpokenForItsIndexTitles() throws {
    let table = TableView()
    let source = TownsByRegion(tableView: table) { _, _, _ in TableViewCell() }
    try source.apply(Snapshot(["Lakes": ["Hamar"]]))
    #expect(table.sectionIndexTitles == ["L", "#"])
    #expect((0...2).map(table.accessibilityLabel(forIndexTitleAt:)) == ["L", "other towns", nil])
  }

  @Test func aDataSourceOutlivesItsTable() throws {
    var table: TableView? = TableView()
    let source = try TownsByRegion(tableView: #require(table)) { _, _, _ in TableViewCell() }
    table = nil
    try source.apply(Snapshot(["Lakes": ["Hamar"]]))
    #expect(source.snapshot().itemIdentifiers == ["Hamar"])
  }
}

private struct Missing: Error, CustomStringConvertible {
  let town: String
  var description: String { "\(town) is missing" }
}

private final class TownsByRegion: DiffableDataSource<String, String>, EditableTableViewDataSource,
  ReorderableTableViewDataSource
{
  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section)
  }

  override func sectionIndexTitles(for tableView: TableView) -> [String]? { ["L", "#"] }

  override func tableView(
    _ tableView: TableView, accessibilityLabelForSectionIndexTitle title: String, at index: Int
  ) -> String? { title == "#" ? "other towns" : nil }

  func tableView(
    _ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath
  ) throws {
    guard let town = itemIdentifier(for: indexPath) else { return }
    var snapshot = snapshot()
    try snapshot.deleteItems([town])
    try apply(snapshot)
  }
}
