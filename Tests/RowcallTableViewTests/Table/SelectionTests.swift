import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct SelectionTests {
  private final class Delegate: TableViewDelegate {
    var deselectsAtOnce = false
    var redirect: [IndexPath: IndexPath] = [:]
    var refuses: Set<IndexPath> = []
    var keeps: Set<IndexPath> = []
    private(set) var selected: [IndexPath] = []

    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      refuses.contains(indexPath) ? nil : redirect[indexPath] ?? indexPath
    }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
      selected.append(indexPath)
      if deselectsAtOnce { try tableView.deselectRow(at: indexPath) }
    }
    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      keeps.contains(indexPath) ? nil : indexPath
    }
  }

  private let source = TownSource(["Aarau", "Baden", "Chur"], ["Davos", "Flims"])
  private let delegate = Delegate()

  private func makeTable() throws -> TableView {
    let table = TableView()
    table.dataSource = source
    table.delegate = delegate
    try table.reloadData()
    _ = table.takeLines()
    return table
  }

  // TV-40
  @Test func aTapSelectsAndTheApplicationDeselectsAtOnce() throws {
    let table = try makeTable()
    delegate.deselectsAtOnce = true
    #expect(try table.activateRow(at: path(0, 1)))
    #expect(delegate.selected == [path(0, 1)] && table.indexPathsForSelectedRows == [])
    #expect(
      table.takeLines() == [
        #"focus on "Baden" [0, 1]"#, #"selected "Baden" [0, 1]"#, #"deselected "Baden" [0, 1]"#,
      ])
  }

  // TV-40
  @Test func anotherTapOnTheSelectedRowNotifiesTheDelegateAgainAndWritesNothing() throws {
    let table = try makeTable()
    try table.activateRow(at: path(0, 1))
    _ = table.takeLines()
    try table.activateRow(at: path(0, 1))
    #expect(delegate.selected == [path(0, 1), path(0, 1)] && table.takeLines() == [])
  }

  // TV-14
  @Test func aRowThatShowsNoSelectionStillNotifiesTheDelegate() throws {
    let table = try makeTable()
    let cell = try #require(table.cellForRow(at: path(0, 0)))
    cell.content.selectionStyle = .none
    try table.activateRow(at: path(0, 0))
    #expect(delegate.selected == [path(0, 0)])
    #expect(cell.state.isSelected && !cell.state.isHighlighted)
    try table.activateRow(at: path(0, 1))
    #expect(table.cellForRow(at: path(0, 1))?.state.isHighlighted == true)
  }

  // TV-41
  @Test func oneRowOrManyCanBeSelectedOrNone() throws {
    let table = try makeTable()
    try table.activateRow(at: path(0, 0))
    try table.activateRow(at: path(1, 0))
    #expect(table.indexPathsForSelectedRows == [path(1, 0)])
    table.allowsMultipleSelection = true
    try table.activateRow(at: path(0, 2))
    try table.activateRow(at: path(0, 0))
    #expect(table.indexPathsForSelectedRows == [path(0, 0), path(0, 2), path(1, 0)])
    #expect(table.indexPathForSelectedRow == path(0, 0))
    #expect(try table.activateRow(at: path(0, 2)))
    #expect(table.indexPathsForSelectedRows == [path(0, 0), path(1, 0)])
    table.allowsSelection = false
    #expect(try !table.activateRow(at: path(0, 1)))
    #expect(table.focus == .row(path(0, 1)))
  }

  // TV-41
  @Test func inEditingModeRowsAreSelectedOnlyWhereTheTableAllowsIt() throws {
    let table = try makeTable()
    try table.activateRow(at: path(0, 0))
    _ = table.takeLines()
    try table.setEditing(true)
    #expect(table.takeLines() == [#"deselected "Aarau" [0, 0]"#, "editing began"])
    #expect(try !table.activateRow(at: path(0, 0)))
    table.allowsSelectionDuringEditing = true
    #expect(try table.activateRow(at: path(0, 0)))
    table.allowsMultipleSelectionDuringEditing = true
    try table.activateRow(at: path(0, 1))
    #expect(table.indexPathsForSelectedRows.count == 2)
  }

  // TV-5
  @Test func theDelegateMayRefuseATapOrSendItElsewhere() throws {
    let table = try makeTable()
    delegate.refuses = [path(0, 0)]
    delegate.redirect = [path(0, 1): path(1, 1)]
    #expect(try !table.activateRow(at: path(0, 0)))
    #expect(try table.activateRow(at: path(0, 1)))
    #expect(table.indexPathsForSelectedRows == [path(1, 1)])
    delegate.keeps = [path(1, 1)]
    #expect(try !table.activateRow(at: path(0, 2)))
    #expect(table.indexPathsForSelectedRows == [path(1, 1)])
  }

  @Test func aPathOutOfRangeFromTheDelegateIsRefusedBeforeAnythingChanges() throws {
    let table = try makeTable()
    try table.activateRow(at: path(0, 0))
    delegate.redirect = [path(0, 1): path(7, 7)]
    _ = table.takeLines()
    #expect(throws: TableViewError.self) { try table.activateRow(at: path(0, 1)) }
    #expect(table.indexPathsForSelectedRows == [path(0, 0)] && table.focus == .row(path(0, 0)))
    #expect(
      table.takeLines() == ["refused: there is no row 7 of section 7: the table has 2 sections, 0 to 1"])
  }

  // TV-43
  @Test func codeSelectsWithoutAWordToTheDelegate() throws {
    let table = try makeTable()
    try table.resizeWindow(to: 2)
    _ = table.takeLines()
    try table.selectRow(at: path(1, 0), scrollPosition: .bottom)
    #expect(table.takeLines() == ["showing rows 3 to 4 of 5", #"selected "Davos" [1, 0]"#])
    try table.selectRow(at: path(0, 0))
    #expect(table.takeLines() == [#"deselected "Davos" [1, 0]"#, "selected row [0, 0]"])
    try table.selectRow(at: nil)
    #expect(table.indexPathsForSelectedRows == [] && delegate.selected == [])
  }

  @Test func aReloadedRowIsDeselectedAndTheLogSaysSo() throws {
    let table = try makeTable()
    try table.selectRow(at: path(0, 1))
    _ = table.takeLines()
    try table.reloadRows(at: [path(0, 1), path(0, 2)])
    #expect(
      table.takeLines() == [
        #"reloaded "Baden" [0, 1]"#, #"deselected "Baden" [0, 1]"#, #"reloaded "Chur" [0, 2]"#,
      ])
    #expect(table.cellForRow(at: path(0, 1))?.state.isSelected == false)
  }
}
