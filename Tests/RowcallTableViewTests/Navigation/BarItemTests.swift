import RowcallTableView
import Testing

@Suite struct BarItemTests {
  private let list = LevelScreen("Lakes", ["Biel", "Murten"])

  @Test func anItemRunsItsActionAndIsLogged() throws {
    let navigation = try NavigationStack(root: list)
    list.items = [
      BarItem(.add) { [unowned list] in
        list.names.append("Zug")
        try list.tableView.insertRows(at: [path(0, 2)])
      }
    ]
    _ = navigation.takeLines()
    try navigation.press(.add)
    #expect(navigation.takeLines() == [#"pressed "Add" in the bar"#, #"inserted "Zug" [0, 2]"#])
  }

  @Test func editSwitchesEditingModeAndIsCalledDoneMeanwhile() throws {
    let screen = EditableScreen()
    let navigation = try NavigationStack(root: screen)
    #expect(navigation.barItems.map(\.kind) == [.edit])
    _ = navigation.takeLines()
    try navigation.press(.edit)
    #expect(screen.tableView.isEditing)
    #expect(navigation.barItems.map(\.kind) == [.done])
    try navigation.press(.done)
    #expect(!screen.tableView.isEditing)
    #expect(
      navigation.takeLines() == [
        #"pressed "Edit" in the bar"#, "editing began", #"pressed "Done" in the bar"#, "editing ended",
      ])
  }

  @Test func theBarIsThatOfTheScreenInFront() throws {
    let navigation = try NavigationStack(root: list)
    list.items = [BarItem(.custom("Map")) {}]
    #expect(navigation.barItems.map { "\($0.kind)" } == ["Map"])
    try navigation.push(LevelScreen("Harbours", []))
    #expect(navigation.barItems.isEmpty)
    try navigation.present(ModalForm(title: "New harbour", sections: []))
    #expect(navigation.barItems.map { "\($0.kind)" } == ["Cancel", "Save"])
  }

  @Test func anItemThatIsNotThereOrDisabledIsRefused() throws {
    let navigation = try NavigationStack(root: list)
    list.items = [BarItem(.add, isEnabled: false) { Issue.record("a disabled item ran") }]
    _ = navigation.takeLines()
    let missing = TableViewError.noSuchBarItem(.edit, present: [.add])
    #expect(throws: missing) { try navigation.press(.edit) }
    #expect(throws: TableViewError.barItemDisabled(.add)) { try navigation.press(.add) }
    #expect(
      navigation.takeLines() == ["refused: \(missing)", "refused: \(TableViewError.barItemDisabled(.add))"])
  }

  @Test func whatAnActionThrowsIsLoggedOnce() throws {
    let navigation = try NavigationStack(root: list)
    list.items = [
      BarItem(.add) { throw OwnError.outOfPaper },
      BarItem(.custom("Reload")) { [unowned list] in
        list.tableView.dataSource = nil
        try list.tableView.reloadData()
      },
    ]
    _ = navigation.takeLines()
    let failed = TableViewError.barItemFailed(.add, reason: "outOfPaper")
    #expect(throws: failed) { try navigation.press(.add) }
    #expect(throws: TableViewError.noDataSource) { try navigation.press(.custom("Reload")) }
    #expect(
      navigation.takeLines() == [
        #"pressed "Add" in the bar"#, "refused: \(failed)", #"pressed "Reload" in the bar"#,
        "refused: \(TableViewError.noDataSource)",
      ])
  }
}

/// A screen that is all defaults but for its Edit button.
private final class EditableScreen: TableScreen {
  let title = "Lakes"
  let tableView = TableView()
  weak var navigation: NavigationStack?
  private let rows = StaticTable([.init(rows: [.init(CellContent(title: "Biel"))])])

  init() { rows.serve(tableView) }

  var barItems: [BarItem] { [.edit(tableView)] }
}
