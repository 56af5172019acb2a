/// The longest part of a list of different numbers that is in ascending order when the others are left out.
///
/// What is in it may stay where it is; only what is not has to move. There may be several of the same length; one of
/// them is found, in n log n.
struct LongestIncreasingSubsequence {
  /// Where the numbers that belong to it stand in the list, in ascending order.
  let indices: [Int]

  /// Finds the subsequence.
  init(of numbers: [Int]) {
    // For each length, where the smallest number stands with which an ascending part of that length can end.
    var ends: [Int] = []
    // For each number, where the one before it stands in the longest ascending part that ends with it.
    var previous: [Int?] = []
    previous.reserveCapacity(numbers.count)
    for (index, number) in numbers.enumerated() {
      let length =
        ends.last.map { numbers[$0] < number } ?? true
        ? ends.count : ends.partitionPoint { numbers[$0] >= number }
      previous.append(length == 0 ? nil : ends[length - 1])
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    indices = sequence(first: ends.last) { $0.flatMap { previous[$0] } }.prefix { $0 != nil }.compactMap(
      \.self
    ).reversed()
  }
}
