import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The cursor is on the same item after every update, or beside the place where it was.
@Suite struct FocusAfterUpdateTests {
  private let source = TownSource(["a0", "a1", "a2"], ["b0"], ["c0", "c1"], titles: ["A", "B", ""])

  private func makeTable(_ focus: Focus) throws -> TableView {
    let table = TableView(windowSize: 3)
    table.dataSource = source
    try table.moveFocus(to: focus)
    _ = table.takeLines()
    return table
  }

  // TV-60
  @Test func theSameItemStaysInFocusSilently() throws {
    let table = try makeTable(.row(path(0, 1)))
    source.sections[0].insert("new", at: 0)
    try table.insertRows(at: [path(0, 0)])
    #expect(table.focus == .row(path(0, 2)))
    source.sections[2].append(source.sections[0].remove(at: 2))
    try table.moveRow(at: path(0, 2), to: path(2, 2))
    #expect(table.focus == .row(path(2, 2)))
    source.sections.removeFirst()
    source.titles.removeFirst()
    try table.deleteSections([0])
    #expect(table.focus == .row(path(1, 2)))
    #expect(table.takeLines().filter { $0.hasPrefix("focus") } == [])
  }

  // TV-60
  @Test(
    arguments: [
      // The rows deleted from the first section, and where the cursor goes from the middle one.
      ([1], Focus.row(path(0, 1)), "a2"), ([1, 2], .row(path(0, 0)), "a0"), ([0, 1], .row(path(0, 0)), "a2"),
      ([0, 1, 2], .sectionHeader(0), nil),
    ] as [([Int], Focus, String?)])
  func aDeletedItemGivesTheCursorToTheNextElseThePreviousElseTheHeader(
    deleted: [Int], focus: Focus, title: String?
  ) throws {
    let table = try makeTable(.row(path(0, 1)))
    for row in deleted.reversed() { source.sections[0].remove(at: row) }
    try table.deleteRows(at: deleted.map { path(0, $0) })
    #expect(table.focus == focus)
    let line = title.map { "focus on \"\($0)\" [0, \(focus == .row(path(0, 1)) ? 1 : 0)]" }
    #expect(table.takeLines().last == line ?? #"focus on header of section 0 "A", 0 rows"#)
  }

  // TV-60
  @Test func withoutAHeaderTheNearestRowTakesTheCursor() throws {
    let table = try makeTable(.row(path(2, 1)))
    source.sections[2] = []
    try table.deleteRows(at: [path(2, 0), path(2, 1)])
    #expect(table.focus == .row(path(1, 0)))
  }

  // TV-60
  @Test func aNewItemInTheSamePlaceTakesTheCursorIfNoneStayed() throws {
    let table = try makeTable(.row(path(1, 0)))
    source.sections[1] = ["x", "y"]
    try table.performBatchUpdates {
      try table.deleteRows(at: [path(1, 0)])
      try table.insertRows(at: [path(1, 0), path(1, 1)])
    }
    #expect(table.takeLines().last == #"focus on "x" [1, 0]"#)
  }

  // TV-60
  @Test func aDeletedSectionGivesTheCursorToWhatFollows() throws {
    let rows = try makeTable(.row(path(0, 2)))
    let header = try makeTable(.sectionHeader(0))
    source.sections.removeFirst()
    source.titles.removeFirst()
    try rows.deleteSections([0])
    #expect(rows.takeLines() == [#"deleted section 0 "A", 3 rows"#, #"focus on "b0" [0, 0]"#])
    try header.deleteSections([0])
    #expect(header.takeLines().last == #"focus on header of section 0 "B", 1 row"#)
    source.sections = []
    try rows.deleteSections([0, 1])
    #expect(rows.focus == nil && rows.takeLines().last == "focus on nothing")
  }

  // TV-60
  @Test func aHeaderThatLosesItsTextGivesTheCursorToItsFirstRow() throws {
    let table = try makeTable(.sectionHeader(0))
    source.titles[0] = ""
    try table.reloadSections([0])
    #expect(table.focus == .row(path(0, 0)))
  }

  // TV-60
  @Test func anItemIsFoundAgainInAReloadedSection() throws {
    let table = try makeTable(.row(path(0, 1)))
    source.sections[0] = ["a1", "z"]
    try table.reloadSections([0])
    #expect(table.focus == .row(path(0, 0)))
    #expect(table.takeLines() == [#"reloaded section 0 "A", 2 rows"#])
    source.sections[0] = ["q"]
    try table.reloadSections([0])
    #expect(table.takeLines().last == #"focus on "q" [0, 0]"#)
  }

  // TV-60
  @Test func anItemIsFoundByItsIdentifierWhereverAReloadPutsIt() throws {
    let probe = TableProbe([(0..<20).map { "item \($0)" }, []])
    let table = probe.makeTable(windowSize: 3)
    try table.moveFocus(to: .row(path(0, 1)))
    probe.sections = [[], probe.sections[0].reversed()]
    try table.reloadData()
    #expect(table.focus == .row(path(1, 18)))
    #expect(table.indexPathsForVisibleRows.contains(path(1, 18)))
    probe.sections[1].removeAll { $0 == "item 1" }
    try table.reloadSections([1])
    #expect(table.focus == .row(path(1, 18)))
    #expect(table.takeLines().last == #"focus on "item 0" [1, 18]"#)
  }

  // TV-60
  @Test func anItemThatWasRecognisedIsFollowedByItsNewIdentifier() throws {
    let renamed = RenamedSource(["a": "Aarau", "b": "Baden", "c": "Chur"])
    let table = TableView()
    table.dataSource = renamed
    try table.moveFocus(to: .row(path(0, 1)))
    renamed.names = ["a": "Aarau", "x": "Baden", "y": "Chur"]
    try table.reloadData()
    renamed.names = ["x": "Bad Ragaz", "y": "Chur", "z": "Baden"]
    try table.reloadData()
    #expect(table.focus == .row(path(0, 0)))
  }

  // TV-60
  @Test func theRowInFocusKeepsItsPlaceInTheWindow() throws {
    let table = try makeTable(.row(path(1, 0)))
    #expect(table.visibleTitles == ["a1", "a2", "b0"])
    source.sections[0].removeFirst(2)
    try table.deleteRows(at: [path(0, 0), path(0, 1)])
    #expect(table.visibleTitles.contains("b0") && table.focus == .row(path(1, 0)))
  }
}

/// Names by identifiers, in the order of these.
private final class RenamedSource: IdentifyingTableViewDataSource {
  var names: [String: String]
  init(_ names: [String: String]) { self.names = names }

  private var identifiers: [String] { names.keys.sorted() }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.content.title = names[identifiers[indexPath.row]]
    return cell
  }
  func modelIdentifierForElement(at indexPath: IndexPath, in tableView: TableView) -> String? {
    identifiers[indexPath.row]
  }
  func indexPathForElement(withModelIdentifier identifier: String, in tableView: TableView) -> IndexPath? {
    identifiers.firstIndex(of: identifier).map { path(0, $0) }
  }
}
