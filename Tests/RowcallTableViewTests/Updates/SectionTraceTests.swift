import Testing

@testable import RowcallTableView

@Suite struct SectionTraceTests {
  /// Five sections of one row: 1 goes, 4 moves to the front, 2 is reloaded, one comes at 3.
  private func trace(found: Int = 5) throws(TableViewError) -> SectionTrace {
    let block = UpdateBlock(operations: [
      .deleteSection(1), .moveSection(from: 4, to: 0), .reloadSection(2), .insertSection(3),
    ])
    let before = SectionCounts([1, 1, 1, 1, 1])
    return try SectionTrace(UpdateLedgers(block, before: before).sections, before: 5, found: found)
  }

  @Test func sectionsAreFoundBothWays() throws {
    let trace = try trace()
    #expect((0..<5).map(trace.new) == [1, nil, 2, 4, 0])
    #expect((0..<5).map(trace.old) == [4, 0, 2, nil, 3])
  }

  @Test func onlySectionsThatStayAndAreNotReloadedKeepTheirRows() throws {
    let trace = try trace()
    #expect((0..<5).map(trace.keepsRows) == [true, false, false, true, true])
    #expect((0..<5).map(trace.oldKeepingRows) == [4, 0, nil, nil, 3])
  }

  // TV-58
  @Test func theNumberOfSectionsMustAddUp() {
    let numbers = CountMismatch(before: 5, deleted: 1, inserted: 1, found: 6)
    #expect(throws: TableViewError.sectionCountMismatch(numbers)) { try trace(found: 6) }
  }
}
