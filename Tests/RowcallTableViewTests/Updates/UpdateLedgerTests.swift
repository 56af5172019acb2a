import Testing

@testable import RowcallTableView

@Suite struct UpdateLedgerTests {
  @Test(arguments: [
    ([UpdateBlock.Operation.deleteRow([0, 1]), .deleteRow([0, 1])], UpdateConflict.deletedTwice),
    ([.moveRow(from: [0, 1], to: [0, 0]), .moveRow(from: [0, 1], to: [0, 2])], .movedTwice),
    ([.deleteRow([0, 1]), .moveRow(from: [0, 1], to: [0, 0])], .deletedAndMoved),
    ([.moveRow(from: [0, 1], to: [0, 0]), .deleteRow([0, 1])], .deletedAndMoved),
    ([.deleteRow([0, 1]), .refreshRow([0, 1], .reload)], .deletedAndReloaded),
    ([.refreshRow([0, 1], .reconfigure), .deleteRow([0, 1])], .deletedAndReloaded),
    ([.refreshRow([0, 1], .reload), .moveRow(from: [0, 1], to: [0, 0])], .reloadedAndMoved),
    ([.moveRow(from: [0, 1], to: [0, 0]), .refreshRow([0, 1], .reload)], .reloadedAndMoved),
    ([.insertRow([0, 1]), .insertRow([0, 1])], .arrivedTwice),
    ([.insertRow([0, 1]), .moveRow(from: [0, 0], to: [0, 1])], .arrivedTwice),
    ([.moveRow(from: [0, 0], to: [0, 1]), .moveRow(from: [0, 2], to: [0, 1])], .arrivedTwice),
  ])
  func wishesThatExcludeEachOtherAreRefused(operations: [UpdateBlock.Operation], conflict: UpdateConflict) {
    #expect(throws: TableViewError.conflict(.row([0, 1]), conflict)) {
      try UpdateLedgers(UpdateBlock(operations: operations), before: SectionCounts([3]))
    }
  }

  @Test(arguments: [
    ([UpdateBlock.Operation.deleteSection(1), .deleteSection(1)], UpdateConflict.deletedTwice),
    ([.moveSection(from: 1, to: 0), .moveSection(from: 1, to: 2)], .movedTwice),
    ([.deleteSection(1), .moveSection(from: 1, to: 0)], .deletedAndMoved),
    ([.reloadSection(1), .deleteSection(1)], .deletedAndReloaded),
    ([.reloadSection(1), .moveSection(from: 1, to: 0)], .reloadedAndMoved),
    ([.insertSection(1), .moveSection(from: 0, to: 1)], .arrivedTwice),
  ])
  func theSameHoldsForSections(operations: [UpdateBlock.Operation], conflict: UpdateConflict) {
    #expect(throws: TableViewError.conflict(.section(1), conflict)) {
      try UpdateLedgers(UpdateBlock(operations: operations), before: SectionCounts([1, 1, 1]))
    }
  }

  @Test func aRowMayBeReconfiguredAndMoved() throws {
    let ledgers = try UpdateLedgers(
      UpdateBlock(operations: [.refreshRow([0, 1], .reconfigure), .moveRow(from: [0, 1], to: [0, 0])]),
      before: SectionCounts([3]))
    let fate = ledgers.rows.fates[RowPlace(section: 0, row: 1)]
    #expect(fate?.target == RowPlace(section: 0, row: 0))
    #expect(fate?.refresh == .reconfigure)
  }

  @Test(arguments: [
    ([Refresh.reload, .reload], Refresh.reload), ([.reconfigure, .reload], .reload),
    ([.reload, .reconfigure], .reload),
    ([.reconfigure, .reconfigure], .reconfigure),
  ])
  func refreshingTwiceIsRefreshingOnce(wishes: [Refresh], result: Refresh) throws {
    let block = UpdateBlock(operations: wishes.map { .refreshRow([0, 1], $0) })
    let ledgers = try UpdateLedgers(block, before: SectionCounts([3]))
    #expect(ledgers.rows.fates[RowPlace(section: 0, row: 1)]?.refresh == result)
  }

  @Test func theFirstFaultInTheOrderOfTheCallsIsNamed() {
    #expect(throws: TableViewError.rowOutOfRange([0, 9], sections: 1, rows: 3, .beforeUpdate)) {
      try UpdateLedgers(
        UpdateBlock(operations: [.deleteRow([0, 9]), .deleteRow([7, 0]), .insertRow([1])]),
        before: SectionCounts([3]))
    }
  }
}
