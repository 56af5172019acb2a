import RowcallTableView
import Testing

@Suite struct NavigationStackTests {
  /// Lakes, each of which leads to a list of its harbours.
  private func lakes() throws -> (NavigationStack, LevelScreen) {
    let root = LevelScreen("Lakes", ["Biel", "Murten", "Zug"])
    root.next = { LevelScreen("Harbours of \($0)", ["North", "South"]) }
    let navigation = try NavigationStack(root: root)
    return (navigation, root)
  }

  // TV-70
  @Test func theFirstScreenIsOpenedWithoutAWayBack() throws {
    let (navigation, root) = try lakes()
    #expect(navigation.top === root)
    #expect(navigation.backTitle == nil)
    #expect(root.navigation === navigation)
    #expect(
      navigation.takeLines() == [
        #"opened "Lakes""#, "loaded 3 rows in 1 section", #"focus on "Biel" [0, 0]"#,
      ])
  }

  // TV-70
  @Test func selectingARowOpensTheNextLevelWhoseBackIsTheTitleBelow() throws {
    let (navigation, root) = try lakes()
    _ = navigation.takeLines()
    try root.tableView.activateRow(at: path(0, 1))
    #expect(navigation.screens.map(\.title) == ["Lakes", "Harbours of Murten"])
    #expect(navigation.backTitle == "Lakes")
    #expect(navigation.tableInFront === navigation.top.tableView)
    #expect(
      navigation.takeLines() == [
        #"focus on "Murten" [0, 1]"#, #"selected "Murten" [0, 1]"#,
        #"opened "Harbours of Murten", back leads to "Lakes""#,
        "loaded 2 rows in 1 section", #"focus on "North" [0, 0]"#,
      ])
  }

  // TV-70
  @Test func goingBackLeadsToTheRowThatItCameFromAndDeselectsIt() throws {
    let (navigation, root) = try lakes()
    try root.tableView.activateRow(at: path(0, 1))
    _ = navigation.takeLines()
    try navigation.pop()
    #expect(root.tableView.focus == .row(path(0, 1)))
    #expect(root.tableView.indexPathsForSelectedRows.isEmpty)
    #expect(
      navigation.takeLines() == [
        #"left "Harbours of Murten" for "Lakes""#, #"focus on "Murten" [0, 1]"#,
        #"deselected "Murten" [0, 1]"#,
      ])
  }

  // TV-70
  @Test func theRowIsFoundAgainWhenTheListBelowHasChanged() throws {
    let (navigation, root) = try lakes()
    try root.tableView.activateRow(at: path(0, 1))
    root.names.insert("Ägeri", at: 0)
    try root.tableView.insertRows(at: [path(0, 0)])
    _ = navigation.takeLines()
    try navigation.pop()
    #expect(
      navigation.takeLines() == [
        #"left "Harbours of Murten" for "Lakes""#, #"focus on "Murten" [0, 2]"#,
        #"deselected "Murten" [0, 2]"#,
      ])
  }

  // TV-70
  @Test func ifTheRowIsGoneTheCursorIsOnTheNextOne() throws {
    let (navigation, root) = try lakes()
    try root.tableView.activateRow(at: path(0, 1))
    root.names.remove(at: 1)
    try root.tableView.deleteRows(at: [path(0, 1)])
    _ = navigation.takeLines()
    try navigation.pop()
    #expect(
      navigation.takeLines() == [#"left "Harbours of Murten" for "Lakes""#, #"focus on "Zug" [0, 1]"#])
  }

  // TV-70
  @Test func whereSeveralRowsCanBeSelectedTheSelectionStays() throws {
    let (navigation, root) = try lakes()
    root.tableView.allowsMultipleSelection = true
    try root.tableView.activateRow(at: path(0, 2))
    try navigation.pop()
    #expect(root.tableView.indexPathsForSelectedRows == [path(0, 2)])
  }

  @Test func goingBackToTheFirstScreenLeavesAllOthersAtOnce() throws {
    let (navigation, root) = try lakes()
    let harbours = LevelScreen("Harbours", ["North"])
    let berths = LevelScreen("Berths", ["1", "2"])
    try navigation.push(harbours)
    try navigation.push(berths)
    #expect(navigation.backTitle == "Harbours")
    _ = navigation.takeLines()
    try navigation.popToRoot()
    #expect(navigation.top === root)
    #expect(harbours.navigation == nil && berths.navigation == nil)
    #expect(navigation.takeLines() == [#"left "Berths" for "Lakes""#, #"focus on "Biel" [0, 0]"#])
  }

  @Test func aScreenIsNotifiedWhenItAppearsAndWhoseReturnBroughtItBack() throws {
    let (navigation, root) = try lakes()
    let harbours = LevelScreen("Harbours", [])
    try navigation.push(harbours)
    #expect(root.takeCalls() == ["will appear"])
    try navigation.pop()
    #expect(root.takeCalls() == ["will appear", "returned from Harbours"])
    #expect(harbours.takeCalls() == ["will appear"])
  }

  @Test func aScreenThatWasLeftIsReleased() throws {
    let (navigation, root) = try lakes()
    try root.tableView.activateRow(at: path(0, 0))
    weak let left = navigation.top
    #expect(left != nil)
    try navigation.pop()
    #expect(left == nil)
  }

  @Test func theStackIsReleasedWithItsScreens() throws {
    var navigation: NavigationStack? = try lakes().0
    try navigation?.push(LevelScreen("Harbours", ["North"]))
    weak let stack = navigation
    weak let root = navigation?.root
    weak let top = navigation?.top
    #expect(stack != nil && root != nil && top != nil)
    navigation = nil
    #expect(stack == nil && root == nil && top == nil)
  }
}
