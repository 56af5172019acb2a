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
