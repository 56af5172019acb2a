import Testing

@testable import RowcallTableView

@Suite struct RowTraceTests {
  /// Section 0 of three rows is deleted, but its last row moves to the end of section 1, which becomes section 0.
  private func trace() throws -> RowTrace {
    let before = SectionCounts([3, 2, 4])
    let block = UpdateBlock(operations: [
      .deleteSection(0), .moveRow(from: [0, 2], to: [0, 2]), .deleteRow([1, 0]), .insertRow([0, 0]),
    ])
    let ledgers = try UpdateLedgers(block, before: before)
    let sections = try SectionTrace(ledgers.sections, before: 3, found: 2)
    return try RowTrace(ledgers.rows, sections: sections, before: before) { _ in 3 }
  }

  private func places(_ section: Int, _ rows: Range<Int>) -> [RowPlace] {
    rows.map { RowPlace(section: section, row: $0) }
  }

  @Test func rowsAreFoundAfterTheUpdate() throws {
    let trace = try trace()
    #expect(places(0, 0..<3).map(trace.new).map(\.?.indexPath) == [nil, nil, [0, 2]])
    #expect(places(1, 0..<2).map(trace.new).map(\.?.indexPath) == [nil, [0, 1]])
    #expect(places(2, 0..<2).map(trace.new).map(\.?.indexPath) == [[1, 0], [1, 1]])
  }

  @Test func rowsAreFoundBeforeTheUpdate() throws {
    let trace = try trace()
    #expect(places(0, 0..<3).map(trace.old).map(\.?.indexPath) == [nil, [1, 1], [0, 2]])
    #expect(places(1, 0..<2).map(trace.old).map(\.?.indexPath) == [[2, 0], [2, 1]])
  }

  @Test func onlyTheSectionInWhichSomethingHappenedIsKept() throws {
    #expect(try trace().touched.keys.sorted() == [0])
  }
}
