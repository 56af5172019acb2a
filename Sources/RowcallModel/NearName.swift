/// Finds what somebody may have meant by a name that does not exist.
package enum NearName {
  /// The nearest of some names, nil when none is near.
  package static func closest(to name: String, in names: some Sequence<String>) -> String? {
    nearest(to: name, in: names, limit: 1).first
  }

  /// The names that are near, the nearest first, in the given order where they are equally near.
  package static func nearest(to name: String, in names: some Sequence<String>, limit: Int = 3) -> [String] {
    let wanted = Array(name.lowercased().prefix(64))
    let bound = max(1, wanted.count / 3)
    let near = names.compactMap { candidate -> (distance: Int, name: String)? in
      let letters = Array(candidate.lowercased().prefix(64))
      return distance(wanted, letters, bound: bound).map { ($0, candidate) }
    }
    return near.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(limit).map(\.element.name)
  }

  /// How many insertions, deletions, replacements and swaps of neighbours turn one into the other; nil above the bound.
  static func distance(_ first: [Character], _ second: [Character], bound: Int) -> Int? {
    guard abs(first.count - second.count) <= bound else { return nil }
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let replaced = previous[column] + (first[row] == second[column] ? 0 : 1)
        var best = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count] <= bound ? previous[second.count] : nil
  }
}

/// What the program calls itself in what it writes.
package enum Product {
  /// The version, by https://semver.org.
  package static let version = "0.1.0"
}
