import RowcallTableView
import Testing

@Suite struct NavigationReentryTests {
  @Test func aScreenMayOpenTheNextOneAsItAppears() throws {
    let navigation = try NavigationStack(root: LevelScreen("Lakes", ["Biel"]))
    _ = navigation.takeLines()
    try navigation.push(RestlessScreen { try $0.push(LevelScreen("Harbours", ["North"])) })
    #expect(navigation.screens.map(\.title) == ["Lakes", "Restless", "Harbours"])
    #expect(
      navigation.takeLines() == [
        #"opened "Restless", back leads to "Lakes""#, #"opened "Harbours", back leads to "Restless""#,
        "loaded 1 row in 1 section", #"focus on "North" [0, 0]"#,
      ])
  }

  @Test func aScreenMayLeaveAtOnce() throws {
    let navigation = try NavigationStack(root: LevelScreen("Lakes", ["Biel"]))
    _ = navigation.takeLines()
    try navigation.push(RestlessScreen { try $0.pop() })
    #expect(
      navigation.takeLines() == [
        #"opened "Restless", back leads to "Lakes""#, #"left "Restless" for "Lakes""#,
        #"focus on "Biel" [0, 0]"#,
      ])
  }

  @Test func aScreenThatLeftBeforeItFailedIsLeftOnce() throws {
    let navigation = try NavigationStack(root: LevelScreen("Lakes", ["Biel"]))
    _ = navigation.takeLines()
    let error = TableViewError.screenFailed(title: "Restless", reason: "outOfPaper")
    #expect(throws: error) {
      try navigation.push(
        RestlessScreen {
          try $0.pop()
          throw OwnError.outOfPaper
        })
    }
    #expect(
      navigation.takeLines() == [
        #"opened "Restless", back leads to "Lakes""#, #"left "Restless" for "Lakes""#,
        #"focus on "Biel" [0, 0]"#, "refused: \(error)",
      ])
  }

  @Test func aScreenMayNavigateOnWhenItIsReturnedTo() throws {
    let restless = RestlessScreen { if $0.screens.count == 1 { try $0.push(LevelScreen("Lakes", ["Biel"])) } }
    let navigation = try NavigationStack(root: restless)
    _ = navigation.takeLines()
    try navigation.pop()
    #expect(navigation.screens.map(\.title) == ["Restless", "Lakes"])
    #expect(
      navigation.takeLines() == [
        #"left "Lakes" for "Restless""#, #"opened "Lakes", back leads to "Restless""#,
        "loaded 1 row in 1 section", #"focus on "Biel" [0, 0]"#,
      ])
  }

  @Test func aFormThatIsCancelledWhileItIsCheckedIsClosedOnce() throws {
    let navigation = try NavigationStack(root: LevelScreen("Lakes", ["Biel"]))
    var outcomes: [ModalForm.Outcome] = []
    try navigation.present(
      ModalForm(
        title: "New lake", sections: [],
        check: { [unowned navigation] _ in
          try? navigation.cancelForm()
          return .accept
        },
        whenClosed: { outcomes.append($1) }))
    try navigation.saveForm()
    #expect(outcomes == [.cancelled])
  }

  @Test func aFormMayLeadToTheNextForm() throws {
    let navigation = try NavigationStack(root: LevelScreen("Lakes", ["Biel"]))
    let second = ModalForm(title: "Second", sections: [])
    try navigation.present(
      ModalForm(
        title: "First", sections: [],
        whenClosed: { [unowned navigation] _, _ in
          try navigation.present(second)
        }))
    _ = navigation.takeLines()
    try navigation.saveForm()
    #expect(navigation.form === second)
    #expect(
      navigation.takeLines() == [
        #"form "First" saved"#, #"form "Second" opened"#, "loaded 0 rows in 0 sections",
      ])
  }

  @Test func allTablesWriteIntoOneLog() throws {
    let harbours = LevelScreen("Harbours", [])
    let form = ModalForm(title: "New harbour", sections: [])
    let navigation = try NavigationStack(root: LevelScreen("Lakes", []))
    try navigation.push(harbours)
    try navigation.present(form)
    #expect(navigation.root.tableView.log === navigation.log)
    #expect(harbours.tableView.log === navigation.log)
    #expect(form.tableView.log === navigation.log)
  }
}

/// A screen that navigates on by itself whenever it is about to appear.
private final class RestlessScreen: TableScreen {
  let title = "Restless"
  let tableView = TableView()
  weak var navigation: NavigationStack?
  private let rows = StaticTable([])
  private let wander: (NavigationStack) throws -> Void

  init(_ wander: @escaping (NavigationStack) throws -> Void) {
    self.wander = wander
    rows.serve(tableView)
  }

  func willAppear() throws {
    if let navigation { try wander(navigation) }
  }
}
