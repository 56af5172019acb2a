import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct EditingTests {
  /// The first row cannot be edited, the last one inserts; the program may do something else in `commit`.
  private final class Source: EditableTableViewDataSource, TableViewDelegate {
    var names = ["Aarau", "Baden", "Chur", "Add a town"]
    var asked: [String] = []
    var committing: ((TableView) throws -> Void)?
    var didEndEditing: ((TableView) throws -> Void)?

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.content.title = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
      asked.append("can edit \(indexPath.row)")
      return indexPath.row > 0
    }
    func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> EditingStyle {
      asked.append("style of \(indexPath.row)")
      return indexPath.row == names.count - 1 ? .insert : .delete
    }
    func tableView(
      _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Forget" }
    func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
      try? didEndEditing?(tableView)
    }
    func tableView(_ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath)
      throws
    {
      if let committing { return try committing(tableView) }
      if editingStyle == .insert {
        names.insert("Davos", at: indexPath.row)
        try tableView.insertRows(at: [indexPath])
      } else {
        names.remove(at: indexPath.row)
        try tableView.deleteRows(at: [indexPath])
      }
    }
  }

  private struct Full: Error, CustomStringConvertible { let description = "the disk is full" }

  private let source = Source()

  private func makeTable(isEditing: Bool = true) throws -> TableView {
    let table = TableView(windowSize: 4)
    table.dataSource = source
    table.delegate = source
    try table.setEditing(isEditing)
    _ = table.takeLines()
    return table
  }

  // TV-50
  @Test func enteringEditingModeAsksEachVisibleRowAndReportsItsCell() throws {
    let table = try makeTable(isEditing: false)
    try table.reloadData()
    source.asked = []
    try table.resizeWindow(to: 3)
    try table.setEditing(true)
    #expect(source.asked == ["can edit 0", "can edit 1", "style of 1", "can edit 2", "style of 2"])
    #expect(table.visibleCells.map(\.state.isEditing) == [false, true, true])
    #expect(table.visibleCells.map(\.state.editingStyle) == [.none, .delete, .delete])
    try table.scroll(byRows: 1)
    #expect(table.cellForRow(at: path(0, 3))?.state.editingStyle == .insert)
    try table.setEditing(true)
    try table.setEditing(false)
    #expect(table.visibleCells.map(\.state.isEditing) == [false, false, false])
    #expect(
      table.takeLines() == [
        "loaded 4 rows in 1 section", "showing rows 1 to 3 of 4", "editing began", "showing rows 2 to 4 of 4",
        "editing ended",
      ])
  }

  // TV-50
  @Test func theEditControlOfARowIsDeleteUnlessTheDelegateSaysElse() throws {
    let plain = TownSource(["Aarau"])
    let table = TableView()
    table.dataSource = plain
    try table.reloadData()
    #expect(try table.editingStyle(ofRowAt: path(0, 0)) == .delete)
    let other = try makeTable()
    #expect(
      try (0..<4).map { try other.editingStyle(ofRowAt: path(0, $0)) } == [.none, .delete, .delete, .insert])
  }

  // TV-51
  @Test func aDeletionIsConfirmedAndThenCommitted() throws {
    let table = try makeTable()
    try table.activateEditControl(ofRowAt: path(0, 1))
    #expect(table.cellForRow(at: path(0, 1))?.state.showsDeleteConfirmation == true)
    #expect(source.names.count == 4)
    try table.confirmDeletion()
    #expect(source.names == ["Aarau", "Chur", "Add a town"])
    #expect(
      table.takeLines() == [
        #"focus on "Baden" [0, 1]"#, #"asking to Forget "Baden" [0, 1]"#,
        #"committing delete at "Baden" [0, 1]"#,
        #"deleted "Baden" [0, 1]"#, #"focus on "Chur" [0, 1]"#,
      ])
  }

  // TV-51
  @Test func aDeletionThatIsNotConfirmedKeepsTheRow() throws {
    let table = try makeTable()
    try table.activateEditControl(ofRowAt: path(0, 1))
    try table.cancelDeletion()
    #expect(table.cellForRow(at: path(0, 1))?.state.showsDeleteConfirmation == false)
    #expect(table.takeLines().last == #"keeping "Baden" [0, 1]"#)
    #expect(throws: TableViewError.noQuestionOpen) { try table.confirmDeletion() }
    #expect(throws: TableViewError.noQuestionOpen) { try table.cancelDeletion() }
  }

  // TV-51
  @Test func oneRowAsksAtATime() throws {
    let table = try makeTable()
    try table.activateEditControl(ofRowAt: path(0, 1))
    try table.activateEditControl(ofRowAt: path(0, 2))
    #expect(
      table.takeLines().suffix(3) == [
        #"focus on "Chur" [0, 2]"#, #"keeping "Baden" [0, 1]"#, #"asking to Forget "Chur" [0, 2]"#,
      ])
    #expect(table.visibleCells.map(\.state.showsDeleteConfirmation) == [false, false, true, false])
  }

  // TV-51
  @Test func anInsertControlCommitsAtOnce() throws {
    let table = try makeTable()
    try table.activateEditControl(ofRowAt: path(0, 3))
    #expect(source.names == ["Aarau", "Baden", "Chur", "Davos", "Add a town"])
    #expect(
      table.takeLines() == [
        #"focus on "Add a town" [0, 3]"#, #"committing insert at "Add a town" [0, 3]"#,
        #"inserted "Davos" [0, 3]"#,
      ])
    #expect(table.focus == .row(path(0, 4)))
  }

  @Test func whatHasNoEditControlSaysSo() throws {
    let table = try makeTable()
    #expect(throws: TableViewError.noEditControl(path(0, 0))) {
      try table.activateEditControl(ofRowAt: path(0, 0))
    }
    try table.setEditing(false)
    #expect(throws: TableViewError.notEditing(method: "activateEditControl(ofRowAt:)")) {
      try table.activateEditControl(ofRowAt: path(0, 1))
    }
  }

  // TV-53
  @Test func editingModeCannotChangeInsideACommit() throws {
    let table = try makeTable()
    source.committing = { try $0.setEditing(false) }
    #expect {
      try table.activateEditControl(ofRowAt: path(0, 3))
    } throws: {
      "\($0)"
        == "editing mode cannot change inside tableView(_:commit:forRowAt:); call setEditing(_:) after it has "
        + "returned"
    }
    #expect(table.isEditing)
    source.committing = { try $0.swipeRow(at: path(0, 1)) }
    #expect(throws: TableViewError.setEditingDuringCommit) {
      try table.activateEditControl(ofRowAt: path(0, 3))
    }
    try table.setEditing(false)
  }

  // TV-52 TV-53
  @Test func editingModeMayChangeWhenASwipeEndsAfterItsCommit() throws {
    let table = try makeTable(isEditing: false)
    source.didEndEditing = { try $0.setEditing(true) }
    try table.swipeRow(at: path(0, 1))
    try table.performSwipeAction()
    #expect(table.isEditing && source.names.count == 3)
  }

  @Test func aCommitThatThrowsLeavesTheTableAndNoOpenBlock() throws {
    let table = try makeTable()
    source.committing = {
      try $0.beginUpdates()
      throw Full()
    }
    #expect {
      try table.activateEditControl(ofRowAt: path(0, 3))
    } throws: {
      "\($0)" == "the edit of row 3 of section 0 failed: the disk is full"
    }
    #expect(
      table.takeLines().suffix(2) == [
        #"committing insert at "Add a town" [0, 3]"#,
        "refused: the edit of row 3 of section 0 failed: the disk is full",
      ])
    source.committing = nil
    try table.activateEditControl(ofRowAt: path(0, 3))
    #expect(source.names.count == 5 && table.numberOfRows == 5)
  }

  @Test func aCommitThatDoesNotTellTheTableIsFoundOut() throws {
    let table = try makeTable()
    source.committing = { [source] _ in source.names.removeLast() }
    #expect(throws: TableViewError.countChanged(section: 0, known: 4, found: 3)) {
      try table.activateEditControl(ofRowAt: path(0, 3))
    }
  }

  @Test func reloadingTheirSectionWithdrawsTheQuestionAndPutsBackWhatWasTakenUp() throws {
    let towns = TownSource(["Aarau", "Baden"])
    let table = TableView()
    table.dataSource = towns
    try table.setEditing(true)
    try table.activateEditControl(ofRowAt: path(0, 0))
    try table.beginReordering(rowAt: path(0, 1))
    _ = table.takeLines()
    try table.reloadSections([0])
    #expect(
      table.takeLines() == [
        #"keeping "Aarau" [0, 0]"#, #"put "Baden" [0, 1] back"#, "reloaded section 0, 2 rows",
      ])
    #expect(throws: TableViewError.notCarrying) { try table.dropRow() }
  }

  @Test func leavingEditingModeWithdrawsTheQuestionAndPutsBackWhatWasTakenUp() throws {
    let towns = TownSource(["Aarau", "Baden"])
    let table = TableView()
    table.dataSource = towns
    try table.setEditing(true)
    try table.activateEditControl(ofRowAt: path(0, 0))
    try table.beginReordering(rowAt: path(0, 1))
    _ = table.takeLines()
    try table.setEditing(false)
    #expect(table.takeLines() == [#"keeping "Aarau" [0, 0]"#, #"put "Baden" [0, 1] back"#, "editing ended"])
  }
}
