import RowcallTableView
import Testing

@Suite struct UnwindTests {
  // TV-71
  @Test func aResultIsHandedToTheNearestScreenOfThatTypeBeforeTheCursorIsBack() throws {
    let lakes = LakeScreen()
    let navigation = try NavigationStack(root: lakes)
    try navigation.push(LevelScreen("Cantons", ["Bern", "Zug"]))
    try navigation.push(LevelScreen("Lakes of Zug", ["Zug", "Ägeri"]))
    _ = navigation.takeLines()
    try navigation.unwind(to: LakeScreen.self) { try $0.add("Ägeri") }
    #expect(navigation.top === lakes)
    #expect(lakes.fields.row(at: path(0, 0))?.content.detail == "Ägeri")
    #expect(
      navigation.takeLines() == [
        #"left "Lakes of Zug" for "Favourites""#, #"reloaded "Lake, Ägeri" [0, 0]"#,
        #"focus on "Lake, Ägeri" [0, 0]"#,
      ])
  }

  // TV-71
  @Test func theNearestOfSeveralIsChosenAndTheTopIsNotOne() throws {
    let navigation = try NavigationStack(root: LevelScreen("One", []))
    for title in ["Two", "Three"] { try navigation.push(LevelScreen(title, [])) }
    var handed: [String] = []
    try navigation.unwind(to: LevelScreen.self) { handed.append($0.title) }
    #expect(handed == ["Two"])
    #expect(navigation.screens.map(\.title) == ["One", "Two"])
  }

  // TV-71
  @Test func aResultGoesBackThroughTheApplicationsOwnDelegate() throws {
    let list = LevelScreen("Names", ["Ada"])
    let navigation = try NavigationStack(root: list)
    let editor = NameEditor(name: "Ada", delegate: list)
    try navigation.push(editor)
    try editor.tableView.perform(.enter("Ada Lovelace"), on: .named("name"), inRowAt: path(0, 0))
    try navigation.pop()
    #expect(list.tableView.cellForRow(at: path(0, 0))?.content.title == "Ada Lovelace")
  }

  // TV-71
  @Test func thereMustBeAScreenToUnwindTo() throws {
    let navigation = try NavigationStack(root: LevelScreen("Lakes", []))
    try navigation.push(LakeScreen())
    _ = navigation.takeLines()
    let error = TableViewError.noScreenToUnwindTo(type: "LakeScreen", open: ["Lakes"])
    #expect(throws: error) { try navigation.unwind(to: LakeScreen.self) }
    #expect(navigation.takeLines() == ["refused: \(error)"])
    #expect(navigation.screens.count == 2)
  }

  // TV-71
  @Test func whatTheReceiverThrowsReachesTheCaller() throws {
    let navigation = try NavigationStack(root: LevelScreen("Lakes", []))
    try navigation.push(LakeScreen())
    #expect(throws: TableViewError.screenFailed(title: "Lakes", reason: "outOfPaper")) {
      try navigation.unwind(to: LevelScreen.self) { _ in throw OwnError.outOfPaper }
    }
  }
}

/// A screen with one row, which shows the result that is handed to it.
private final class LakeScreen: TableScreen {
  let title = "Favourites"
  let tableView = TableView()
  let fields = StaticTable([.init(rows: [.init(CellContent(style: .value1, title: "Lake"), name: "lake")])])
  weak var navigation: NavigationStack?

  init() { fields.serve(tableView) }

  func add(_ lake: String) throws { try fields.update(row: "lake") { $0.detail = lake } }
}

/// Who hears of a new name.
private protocol NameEditorDelegate: AnyObject {
  func nameEditor(_ editor: NameEditor, didEnter name: String) throws
}

extension LevelScreen: NameEditorDelegate {
  fileprivate func nameEditor(_ editor: NameEditor, didEnter name: String) throws {
    names = [name]
    try tableView.reloadData()
  }
}

/// A screen that gets a name by its initialiser and tells its delegate a new one.
private final class NameEditor: TableScreen {
  let title = "Name"
  let tableView = TableView()
  weak var navigation: NavigationStack?
  private let fields: StaticTable

  init(name: String, delegate: any NameEditorDelegate) {
    let field = ContentElement(.textField(text: name, placeholder: nil), name: "name")
    fields = StaticTable([.init(rows: [.init(CellContent(style: .custom, elements: [field]))])])
    fields.serve(tableView)
    fields.whenOperated("name") { [weak self, weak delegate] in
      guard let self, let text = $0.text else { return }
      try delegate?.nameEditor(self, didEnter: text)
    }
  }
}
