import Testing

import RowcallModel

@Suite struct BinarySearchTests {
  @Test(arguments: 0...17) func thePartitionPointIsWhereTheSecondPartBegins(point: Int) {
    #expect((0..<17).partitionPoint { $0 >= point } == point)
  }

  @Test func aSliceIsSearchedWithinItsOwnIndices() {
    #expect([1, 1, 2, 3, 5, 8][2...].partitionPoint { $0 > 3 } == 4)
  }

  @Test func nothingIsFoundInNothing() {
    #expect([Int]().partitionPoint { _ in true } == 0)
  }
}
