import RowcallRecords
import RowcallTableView
import Testing

@testable import RowcallDemos
@testable import RowcallExamples

// TV-75
@Suite struct FamiliesTests {
  private let app: Families

  init() throws {
    app = try Families([("Novak", ["Tom", "Eva"]), ("Ärmel", ["Ida"]), ("Berg", [])])
  }

  private var screen: NamesScreen {
    get throws { try #require(app.stack.top as? NamesScreen) }
  }

  private func names(_ entity: String) throws -> [String] {
    try app.context.fetch(entity, sortedBy: [RecordSort("name")]).map { $0["name"]?.text ?? "" }
  }

  private func enter(_ name: String) throws {
    let path = try #require(screen.editedPath)
    try app.table.perform(.enter(name), on: .named("name"), inRowAt: path)
  }

  @Test func familiesAndMembersAreSortedByName() throws {
    #expect(app.table.visibleTexts == ["Ärmel, 1 member", "Berg, 0 members", "Novak, 2 members"])
    try app.table.activateRow(at: [0, 2])
    #expect(app.table.visibleTexts == ["Eva", "Tom"])
    #expect(app.stack.backTitle == "Families")
  }

  @Test func whileEditingAddIsShownAndTheWayBackIsHidden() throws {
    try app.table.activateRow(at: [0, 2])
    #expect(app.stack.barItems.map(\.kind) == [.edit])
    try app.stack.press(.edit)
    #expect(app.stack.barItems.map(\.kind) == [.done, .add])
    #expect(app.stack.backTitle == nil)
    #expect(throws: TableViewError.backHidden(title: "Novak")) { try app.stack.pop() }
    try app.stack.press(.done)
    try app.stack.pop()
    #expect(app.stack.top.title == "Families")
  }

  @Test func aTapInEditingModeEditsTheNameInPlace() throws {
    try app.stack.press(.edit)
    try app.table.activateRow(at: [0, 2])
    #expect(app.stack.screens.count == 1)
    try enter("Adam")
    #expect(app.table.visibleTexts == ["Adam, 2 members", "Ärmel, 1 member", "Berg, 0 members"])
    #expect(!app.context.hasChanges)
  }

  @Test func anEmptyNameLeavesTheOldOne() throws {
    try app.stack.press(.edit)
    try app.table.activateRow(at: [0, 2])
    try enter("")
    #expect(app.table.visibleTexts.last == "Novak, 2 members")
  }

  @Test(arguments: [true, false]) func aNewRecordWithoutANameLeavesNoTrace(isEntered: Bool) throws {
    try app.stack.press(.edit)
    try app.stack.press(.add)
    #expect(app.table.visibleCells.count == 4)
    #expect(app.table.focus == .row([0, 0]))
    if isEntered { try enter("") } else { try app.stack.press(.done) }
    #expect(try names("Family") == ["Ärmel", "Berg", "Novak"])
    #expect(!app.context.hasChanges)
  }

  @Test func aNewMemberBelongsToTheFamily() throws {
    try app.table.activateRow(at: [0, 2])
    try app.stack.press(.edit)
    try app.stack.press(.add)
    try enter("Jo")
    #expect(app.table.visibleTexts == ["Eva", "Jo", "Tom"])
    try app.stack.press(.done)
    try app.stack.pop()
    #expect(app.table.visibleTexts.last == "Novak, 3 members")
  }

  @Test func aFamilyIsDeletedWithItsMembers() throws {
    try app.table.swipeRow(at: [0, 2])
    try app.table.performSwipeAction()
    #expect(try names("Family") == ["Ärmel", "Berg"])
    #expect(try names("Member") == ["Ida"])
  }

  @Test func everythingIsThereWhenTheAppIsOpenedAgain() throws {
    try app.stack.press(.edit)
    try app.table.activateRow(at: [0, 2])
    try enter("Adam")
    try app.stack.press(.add)
    try app.restart()
    #expect(app.table.visibleTexts == ["Adam, 2 members", "Ärmel, 1 member", "Berg, 0 members"])
  }
}
