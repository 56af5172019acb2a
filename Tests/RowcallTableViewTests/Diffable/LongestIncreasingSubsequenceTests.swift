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
  /// How many elements two lists have in common in the same order, at best: found by trying everything.
  func lengthOfLongestOrder(in other: [Element]) -> Int {
    guard let first else { return 0 }
    let without = Array(dropFirst()).lengthOfLongestOrder(in: other)
    guard let place = other.firstIndex(of: first) else { return without }
    return Swift.max(without, 1 + Array(dropFirst()).lengthOfLongestOrder(in: Array(other[(place + 1)...])))
  }
}
