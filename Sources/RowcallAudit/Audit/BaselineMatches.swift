/// Matches findings of a file with entries of its baseline.
struct BaselineMatches {
  /// The entry index for each known finding index.
  private(set) var outcomes: [Int: Int] = [:]
  /// The indexes of the matched entries.
  private(set) var entries: Set<Int> = []

  init(_ outcomes: [RuleOutcome], _ entries: [Baseline.Entry]) {
    matchAliases(outcomes, entries)
    matchFingerprints(outcomes, entries)
  }

  /// Matches the rest by fingerprint, if it has an `id` or there are no aliases.
  ///
  /// Any other fingerprint may belong to a similar element that was inserted above.
  private mutating func matchFingerprints(_ outcomes: [RuleOutcome], _ entries: [Baseline.Entry]) {
    let places = Dictionary(grouping: entries.indices) { entries[$0].fingerprint }
    for (index, outcome) in outcomes.enumerated() where self.outcomes[index] == nil {
      for place in outcome.fingerprint.flatMap({ places[$0] }) ?? [] {
        let hasOnlyThat = outcome.aliases.isEmpty || entries[place].aliases.isEmpty
        let isFree = outcome.finding?.isNamedByID == true && !self.entries.contains(place)
        guard hasOnlyThat || isFree else { continue }
        self.outcomes[index] = place
        self.entries.insert(place)
      }
    }
  }

  /// Matches pairs with the most aliases in common, at least half of them.
  private mutating func matchAliases(_ outcomes: [RuleOutcome], _ entries: [Baseline.Entry]) {
    var places: [String: [Int]] = [:]
    for (place, entry) in entries.enumerated() {
      for alias in Set(entry.aliases) { places[alias, default: []].append(place) }
    }
    var pairs: [Pair] = []
    for (index, outcome) in outcomes.enumerated() where !outcome.aliases.isEmpty {
      var common: [Int: Int] = [:]
      for alias in Set(outcome.aliases) {
        for place in places[alias] ?? [] { common[place, default: 0] += 1 }
      }
      for (place, count) in common
      where count * 2 >= min(outcome.aliases.count, Set(entries[place].aliases).count) {
        pairs.append(Pair(outcome: index, entry: place, count: count))
      }
    }
    for pair in pairs.sorted()
    where self.outcomes[pair.outcome] == nil && !self.entries.contains(pair.entry) {
      self.outcomes[pair.outcome] = pair.entry
      self.entries.insert(pair.entry)
    }
  }

  /// A finding and an entry with common aliases.
  private struct Pair: Comparable {
    let outcome: Int
    let entry: Int
    let count: Int

    /// Sorted by the number of common aliases, then by file order.
    static func < (one: Self, other: Self) -> Bool {
      (-one.count, one.outcome, one.entry) < (-other.count, other.outcome, other.entry)
    }
  }
}
