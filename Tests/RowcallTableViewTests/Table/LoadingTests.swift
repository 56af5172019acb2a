import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct LoadingTests {
  private let source = TownSource(
    ["Aarau", "Baden", "Chur"], ["Davos", "Flims", "Glarus"], titles: ["A to C", "D to G"])

  private func makeTable(windowSize: Int = 4) -> TableView {
    let table = TableView(windowSize: windowSize)
    table.dataSource = source
    return table
  }

  // TV-1
  @Test(arguments: [TableView.Style.plain, .grouped, .insetGrouped])
  func aTableHasAStyleAndNumbersRowsInsideTheirSections(style: TableView.Style) throws {
    let table = TableView(style: style)
    table.dataSource = source
    try table.reloadData()
    #expect(table.style == style)
    #expect(table.numberOfSections == 2 && table.numberOfRows == 6)
    #expect(table.numberOfRows(inSection: 1) == 3 && table.numberOfRows(inSection: 2) == 0)
    #expect(table.indexPath(atPosition: 3) == path(1, 0) && table.position(of: path(1, 2)) == 5)
    #expect(table.indexPath(atPosition: 6) == nil && table.position(of: path(1, 3)) == nil)
  }

  // TV-4
  @Test func theLeastDataSourceHasOneSectionWithoutTitlesIndexOrEditing() throws {
    final class Least: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell()
      }
    }
    let least = Least()
    let table = TableView()
    table.dataSource = least
    try table.reloadData()
    #expect(table.numberOfSections == 1 && table.numberOfRows == 2)
    #expect(table.header(ofSection: 0) == nil && table.footer(ofSection: 0) == nil)
    #expect(table.sectionIndexTitles == [])
    #expect(try table.editingStyle(ofRowAt: path(0, 0)) == .none)
    #expect(throws: TableViewError.nothingToSwipe(path(0, 0))) { try table.swipeRow(at: path(0, 0)) }
    try table.setEditing(true)
    #expect(throws: TableViewError.notReorderable(path(0, 0))) {
      try table.beginReordering(rowAt: path(0, 0))
    }
  }

  // TV-6
  @Test func loadingAsksForAllCountsAndThenForTheCellsInTheWindow() throws {
    let table = makeTable()
    try table.reloadData()
    #expect(
      source.takeAsked() == [
        "sections", "rows of 0", "rows of 1", "cell 0.0", "cell 0.1", "cell 0.2", "cell 1.0",
      ])
    #expect(table.takeLines() == ["loaded 6 rows in 2 sections"])
  }

  // TV-6
  @Test func scrollingByOneAsksForTheOneRowThatComes() throws {
    let table = makeTable()
    try table.reloadData()
    _ = source.takeAsked()
    try table.scroll(byRows: 1)
    #expect(source.takeAsked() == ["rows of 1", "cell 1.1"])
    #expect(table.visibleTitles == ["Baden", "Chur", "Davos", "Flims"])
    try table.scroll(byRows: -1)
    #expect(source.takeAsked() == ["rows of 0", "cell 0.0"])
    try table.scroll(byRows: -1)
    #expect(source.takeAsked() == [])
  }

  // TV-6
  @Test func anUpdateAsksForTheSectionsAndRowsThatItTouches() throws {
    let table = makeTable()
    try table.reloadData()
    _ = source.takeAsked()
    source.sections[0].insert("Arbon", at: 1)
    try table.insertRows(at: [path(0, 1)])
    #expect(source.takeAsked() == ["sections", "rows of 0", "cell 0.1"])
    source.sections[1].removeLast()
    try table.deleteRows(at: [path(1, 2)])
    #expect(source.takeAsked() == ["sections", "rows of 1", "rows of 0"])
  }

  // TV-6
  @Test func anUpdateAsksForTheSameInATableOfAMillionRows() throws {
    source.sections = (0..<1_000).map { _ in [] }
    source.answersAnywhere = true
    for section in 0..<1_000 { source.liesAboutRows[section] = 1_000 }
    let table = makeTable()
    try table.moveFocus(to: .row(path(500, 0)))
    _ = source.takeAsked()
    source.liesAboutRows[999] = 1_000_000
    try table.reloadSections([999])
    #expect(source.takeAsked() == ["sections", "rows of 999", "rows of 499", "rows of 500"])
    try table.moveFocus(to: .row(path(999, 500_000)))
    _ = source.takeAsked()
    source.liesAboutRows[999] = 2_000_000
    try table.reloadSections([999])
    #expect(source.takeAsked().count == 2 + 4)
    #expect(table.focus == .row(path(999, 500_000)))
  }

  // TV-6
  @Test func aReloadKeepsTheWindowAndInABlockReplacesTheRest() throws {
    let table = makeTable()
    try table.reloadData()
    try table.scroll(byRows: 2)
    _ = table.takeLines()
    source.sections[0].append("Cham")
    try table.performBatchUpdates {
      try table.deleteRows(at: [path(0, 0)])
      try table.reloadData()
    }
    #expect(table.visibleTitles == ["Chur", "Cham", "Davos", "Flims"])
    #expect(table.takeLines() == ["loaded 7 rows in 2 sections"])
  }

  @Test func anUpdateOfATableThatWasNeverLoadedLoadsIt() throws {
    let table = makeTable()
    try table.insertRows(at: [path(0, 0)])
    #expect(table.takeLines() == ["loaded 6 rows in 2 sections"])
  }
}
