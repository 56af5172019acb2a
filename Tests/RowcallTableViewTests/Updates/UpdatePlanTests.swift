import Testing

@testable import RowcallTableView

@Suite struct UpdatePlanTests {
  // TV-58
  @Test(arguments: [
    (
      [UpdateBlock.Operation.deleteRow([0, 0])], [3, 3],
      TableViewError.rowCountMismatch(section: 0, before: 0, CountMismatch(before: 3, deleted: 1, found: 3))
    ),
    (
      [.insertRow([1, 3])], [3, 3],
      .rowCountMismatch(section: 1, before: 1, CountMismatch(before: 3, inserted: 1, found: 3))
    ),
    (
      [.refreshRow([0, 0], .reload)], [4, 3],
      .rowCountMismatch(section: 0, before: 0, CountMismatch(before: 3, found: 4))
    ),
    (
      [.moveRow(from: [0, 0], to: [1, 0])], [2, 3],
      .rowCountMismatch(section: 1, before: 1, CountMismatch(before: 3, movedIn: 1, found: 3))
    ),
    (
      [.deleteSection(0), .deleteRow([1, 0])], [3],
      .rowCountMismatch(section: 0, before: 1, CountMismatch(before: 3, deleted: 1, found: 3))
    ),
    (
      [.deleteSection(0)], [3, 3],
      .sectionCountMismatch(CountMismatch(before: 2, deleted: 1, found: 2))
    ),
    ([.insertRow([0, 4])], [4, 3], .rowOutOfRange([0, 4], sections: 2, rows: 4, .afterUpdate)),
    ([.insertRow([2, 0])], [3, 3], .rowOutOfRange([2, 0], sections: 2, rows: nil, .afterUpdate)),
    ([.insertSection(5)], [3, 3, 3], .sectionOutOfRange(5, sections: 3, .afterUpdate)),
    ([.reloadSection(0)], [-1, 3], .impossibleCount(-1, section: 0)),
  ])
  func updatesThatDoNotAddUpAreRefused(
    operations: [UpdateBlock.Operation], found: [Int], error: TableViewError
  ) {
    #expect(throws: error) { try plan([3, 3], operations, found) }
  }

  @Test func onlySectionsInWhichSomethingHappenedAreAsked() throws {
    var asked: [Int] = []
    let before = SectionCounts([1, 1, 1, 1, 1, 1])
    let block = UpdateBlock(operations: [
      .deleteSection(0), .insertRow([3, 1]), .refreshRow([1, 0], .reload), .insertSection(5),
      .reloadSection(3),
    ])
    _ = try UpdatePlan(block, before: before, numberOfSections: 6) { section in
      asked.append(section)
      return section == 3 ? 2 : 1
    }
    #expect(asked == [0, 2, 3, 5])
  }

  @Test func rowOperationsAreAbsorbedByTheirSection() throws {
    let absorbed = try plan(
      [2, 2, 1],
      [
        .deleteSection(0), .deleteRow([0, 1]), .reloadSection(1), .deleteRow([1, 0]),
        .refreshRow([1, 1], .reload),
        .insertRow([0, 4]), .insertSection(2), .insertRow([2, 0]),
      ], [5, 1, 3])
    #expect(
      absorbed.changes == [
        .sectionDeleted(0, rows: 2), .sectionInserted(2, rows: 3), .sectionReloaded(from: 1, to: 0, rows: 5),
      ])
    #expect(absorbed.newPlace(of: RowPlace(section: 1, row: 1)) == nil)
    #expect(absorbed.sections.new(of: 1) == 0)
    #expect(absorbed.refresh(of: RowPlace(section: 1, row: 0)) == .reload)
  }

  @Test func rowsMayLeaveADeletedSectionForAnInsertedOne() throws {
    let moved = try plan(
      [2, 1],
      [
        .deleteSection(0), .insertSection(1), .moveRow(from: [0, 1], to: [1, 1]),
        .refreshRow([0, 1], .reconfigure),
      ], [1, 2])
    #expect(moved.newPlace(of: RowPlace(section: 0, row: 1)) == RowPlace(section: 1, row: 1))
    #expect(moved.oldPlace(of: RowPlace(section: 1, row: 0)) == nil)
    #expect(
      moved.changes == [
        .sectionDeleted(0, rows: 1),
        .rowMoved(from: RowPlace(section: 0, row: 1), to: RowPlace(section: 1, row: 1)),
        .sectionInserted(1, rows: 1),
        .rowRefreshed(from: RowPlace(section: 0, row: 1), to: RowPlace(section: 1, row: 1), .reconfigure),
      ])
  }

  @Test func anInsertedSectionMustHaveRoomForTheRowsThatMoveIn() {
    #expect(throws: TableViewError.rowOutOfRange([0, 1], sections: 2, rows: 1, .afterUpdate)) {
      try plan([2], [.insertSection(0), .moveRow(from: [0, 1], to: [0, 1])], [1, 1])
    }
  }

  @Test func rowsTravelWithTheirSection() throws {
    let moved = try plan([2, 1, 3], [.moveSection(from: 0, to: 2), .deleteRow([0, 0])], [1, 3, 1])
    #expect(moved.newPlace(of: RowPlace(section: 0, row: 1)) == RowPlace(section: 2, row: 0))
    #expect(moved.newPlace(of: RowPlace(section: 2, row: 2)) == RowPlace(section: 1, row: 2))
    #expect(moved.oldPlace(of: RowPlace(section: 0, row: 0)) == RowPlace(section: 1, row: 0))
    #expect(moved.changes == [.rowDeleted(RowPlace(section: 0, row: 0)), .sectionMoved(from: 0, to: 2)])
  }

  @Test func changesAreReportedInAStatedOrder() throws {
    let plan = try plan(
      [4, 2],
      [
        .refreshRow([1, 1], .reload), .insertRow([0, 2]), .insertRow([0, 0]),
        .moveRow(from: [0, 3], to: [1, 0]),
        .moveRow(from: [0, 0], to: [0, 1]), .deleteRow([0, 2]), .deleteRow([0, 1]),
      ], [3, 3])
    func place(_ section: Int, _ row: Int) -> RowPlace { RowPlace(section: section, row: row) }
    #expect(
      plan.changes == [
        .rowDeleted(place(0, 1)), .rowDeleted(place(0, 2)), .rowMoved(from: place(0, 0), to: place(0, 1)),
        .rowMoved(from: place(0, 3), to: place(1, 0)), .rowInserted(place(0, 0)), .rowInserted(place(0, 2)),
        .rowRefreshed(from: place(1, 1), to: place(1, 2), .reload),
      ])
  }

  @Test func anEmptyBlockAsksForNoRows() throws {
    let plan = try UpdatePlan(UpdateBlock(), before: SectionCounts([1]), numberOfSections: 1) { section in
      Issue.record("section \(section) was asked")
      return 1
    }
    #expect(plan.changes.isEmpty)
    #expect(plan.newPlace(of: RowPlace(section: 0, row: 0)) == RowPlace(section: 0, row: 0))
  }

  private func plan(
    _ before: [Int], _ operations: [UpdateBlock.Operation], _ found: [Int]
  ) throws(TableViewError) -> UpdatePlan {
    try UpdatePlan(
      UpdateBlock(operations: operations), before: SectionCounts(before), numberOfSections: found.count
    ) { found[$0] }
  }
}
