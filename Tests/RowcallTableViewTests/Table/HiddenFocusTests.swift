import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The cursor and rows that the delegate takes out of sight by giving them no height.
@Suite struct HiddenFocusTests {
  private let source = TownSource(["Aarau", "Bern", "Chur"])
  private let folding = FoldingDelegate()
  private let table = TableView()

  init() throws {
    table.dataSource = source
    table.delegate = folding
    try table.moveFocus(to: .row(path(0, 1)))
    _ = table.takeLines()
  }

  // TV-60
  @Test func aRowThatIsFoldedAwayGivesTheCursorToTheNext() throws {
    folding.hidden = ["Bern"]
    try table.performBatchUpdates {}
    #expect(table.takeLines() == [#"focus on "Chur" [0, 2]"#])
  }

  // TV-60
  @Test func theLastRowsThatAreFoldedAwayGiveItToTheOneBefore() throws {
    folding.hidden = ["Bern", "Chur"]
    try table.reloadData()
    #expect(table.focus == .row(path(0, 0)))
  }

  // TV-60
  @Test func anUpdateThatFoldsTheCursorsRowAwayMovesItOn() throws {
    folding.hidden = ["Bern"]
    source.sections[0].insert("Aadorf", at: 0)
    try table.insertRows(at: [path(0, 0)])
    #expect(table.focus == .row(path(0, 3)))
  }

  @Test func anotherDataSourceIsReadAtTheNextCall() throws {
    let other = TownSource(["Zug"])
    table.dataSource = other
    try table.scroll(byRows: 0)
    #expect(table.visibleTitles == ["Zug"])
  }

  @Test func rowsAreSelectedInsideABlockToo() throws {
    try table.performBatchUpdates { try table.selectRow(at: path(0, 2)) }
    #expect(table.indexPathsForSelectedRows == [path(0, 2)])
  }

  @Test func aCallbackThatCallsWhatCalledItIsRefusedBeforeTheStackEnds() throws {
    folding.tapsAgain = true
    #expect(throws: TableViewError.callsTooDeep(64)) { try table.activateRow(at: path(0, 0)) }
    folding.tapsAgain = false
    try table.activateRow(at: path(0, 2))
    #expect(table.indexPathsForSelectedRows == [path(0, 2)])
  }
}

private final class FoldingDelegate: TableViewDelegate {
  var hidden: Set<String> = []
  var tapsAgain = false

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double? {
    let source = tableView.dataSource as? TownSource
    return source.map { hidden.contains($0.sections[indexPath.section][indexPath.row]) ? 0 : 44 }
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
    if tapsAgain { try tableView.activateRow(at: IndexPath(row: 1 - indexPath.row, section: 0)) }
  }
}
