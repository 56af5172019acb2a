import Foundation
import RowcallTableView
import Testing

@testable import RowcallDemos
@testable import RowcallExamples

@Suite struct DayPlanTests {
  private let plan: DayPlan

  init() throws {
    plan = DayPlan([
      DayPlan.Group("Morning", ["Letters", "Plants"]), DayPlan.Group("Noon", ["Walk"]),
      DayPlan.Group("Evening", []),
    ])
    try plan.table.setEditing(true)
  }

  /// What the table shows, a list for each group; it is what the model says, too.
  private var shown: [String] {
    let rows = plan.table.indexPathsForVisibleRows.map { ($0.section, plan.table.cellForRow(at: $0)) }
    return plan.groups.indices.map { section in
      rows.filter { $0.0 == section }.compactMap { $0.1?.content.title }.joined(separator: ", ")
    }
  }

  // TV-59
  @Test(arguments: [
    (
      IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0),
      ["Plants, Letters", "Walk", "Nothing planned"]
    ),
    (
      IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 1),
      ["Plants", "Walk, Letters", "Nothing planned"]
    ),
    (
      IndexPath(row: 0, section: 1), IndexPath(row: 0, section: 0),
      ["Walk, Letters, Plants", "Nothing planned", "Nothing planned"]
    ),
    (IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 2), ["Letters", "Walk", "Plants"]),
    (IndexPath(row: 1, section: 0), IndexPath(row: 1, section: 2), ["Letters", "Walk", "Plants"]),
    (
      IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 2),
      ["Letters, Plants", "Nothing planned", "Walk"]
    ),
  ])
  func aPlaceholderStandsInEachEmptyGroup(from: IndexPath, to: IndexPath, groups: [String]) throws {
    try plan.table.reorderRow(at: from, to: to)
    #expect(shown == groups)
    #expect(plan.groups.map(\.rows.count) == (0..<3).map(plan.table.numberOfRows(inSection:)))
  }

  // TV-59
  @Test func aPlaceholderCannotBeMoved() throws {
    #expect(throws: TableViewError.notReorderable([2, 0])) {
      try plan.table.reorderRow(at: [2, 0], to: [0, 0])
    }
    #expect(shown == ["Letters, Plants", "Walk", "Nothing planned"])
    #expect(plan.table.visibleCells.map(\.state.showsReorderControl) == [true, true, true, false])
  }

  // TV-59
  @Test func aTaskIsRedirectedToAboveThePlaceholder() throws {
    try plan.table.beginReordering(rowAt: [0, 0])
    #expect(try plan.table.proposeDrop(at: [2, 1]) == [2, 0])
    #expect(try plan.table.proposeDrop(at: [1, 1]) == [1, 1])
  }

  // TV-59
  @Test func aTaskPutBackChangesNothing() throws {
    try plan.table.beginReordering(rowAt: [0, 0])
    try plan.table.proposeDrop(at: [2, 0])
    try plan.table.cancelReordering()
    #expect(shown == ["Letters, Plants", "Walk", "Nothing planned"])
  }
}
