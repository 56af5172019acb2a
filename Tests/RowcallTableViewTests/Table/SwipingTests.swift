import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct SwipingTests {
  private final class Actions: TableViewDelegate {
    var told: [String] = []
    var actions: [SwipeAction]?
    var whenEnded: (TableView) -> Void = { _ in }

    func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
      told.append("will begin \(indexPath.row)")
    }
    func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
      told.append("did end \(indexPath.map { "\($0.row)" } ?? "nil")")
      whenEnded(tableView)
    }
    func tableView(_ tableView: TableView, trailingSwipeActionsForRowAt indexPath: IndexPath)
      -> [SwipeAction]?
    { actions }
  }

  private struct Busy: Error, CustomStringConvertible { let description = "busy" }

  private let source = TownSource(["Aarau", "Baden", "Chur"])
  private let actions = Actions()

  private func makeTable() throws -> TableView {
    let table = TableView()
    table.dataSource = source
    table.delegate = actions
    try table.moveFocus(to: .row(path(0, 1)))
    _ = table.takeLines()
    return table
  }

  // TV-52
  @Test func aSwipeOffersDeletionAndPerformsIt() throws {
    let table = try makeTable()
    try table.swipeRow(at: path(0, 1))
    #expect(table.swipeActionTitles == [nil])
    #expect(table.visibleCells.map(\.state.isEditing) == [false, true, false])
    #expect(table.visibleCells.allSatisfy { $0.state.editingStyle == .none })
    try table.performSwipeAction()
    #expect(source.sections == [["Aarau", "Chur"]])
    #expect(actions.told == ["will begin 1", "did end nil"])
    #expect(
      table.takeLines() == [
        #"swiped "Baden" [0, 1], actions: delete"#, #"committing delete at "Baden" [0, 1]"#,
        #"deleted "Baden" [0, 1]"#, #"focus on "Chur" [0, 1]"#, "swipe ended",
      ])
  }

  // TV-52
  @Test func aSwipeNeedsACommitOrTheAuthorsActions() throws {
    final class Fixed: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell()
      }
    }
    let fixed = Fixed()
    let table = TableView()
    table.dataSource = fixed
    table.delegate = actions
    #expect {
      try table.swipeRow(at: path(0, 0))
    } throws: {
      "\($0)"
        == "there is no action behind row 0 of section 0: the delegate gives none, and the row cannot be deleted; "
        + "a table in editing mode has edit controls instead"
    }
    actions.actions = [SwipeAction("Flag") { _ in true }]
    try table.swipeRow(at: path(0, 0))
    #expect(table.swipeActionTitles == ["Flag"])
    actions.actions = []
    #expect(throws: TableViewError.nothingToSwipe(path(0, 1))) { try table.swipeRow(at: path(0, 1)) }
    #expect(table.swipeActionTitles == ["Flag"])
  }

  // TV-52
  @Test func aSwipeInEditingModeIsRefusedAndEditingModeEndsASwipe() throws {
    let table = try makeTable()
    try table.swipeRow(at: path(0, 0))
    try table.setEditing(true)
    #expect(actions.told == ["will begin 0", "did end 0"])
    #expect(table.swipeActionTitles == [])
    #expect(throws: TableViewError.nothingToSwipe(path(0, 0))) { try table.swipeRow(at: path(0, 0)) }
  }

  // TV-52
  @Test func anotherSwipeOrACancelEndsTheFirst() throws {
    let table = try makeTable()
    try table.swipeRow(at: path(0, 0))
    try table.swipeRow(at: path(0, 2))
    try table.cancelSwipe()
    try table.cancelSwipe()
    #expect(actions.told == ["will begin 0", "did end 0", "will begin 2", "did end 2"])
    #expect(throws: TableViewError.noRowSwiped) { try table.performSwipeAction() }
  }

  @Test func aSwipeGivesWayToWhatTheEndOfTheFirstLeadsTo() throws {
    let table = try makeTable()
    try table.swipeRow(at: path(0, 0))
    actions.whenEnded = { try? $0.setEditing(true) }
    #expect(throws: TableViewError.nothingToSwipe(path(0, 2))) { try table.swipeRow(at: path(0, 2)) }
    #expect(table.isEditing && table.swipeActionTitles == [])
    actions.whenEnded = { _ in }
    try table.setEditing(false)
    try table.swipeRow(at: path(0, 0))
    actions.whenEnded = { [actions] in
      actions.whenEnded = { _ in }
      try? $0.swipeRow(at: path(0, 1))
    }
    #expect(throws: TableViewError.nothingToSwipe(path(0, 2))) { try table.swipeRow(at: path(0, 2)) }
    #expect(actions.told.suffix(2) == ["did end 0", "will begin 1"])
  }

  @Test func aSwipedRowIsFollowedAndLosesItsActionsWithItself() throws {
    let table = try makeTable()
    try table.swipeRow(at: path(0, 1))
    source.sections[0].insert("Aadorf", at: 0)
    try table.insertRows(at: [path(0, 0)])
    #expect(table.cellForRow(at: path(0, 2))?.state.isEditing == true)
    _ = table.takeLines()
    source.sections[0].remove(at: 2)
    try table.deleteRows(at: [path(0, 2)])
    #expect(table.takeLines() == [#"deleted "Baden" [0, 2]"#, #"focus on "Chur" [0, 2]"#, "swipe ended"])
    #expect(actions.told.last == "did end nil" && table.swipeActionTitles == [])
  }

  @Test func theAuthorsActionSaysWhetherItWasDoneOrFails() throws {
    actions.actions = [
      SwipeAction("Flag") { _ in false }, SwipeAction("Pin") { _ in throw Busy() }, .delete(title: "Forget"),
    ]
    let table = try makeTable()
    try table.swipeRow(at: path(0, 1))
    #expect(throws: TableViewError.noSuchSwipeAction(3, count: 3)) { try table.performSwipeAction(at: 3) }
    try table.performSwipeAction(at: 0)
    try table.swipeRow(at: path(0, 1))
    #expect {
      try table.performSwipeAction(at: 1)
    } throws: {
      "\($0)" == #"the swipe action "Pin" of row 1 of section 0 failed: busy"#
    }
    #expect(
      table.takeLines() == [
        #"swiped "Baden" [0, 1], actions: Flag, Pin, Forget"#,
        "refused: there is no swipe action 3: the row has 3, 0 to 2", #"Flag not done on "Baden" [0, 1]"#,
        #"swipe ended on "Baden" [0, 1]"#, #"swiped "Baden" [0, 1], actions: Flag, Pin, Forget"#,
        #"swipe ended on "Baden" [0, 1]"#,
        #"refused: the swipe action "Pin" of row 1 of section 0 failed: busy"#,
      ])
  }

  @Test func anActionMayFinishLater() throws {
    let table = try makeTable()
    var run: SwipeRun.ID?
    actions.actions = [
      SwipeAction("Ask") { _ in
        run = table.runningSwipeAction
        return nil
      }
    ]
    try table.swipeRow(at: path(0, 1))
    try table.performSwipeAction()
    #expect(table.takeLines() == [#"swiped "Baden" [0, 1], actions: Ask"#])
    #expect(throws: TableViewError.noRowSwiped) { try table.performSwipeAction() }
    _ = table.takeLines()
    let id = try #require(run)
    for isDone in [true, false] { try table.finishSwipeAction(id, isDone: isDone) }
    #expect(table.takeLines() == [#"Ask done on "Baden" [0, 1]"#, #"swipe ended on "Baden" [0, 1]"#])
    #expect(table.swipeActionTitles.isEmpty && table.runningSwipeAction == nil)
  }

  @Test func anActionThatFinishesAfterItsSwipeLeavesTheNextSwipeOpen() throws {
    let table = try makeTable()
    var runs: [SwipeRun.ID] = []
    actions.actions = [
      SwipeAction("Ask") { _ in
        runs += [table.runningSwipeAction].compactMap { $0 }
        return nil
      }
    ]
    for row in [0, 2] {
      try table.swipeRow(at: path(0, row))
      try table.performSwipeAction()
    }
    _ = table.takeLines()
    try table.finishSwipeAction(runs[0], isDone: false)
    #expect(table.takeLines() == [#"Ask not done on "Aarau" [0, 0]"#])
    #expect(table.runningSwipeAction == runs[1])
  }
}
