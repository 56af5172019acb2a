import Testing

@testable import RowcallTableView

@Suite struct UpdatedPlaceTests {
  /// Section 0 of three rows is deleted, but its last row moves to the end of section 1, which becomes section 0.
  private func plan() throws -> UpdatePlan {
    let before = SectionCounts([3, 2, 4])
    let block = UpdateBlock(operations: [
      .deleteSection(0), .moveRow(from: [0, 2], to: [0, 2]), .deleteRow([1, 0]), .insertRow([0, 0]),
    ])
    return try UpdatePlan(block, before: before, numberOfSections: 2) { _ in 3 }
  }

  private func places(_ section: Int, _ rows: Range<Int>) -> [RowPlace] {
    rows.map { RowPlace(section: section, row: $0) }
  }

  @Test func rowsAreFoundAfterTheUpdate() throws {
    let plan = try plan()
    #expect(places(0, 0..<3).map(plan.newPlace).map(\.?.indexPath) == [nil, nil, [0, 2]])
    #expect(places(1, 0..<2).map(plan.newPlace).map(\.?.indexPath) == [nil, [0, 1]])
    #expect(places(2, 0..<2).map(plan.newPlace).map(\.?.indexPath) == [[1, 0], [1, 1]])
  }

  @Test func rowsAreFoundBeforeTheUpdate() throws {
    let plan = try plan()
    #expect(places(0, 0..<3).map(plan.oldPlace).map(\.?.indexPath) == [nil, [1, 1], [0, 2]])
    #expect(places(1, 0..<2).map(plan.oldPlace).map(\.?.indexPath) == [[2, 0], [2, 1]])
  }

  @Test func onlyTheSectionInWhichSomethingHappenedIsKept() throws {
    #expect(try plan().touched.keys.sorted() == [0])
  }
}
