import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ScrollingTests {
  private let source = TownSource((0..<5).map { "north \($0)" }, (0..<5).map { "south \($0)" })

  private func makeTable(windowSize: Int = 3) throws -> TableView {
    let table = TableView(windowSize: windowSize)
    table.dataSource = source
    try table.reloadData()
    _ = table.takeLines()
    return table
  }

  // TV-43
  @Test(
    arguments: [
      (path(1, 0), ScrollPosition.top, 5), (path(1, 0), .middle, 4), (path(1, 0), .bottom, 3),
      (path(1, 0), .none, 3), (path(0, 1), .none, 0), (path(1, 4), .top, 7), (path(0, 0), .bottom, 0),
      (path(0, 0), .middle, 0),
    ])
  func aRowIsBroughtToItsPlaceInTheWindow(row: IndexPath, position: ScrollPosition, top: Int) throws {
    let table = try makeTable()
    try table.scrollToRow(at: row, at: position)
    #expect(table.indexPathsForVisibleRows.first == table.indexPath(atPosition: top))
    #expect(table.takeLines() == (top == 0 ? [] : ["showing rows \(top + 1) to \(top + 3) of 10"]))
  }

  // TV-43
  @Test func theNearestSelectedRowIsScrolledTo() throws {
    let table = try makeTable()
    table.allowsMultipleSelection = true
    try table.scrollToNearestSelectedRow(at: .top)
    #expect(table.indexPathsForVisibleRows.first == path(0, 0))
    for row in [path(0, 0), path(1, 4)] { try table.selectRow(at: row) }
    try table.scroll(byRows: 5)
    try table.scrollToNearestSelectedRow()
    #expect(table.indexPathsForVisibleRows == [path(1, 2), path(1, 3), path(1, 4)])
  }

  @Test func scrollingStopsAtTheEndsWhateverIsAskedFor() throws {
    let table = try makeTable()
    try table.scroll(byRows: Int.max)
    #expect(table.visibleTitles == ["south 2", "south 3", "south 4"])
    try table.scroll(byRows: Int.min)
    #expect(table.visibleTitles == ["north 0", "north 1", "north 2"])
  }

  @Test func aWindowOfAnotherSizeShowsOtherRows() throws {
    let table = try makeTable()
    try table.scroll(byRows: 7)
    _ = table.takeLines()
    try table.resizeWindow(to: 4)
    try table.resizeWindow(to: 4)
    #expect(table.takeLines() == ["showing rows 7 to 10 of 10"])
    try table.resizeWindow(to: Int.max)
    #expect(table.visibleCells.count == 10 && table.windowSize == 2_147_483_647)
    try table.moveFocus(to: .row(path(0, 3)))
    try table.moveFocus(.nextPage)
    #expect(table.focus == .row(path(1, 4)))
    try table.resizeWindow(to: -3)
    #expect(table.windowSize == 1)
  }

  @Test func aWindowAtTheStartShowsWhatIsInsertedThere() throws {
    let table = try makeTable()
    source.sections[0].insert("pole", at: 0)
    try table.insertRows(at: [path(0, 0)])
    #expect(table.visibleTitles == ["pole", "north 0", "north 1"])
    #expect(table.takeLines() == [#"inserted "pole" [0, 0]"#])
  }

  @Test func aWindowFurtherDownStaysOnItsRows() throws {
    let table = try makeTable()
    try table.scroll(byRows: 4)
    source.sections[0].insert("pole", at: 0)
    try table.insertRows(at: [path(0, 0)])
    #expect(table.visibleTitles == ["north 4", "south 0", "south 1"])
  }
}
