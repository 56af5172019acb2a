import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct IndexPathRowTests {
  // TV-3
  @Test func aPathIsMadeOfRowAndSectionAndOrderedBySection() {
    let path = IndexPath(row: 2, section: 5)
    #expect(path == [5, 2] && path.section == 5 && path.row == 2)
    #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))
    #expect(IndexPath(row: 0, section: 1) < IndexPath(row: 1, section: 1))
    #expect(Set([path, [5, 2], [2, 5]]).count == 2)
  }

  // TV-3
  @Test(arguments: [[], [4], [1, 2, 3]] as [IndexPath])
  func aPathThatNamesNoRowIsNeverInRange(path: IndexPath) {
    #expect(path.row == -1 && path.section == -1)
  }
}
