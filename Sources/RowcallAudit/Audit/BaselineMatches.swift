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
      let fitting = (outcome.fingerprint.flatMap { places[$0] } ?? []).filter { place in
        let hasOnlyThat = outcome.aliases.isEmpty || entries[place].aliases.isEmpty
        return hasOnlyThat || outcome.finding?.isNamedByID == true && !self.entries.contains(place)
      }
      // One finding takes one entry, if possible one that no other finding has.
      guard let place = fitting.first(where: { !self.entries.contains($0) }) ?? fitting.first else {
        continue
      }
      self.outcomes[index] = place
      self.entries.insert(place)
    }
  }

  /// Matches pairs with the most aliases in common, at least half of them.
  private mutating func matchAliases(_ outcomes: [RuleOutcome], _ entries: [Baseline.Entry]) {
    var places: [String: [Int]] = [:]
    for (place, entry) in entries.enumerated() {
      for alias in Set(entry.aliases) { places[alias, default: []].append(place) }
    }
    var pairs: [(outcome: Int, entry: Int, count: Int)] = []
    for (index, outcome) in outcomes.enumerated() where !outcome.aliases.isEmpty {
      var common: [Int: Int] = [:]
      for alias in Set(outcome.aliases) {
        for place in places[alias] ?? [] { common[place, default: 0] += 1 }
      }
      for (place, count) in common
      where count * 2 >= min(outcome.aliases.count, Set(entries[place].aliases).count) {
        pairs.append((index, place, count))
      }
    }
    // Those with the most aliases in common come first, then those that are first in the file.
    pairs.sort { (-$0.count, $0.outcome, $0.entry) < (-$1.count, $1.outcome, $1.entry) }
    for pair in pairs
    where self.outcomes[pair.outcome] == nil && !self.entries.contains(pair.entry) {
      self.outcomes[pair.outcome] = pair.entry
      self.entries.insert(pair.entry)
    }
  }
}

/// The findings of a rule in a file that are not listed, in the baseline and now.
struct BaselineRest {
  private let rule: String
  /// The number of findings in the baseline, listed or not.
  private let total: Int
  private let rest: Int

  init(_ rule: String, _ entries: [Baseline.Entry]) {
    let entries = entries.filter { $0.rule == rule }
    self.rule = rule
    rest = entries.reduce(0) { $0 + $1.rest }
    total = entries.count + rest
  }

  /// Marks findings as known that are listed because others were fixed, and as new if they stand for many more.
  ///
  /// - Returns: how many are gone by their number; nil if all are listed.
  func mark(_ file: inout AuditedFile) -> Int? {
    let found = file.outcomes.indices.filter {
      file.outcomes[$0].rule == rule && file.outcomes[$0].isKnown != nil
        && file.outcomes[$0].suppression == nil
    }
    let restNow = found.reduce(0) { $0 + (file.outcomes[$1].finding?.rest ?? 0) }
    guard rest + restNow > 0 else { return nil }
    let now = found.count + restNow
    let unknown = found.filter {
      file.outcomes[$0].isKnown == false && file.outcomes[$0].knownCount == nil
    }
    if now <= total {
      if rest > 0 { for index in unknown { file.outcomes[index].isKnown = true } }
      return total - now
    }
    if now - total - unknown.count > rest / 4,
      let last = found.last(where: { file.outcomes[$0].finding?.rest ?? 0 > 0 })
    {
      file.outcomes[last].isKnown = false
      file.outcomes[last].knownCount = file.outcomes[last].knownCount ?? total
    }
    return max(0, total + unknown.count - now)
  }
}
