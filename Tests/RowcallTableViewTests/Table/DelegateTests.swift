import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct DelegateTests {
  private let probe = TableProbe([["Aarau", "Baden", "Chur"], ["Davos", "Flims"]])

  // TV-5
  @Test func aTapAsksAndNotifiesTheDelegateAsInUIKit() throws {
    let table = probe.makeTable()
    try table.selectRow(at: path(0, 0))
    _ = probe.takeTold()
    try table.activateRow(at: path(0, 2))
    #expect(probe.takeTold() == ["willSelect 0.2", "willDeselect 0.0", "didDeselect 0.0", "didSelect 0.2"])
    try table.activateAccessory(ofRowAt: path(0, 1))
    #expect(probe.takeTold() == ["accessory 0.1"])
    #expect(table.indexPathsForSelectedRows == [path(0, 2)])
  }

  // TV-5
  @Test func rowsAreAnnouncedAsTheyComeAndGo() throws {
    let table = probe.makeTable(windowSize: 2)
    try table.reloadData()
    #expect(probe.takeTold() == ["willDisplay 0.0", "willDisplay 0.1"])
    try table.scroll(byRows: 1)
    #expect(probe.takeTold() == ["didEndDisplaying 0.0", "willDisplay 0.2"])
    probe.sections[0].removeFirst()
    try table.deleteRows(at: [path(0, 0)])
    #expect(probe.takeTold() == [])
  }

  // TV-5
  @Test func indentationAndHeightComeFromTheDelegateOrElseFromTheCell() throws {
    final class Measures: TableViewDelegate {
      func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
        indexPath.row == 0 ? 2 : nil
      }
      func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double? {
        indexPath.row == 0 ? 44 : nil
      }
    }
    let measures = Measures()
    let table = TableView()
    table.dataSource = probe
    table.delegate = measures
    try table.reloadData()
    let states = table.visibleCells.prefix(2).map(\.state)
    #expect(states.map(\.indentationLevel) == [2, 0] && states.map(\.height) == [44, nil])
  }

  // TV-5
  @Test func everyUpdateAsksForIndentationAndHeightAnew() throws {
    final class Folding: TableViewDelegate {
      var isFolded = false
      func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double? {
        isFolded && indexPath.row == 1 ? 0 : nil
      }
      func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
        isFolded ? indexPath.row : 0
      }
    }
    let folding = Folding()
    let table = TableView(windowSize: 3)
    table.dataSource = probe
    table.delegate = folding
    try table.reloadData()
    _ = table.takeLines()
    folding.isFolded = true
    try table.performBatchUpdates {}
    #expect(table.visibleCells.map(\.state.height) == [nil, 0, nil] && table.takeLines() == [])
    probe.sections[0].swapAt(0, 1)
    try table.moveRow(at: path(0, 1), to: path(0, 0))
    #expect(table.visibleCells.map(\.state.indentationLevel) == [0, 1, 2])
    folding.isFolded = false
    try table.reloadRows(at: [path(0, 0)])
    #expect(table.visibleCells.map(\.state.height) == [nil, nil, nil])
  }

  // TV-13
  @Test func aRowMaySelectItselfJustBeforeItIsShown() throws {
    let table = probe.makeTable(windowSize: 2)
    probe.hook = { callback, table in
      guard callback == .willDisplay else { return }
      #expect(table.visibleCells.count == 2)
      try table.selectRow(at: path(0, 1))
      #expect(throws: TableViewError.self) { try table.scroll(byRows: 1) }
    }
    try table.reloadData()
    #expect(table.indexPathForSelectedRow == path(0, 1))
    #expect(table.cellForRow(at: path(0, 1))?.state.isSelected == true)
  }
}
