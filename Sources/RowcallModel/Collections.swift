extension RandomAccessCollection {
  /// The first index whose element belongs to the second part of a collection that is parted by a predicate, or the
  /// end: every element for which the predicate is false stands before every element for which it is true.
  @inlinable
  package func partitionPoint(where belongsToSecond: (Element) -> Bool) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if belongsToSecond(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}

extension Collection<String> {
  /// The items as the end of a sentence: "a, b or c".
  package var alternatives: String {
    let others = dropLast().joined(separator: ", ")
    return (others.isEmpty ? "" : others + " or ") + (dropFirst(Swift.max(0, count - 1)).first ?? "")
  }
}
