import Foundation
import RowcallTableView
import Testing

@testable import RowcallDemos
@testable import RowcallExamples

@Suite struct ToDoTests {
  private let monday = Date(timeIntervalSince1970: 1_777_896_000)
  private var tuesday: Date { monday.addingTimeInterval(86_400) }
  private let app: ToDoApplication

  init() throws {
    app = try ToDoApplication(
      [ToDoItem("Milk", createdOn: monday), ToDoItem("Books", createdOn: monday)], on: monday)
  }

  private var names: [String] { app.list.items.map(\.name) }

  // TV-74
  @Test func theCompletionDateKeepsInStepWithCompleted() {
    var item = ToDoItem("Milk", createdOn: monday)
    #expect(!item.isCompleted && item.completionDate == nil)
    item.toggle(on: tuesday)
    #expect(item.isCompleted && item.completionDate == tuesday)
    item.toggle(on: tuesday)
    #expect(!item.isCompleted && item.completionDate == nil)
    #expect(item.creationDate == monday)
  }

  // TV-40, TV-74
  @Test func aTapTogglesTheCheckmarkAndReloadsThatRowOnly() throws {
    let other = app.table.cellForRow(at: [0, 0])
    app.clock.today = tuesday
    _ = app.log.drain()
    try app.table.activateRow(at: [0, 1])
    #expect(app.list.items[1].completionDate == tuesday)
    #expect(app.table.cellForRow(at: [0, 1])?.content.accessory == .checkmark)
    #expect(app.table.cellForRow(at: [0, 0]) === other)
    #expect(app.table.indexPathsForSelectedRows.isEmpty)
    #expect(
      app.table.takeLines() == [
        "focus on \"Books, since 2026-05-04\" [0, 1]", "selected \"Books, since 2026-05-04\" [0, 1]",
        "deselected \"Books, since 2026-05-04\" [0, 1]",
        "reloaded \"Books, done on 2026-05-05\" with checkmark [0, 1]",
      ])
  }

  // TV-74
  @Test func aSecondTapTakesTheCheckmarkAway() throws {
    try app.table.activateRow(at: [0, 1])
    try app.table.activateRow(at: [0, 1])
    #expect(app.table.cellForRow(at: [0, 1])?.content.accessory == CellAccessory.none)
    #expect(app.table.visibleTexts[1] == "Books, since 2026-05-04")
  }

  // TV-73
  @Test func saveAddsTheItem() throws {
    app.clock.today = tuesday
    try enter("Plants", then: .save)
    #expect(names == ["Milk", "Books", "Plants"])
    #expect(app.list.items.last?.creationDate == tuesday)
    #expect(app.table.visibleTexts.last == "Plants, since 2026-05-05")
  }

  // TV-73
  @Test(arguments: [("Plants", BarItem.Kind.cancel), ("", .save), ("", .cancel)])
  func cancelAndAnEmptyTextLeaveNoTrace(text: String, button: BarItem.Kind) throws {
    let before = app.list.items
    try enter(text, then: button)
    #expect(app.list.items == before)
    #expect(app.table.visibleTexts == ["Milk, since 2026-05-04", "Books, since 2026-05-04"])
    #expect(app.stack.form == nil)
  }

  // TV-52
  @Test func aSwipeDeletes() throws {
    try app.table.swipeRow(at: [0, 0])
    try app.table.performSwipeAction()
    #expect(names == ["Books"])
  }

  // TV-51
  @Test func theEditControlDeletesOnceConfirmed() throws {
    try app.stack.press(.edit)
    try app.table.activateEditControl(ofRowAt: [0, 1])
    #expect(names == ["Milk", "Books"])
    try app.table.confirmDeletion()
    #expect(names == ["Milk"])
  }

  // TV-41
  @Test func inEditingModeATapTogglesNothing() throws {
    try app.stack.press(.edit)
    #expect(try !app.table.activateRow(at: [0, 0]))
    #expect(app.list.items.allSatisfy { !$0.isCompleted })
  }

  // TV-74
  @Test func theListIsThereWhenTheAppIsOpenedAgain() throws {
    app.clock.today = tuesday
    try app.table.activateRow(at: [0, 1])
    try enter("Plants", then: .save)
    let before = app.list.items
    try app.restart()
    #expect(app.list.items == before)
    #expect(app.table.cellForRow(at: [0, 1])?.content.accessory == .checkmark)
  }

  private func enter(_ text: String, then button: BarItem.Kind) throws {
    try app.stack.press(.add)
    try app.table.perform(.enter(text), on: .named("name"), inRowAt: [0, 0])
    try app.stack.press(button)
  }
}
