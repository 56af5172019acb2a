import RowcallTableView
import Testing

@testable import RowcallDemos
@testable import RowcallExamples

@Suite struct CategoriesTests {
  private let app: Categories

  init() throws {
    app = try Categories(in: .english)
    try app.table.activateRow(at: [0, 0])
  }

  private var checked: [String] {
    app.table.visibleCells.filter { $0.content.accessory == .checkmark }.compactMap(\.content.title)
  }

  // TV-42
  @Test(arguments: [[1], [1, 1], [2, 3, 2], [3, 0]]) func exactlyOneRowHasTheCheckmark(taps: [Int]) throws {
    for row in taps { try app.table.activateRow(at: [0, row]) }
    let expected = try TaskCategory.allCases[#require(taps.last)]
    #expect(checked == [expected.name[.english]])
    #expect(app.task.task.category == expected)
  }

  // TV-42
  @Test func theCheckedRowChosenAgainChangesNothing() throws {
    try app.table.activateRow(at: [0, 2])
    _ = app.log.drain()
    try app.table.activateRow(at: [0, 2])
    #expect(
      app.table.takeLines() == [
        "categories: selected \"Garden\" with checkmark [0, 2]",
        "categories: deselected \"Garden\" with checkmark [0, 2]",
      ])
  }

  // TV-71
  @Test func theChoiceComesBackToTheTask() throws {
    try app.table.activateRow(at: [0, 3])
    try app.stack.pop()
    #expect(app.table.visibleTexts == ["Category, Work"])
    #expect(app.table.indexPathsForSelectedRows.isEmpty)
  }

  // TV-71
  @Test func theListOpensWithTheCategoryOfTheTask() throws {
    try app.table.activateRow(at: [0, 3])
    try app.stack.pop()
    try app.table.activateRow(at: [0, 0])
    #expect(checked == ["Work"])
  }
}
