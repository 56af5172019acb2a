import Testing

@testable import RowcallTableView

@Suite struct SnapshotIndexTests {
  @Test func placesAreFoundBothWays() throws {
    var index = try SnapshotIndex(TableSnapshot(["Fjords": ["Alta"], "Cities": ["Bergen", "Oslo"]]))
    #expect(index.indexPath(of: "Oslo") == [1, 1])
    #expect(index.indexPath(of: "Bergen") == [1, 0])
    #expect(index.indexPath(of: "Rome") == nil)
    #expect(index.index(of: "Cities") == 1)
    #expect(index.section(at: 1) == "Cities")
    #expect(index.items(inSection: 1) == ["Bergen", "Oslo"])
  }

  @Test(arguments: [-1, 1, Int.max]) func thereIsNothingOutsideTheTable(section: Int) throws {
    let index = try SnapshotIndex(TableSnapshot(["Fjords": ["Alta"]]))
    #expect(index.section(at: section) == nil)
    #expect(index.items(inSection: section).isEmpty)
  }

  @Test func anIdentifierThatIsThereTwiceDoesNoHarm() {
    #expect(["Oslo", "Moss", "Oslo"].places == ["Oslo": 0, "Moss": 1])
  }
}
