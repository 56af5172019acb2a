import RowcallTableView
import Testing

@testable import RowcallDemos
@testable import RowcallExamples

@Suite struct PackingListTests {
  private let list: PackingList

  init() throws {
    list = PackingList(["Passport", "Umbrella"])
    try list.table.reloadData()
  }

  // TV-50
  @Test func theLastRowIsThereInEditingModeOnly() throws {
    try list.setEditing(true)
    #expect(list.table.visibleTexts == ["Passport", "Umbrella", "New item"])
    #expect(list.table.visibleCells.map(\.state.editingStyle) == [.delete, .delete, .insert])
    try list.setEditing(false)
    #expect(list.table.visibleTexts == ["Passport", "Umbrella"])
  }

  @Test func editingTwiceAddsOneRow() throws {
    try list.setEditing(true)
    try list.setEditing(true)
    #expect(list.table.numberOfRows == 3)
  }

  // TV-51
  @Test func theInsertControlAddsWhatWasEntered() throws {
    try list.setEditing(true)
    try list.table.perform(.enter("Map"), on: .named("name"), inRowAt: [0, 2])
    try list.table.activateEditControl(ofRowAt: [0, 2])
    #expect(list.items == ["Passport", "Umbrella", "Map"])
    #expect(list.table.visibleTexts == ["Passport", "Umbrella", "Map", "New item"])
  }

  // TV-51
  @Test func anItemWithoutANameIsNotAdded() throws {
    try list.setEditing(true)
    #expect(
      throws: TableViewError.commitFailed([0, 2], reason: "an item needs a name; enter one first")
    ) { try list.table.activateEditControl(ofRowAt: [0, 2]) }
    #expect(list.items == ["Passport", "Umbrella"])
  }

  // TV-51
  @Test func theDeleteControlAsksBeforeTheItemGoes() throws {
    try list.setEditing(true)
    try list.table.activateEditControl(ofRowAt: [0, 0])
    #expect(list.items == ["Passport", "Umbrella"])
    try list.table.confirmDeletion()
    #expect(list.items == ["Umbrella"])
    #expect(list.table.visibleTexts == ["Umbrella", "New item"])
  }

  @Test func aNameThatWasNotAddedIsForgotten() throws {
    try list.setEditing(true)
    try list.table.perform(.enter("Map"), on: .named("name"), inRowAt: [0, 2])
    try list.setEditing(false)
    #expect(list.draft.isEmpty)
    try list.setEditing(true)
    #expect(list.table.visibleTexts.last == "New item")
  }

  // TV-44
  @Test func aNameThatIsTakenOutAgainAddsNothing() throws {
    let list = PackingList([])
    try list.setEditing(true)
    for name in ["Socks", ""] { try list.table.perform(.enter(name), on: .named("name"), inRowAt: [0, 0]) }
    #expect(throws: TableViewError.self) { try list.table.activateEditControl(ofRowAt: [0, 0]) }
    #expect(list.items == [])
  }
}
