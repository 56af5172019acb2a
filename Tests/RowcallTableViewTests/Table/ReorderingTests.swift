import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ReorderingTests {
  /// Keeps rows out of places, by the place proposed.
  private final class Fence: TableViewDelegate {
    var redirects: [IndexPath: IndexPath] = [:]
    func tableView(
      _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { redirects[proposed] ?? proposed }
  }

  private let source = TownSource(["Aarau", "Baden", "Chur"], ["Davos"])
  private let fence = Fence()

  private func makeTable() throws -> TableView {
    let table = TableView()
    table.dataSource = source
    table.delegate = fence
    try table.setEditing(true)
    _ = table.takeLines()
    return table
  }

  // TV-59
  @Test func aRowIsTakenUpProposedAndDropped() throws {
    let table = try makeTable()
    #expect(table.visibleCells.allSatisfy { $0.state.showsReorderControl })
    try table.beginReordering(rowAt: path(0, 0))
    #expect(try table.proposeDrop(at: path(0, 2)) == path(0, 2))
    #expect(try table.proposeDrop(at: path(1, 1)) == path(1, 1))
    #expect(try table.dropRow() == path(1, 1))
    #expect(source.sections == [["Baden", "Chur"], ["Davos", "Aarau"]])
    #expect(table.visibleTitles == ["Baden", "Chur", "Davos", "Aarau"])
    #expect(table.focus == .row(path(1, 1)))
    #expect(
      table.takeLines() == [
        #"focus on "Aarau" [0, 0]"#, #"took up "Aarau" [0, 0]"#,
        #""Aarau" [0, 0] would drop at [0, 2], below "Chur" [0, 1]"#,
        #""Aarau" [0, 0] would drop at [1, 1], below "Davos" [1, 0]"#,
        #"moved "Aarau" [1, 1] from [0, 0], below "Davos" [1, 0]"#,
      ])
  }

  // TV-59
  @Test func theDelegateSendsARowElsewhere() throws {
    let table = try makeTable()
    fence.redirects = [path(1, 0): path(0, 2)]
    #expect(try table.reorderRow(at: path(0, 0), to: path(1, 0)) == path(0, 2))
    #expect(source.sections[0] == ["Baden", "Chur", "Aarau"])
    fence.redirects = [path(1, 0): path(5, 5)]
    #expect(throws: TableViewError.self) { try table.reorderRow(at: path(0, 0), to: path(1, 0)) }
    #expect(throws: TableViewError.notCarrying) { try table.dropRow() }
    #expect(source.sections[0] == ["Baden", "Chur", "Aarau"])
  }

  // TV-59
  @Test func whatCannotBeMovedSaysSo() throws {
    let table = try makeTable()
    #expect(throws: TableViewError.notCarrying) { try table.proposeDrop(at: path(0, 0)) }
    #expect(throws: TableViewError.notCarrying) { try table.cancelReordering() }
    #expect {
      try table.reorderRow(at: path(0, 0), to: path(0, 3))
    } throws: {
      "\($0)" == "there is no row 3 of section 0 after the update: section 0 has 3 rows, 0 to 2"
    }
    try table.setEditing(false)
    #expect(throws: TableViewError.notEditing(method: "beginReordering(rowAt:)")) {
      try table.beginReordering(rowAt: path(0, 0))
    }
  }

  // TV-59
  @Test func aRowThatIsPutBackStaysWhereItWas() throws {
    let table = try makeTable()
    try table.beginReordering(rowAt: path(0, 0))
    try table.beginReordering(rowAt: path(0, 1))
    try table.cancelReordering()
    try table.beginReordering(rowAt: path(0, 1))
    #expect(try table.dropRow() == path(0, 1))
    #expect(
      table.takeLines().filter { !$0.hasPrefix("focus") } == [
        #"took up "Aarau" [0, 0]"#, #"put "Aarau" [0, 0] back"#, #"took up "Baden" [0, 1]"#,
        #"put "Baden" [0, 1] back"#, #"took up "Baden" [0, 1]"#, #"put "Baden" [0, 1] back"#,
      ])
  }

  // TV-59
  @Test func aRowTakenUpIsFollowedThroughAnUpdate() throws {
    let table = try makeTable()
    try table.beginReordering(rowAt: path(0, 0))
    try table.proposeDrop(at: path(1, 1))
    source.sections[0].insert("Aadorf", at: 0)
    source.sections[1] = []
    try table.performBatchUpdates {
      try table.insertRows(at: [path(0, 0)])
      try table.deleteRows(at: [path(1, 0)])
    }
    try table.proposeDrop(at: path(1, 0))
    try table.dropRow()
    #expect(source.sections == [["Aadorf", "Baden", "Chur"], ["Aarau"]])
  }

  @Test func aRowTakenUpIsPutBackByAReload() throws {
    let table = try makeTable()
    try table.beginReordering(rowAt: path(0, 1))
    _ = table.takeLines()
    try table.reloadData()
    #expect(table.takeLines() == [#"put "Baden" [0, 1] back"#, "loaded 4 rows in 2 sections"])
    #expect(throws: TableViewError.notCarrying) { try table.dropRow() }
  }

  @Test func aRowThatLeavesTheWindowIsStillNamed() throws {
    let table = try makeTable()
    try table.resizeWindow(to: 2)
    _ = table.takeLines()
    try table.setEditing(false)
    source.sections[0] = ["Baden", "Chur", "Aarau"]
    try table.moveRow(at: path(0, 0), to: path(0, 2))
    #expect(table.takeLines().last == #"moved "Aarau" [0, 2] from [0, 0], below "Chur" [0, 1]"#)
  }
}
