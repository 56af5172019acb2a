/// Which findings of a file are which of its baseline.
struct BaselineMatches {
  /// For the place of each finding that is known, the place of its entry.
  private(set) var outcomes: [Int: Int] = [:]
  /// The places of the entries that are there still.
  private(set) var entries: Set<Int> = []

  init(_ outcomes: [RuleOutcome], _ entries: [Baseline.Entry]) {
    matchAliases(outcomes, entries)
    matchFingerprints(outcomes, entries)
  }

  /// What half of the names did not put together is known by its fingerprint if that is made of an `id`, and what has
  /// no other names is known by it in any case.
  ///
  /// The fingerprint of anything else may be that of a like thing which was inserted above it.
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

  /// Puts together what has most names in common, each with one other; half of the names have to be the same.
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

  /// A finding and an entry with names in common.
  private struct Pair: Comparable {
    let outcome: Int
    let entry: Int
    let count: Int

    /// Most names first, else in the order of the file.
    static func < (one: Self, other: Self) -> Bool {
      (-one.count, one.outcome, one.entry) < (-other.count, other.outcome, other.entry)
    }
  }
}
