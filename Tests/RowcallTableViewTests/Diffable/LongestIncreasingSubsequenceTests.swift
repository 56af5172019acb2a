import Testing

@testable import RowcallTableView

@Suite struct LongestIncreasingSubsequenceTests {
  @Test(
    arguments: [
      ([], []),
      ([5], [5]),
      ([1, 2, 3], [1, 2, 3]),
      ([3, 2, 1], [1]),
      ([4, 0, 1, 2, 3], [0, 1, 2, 3]),
      ([1, 2, 3, 4, 0], [1, 2, 3, 4]),
      ([2, 5, 3, 7, 11, 8, 10, 13, 6], [2, 3, 7, 8, 10, 13]),
    ] as [([Int], [Int])])
  func asManyAsPossibleStayInOrder(numbers: [Int], staying: [Int]) {
    #expect(LongestIncreasingSubsequence(of: numbers).indices.map { numbers[$0] } == staying)
  }

  @Test func noneIsLongerThanTheOneThatIsFound() {
    for seed in Seeds.next(1_000, of: "increasing") {
      var random = SeededGenerator(seed: seed)
      let numbers = (0..<Int.random(in: 0...9, using: &random)).map { $0 * 3 }.shuffled(using: &random)
      let found = LongestIncreasingSubsequence(of: numbers).indices
      #expect(found == found.sorted(), "ROWCALL_SEED=\(seed)")
      #expect(zip(found, found.dropFirst()).allSatisfy { numbers[$0] < numbers[$1] }, "ROWCALL_SEED=\(seed)")
      #expect(found.count == numbers.lengthOfLongestOrder(in: numbers.sorted()), "ROWCALL_SEED=\(seed)")
    }
  }
}

extension Array where Element: Equatable {
  /// How many elements two lists have in common in the same order, at best: from the textbook's table, in which each
  /// pair of beginnings is compared with each other.
  func lengthOfLongestOrder(in other: [Element]) -> Int {
    var best = [[Int]](repeating: [Int](repeating: 0, count: other.count + 1), count: count + 1)
    for (row, element) in enumerated() {
      for (column, twin) in other.enumerated() {
        best[row + 1][column + 1] =
          element == twin ? best[row][column] + 1 : Swift.max(best[row][column + 1], best[row + 1][column])
      }
    }
    return best[count][other.count]
  }
}
