/// The findings of an earlier audit, so that only what is new is told.
///
/// A finding is known by its file and its fingerprint, one about a table also by half of its aliases, as long as it does
/// not tell of more than a quarter more cells or rows than it did: one bad cell that is lived with does not hide fifty.
/// Where a rule found more than it tells one by one, what it tells in place of a mended one is known, too.
///
/// A file that is not in the baseline under its path is looked for by its name alone among those that are not where they
/// were, if only one of them has it: so a file that moved keeps its findings.
public struct Baseline: Hashable, Sendable {
  /// One finding of the earlier audit.
  public struct Entry: Hashable, Sendable {
    /// The file in which it was.
    public var path: String
    /// The rule.
    public var rule: String
    /// What names it.
    public var fingerprint: String
    /// What else names it; see `RuleOutcome.aliases`.
    public var aliases: [String] = []
    /// What was said about it; nil when the baseline does not tell.
    public var message: String?
    /// Of how many cells, rows or columns it told; nil when it is one thing, or when the baseline does not tell.
    public var count: Int?
    /// How many more of its kind there were that were not told one by one.
    public var rest = 0

    /// Notes a finding.
    public init(path: String, rule: String, fingerprint: String, message: String? = nil, count: Int? = nil) {
      self.path = path
      self.rule = rule
      self.fingerprint = fingerprint
      self.message = message
      self.count = count
    }
  }

  /// The findings in the order of the earlier audit.
  public var entries: [Entry]

  /// Puts findings together.
  public init(_ entries: [Entry]) { self.entries = entries }

  /// Marks what is known in a report, and notes what is gone of the audited files, and with files that are gone.
  ///
  /// What no rule of this audit looked for is not gone.
  ///
  /// - Parameters:
  ///   - report: the report of the new audit.
  ///   - isThere: whether there is a file at a path; one that was not audited is not gone for that.
  public func mark(_ report: inout AuditReport, isThere: (String) -> Bool = { _ in true }) {
    let files = Dictionary(grouping: entries) { NormalPath($0.path) }
    let audited = Set(report.files.map { NormalPath($0.path) })
    // Files that may have moved: those of the baseline that are not where they were.
    let lost = files.keys.filter { !audited.contains($0) && !isThere($0.text) }
    let names = Dictionary(grouping: lost, by: \.name)
    var asked = audited
    for index in report.files.indices where report.files[index].problem == nil {
      let path = NormalPath(report.files[index].path)
      let namesakes = names[path.name] ?? []
      let former = files[path] == nil && namesakes.count == 1 ? namesakes[0] : path
      asked.insert(former)
      report.gone += mark(&report.files[index], files[former] ?? [])
    }
    let rules = Set(report.files.flatMap { $0.outcomes.map(\.rule) })
    report.gone += lost.filter { !asked.contains($0) }.sorted { $0.text < $1.text }
      .flatMap { files[$0] ?? [] }.filter { rules.contains($0.rule) }
  }

  /// Marks what is known in a file; gives what is gone from it.
  private func mark(_ file: inout AuditedFile, _ known: [Entry]) -> [Entry] {
    let rules = Set(file.outcomes.map(\.rule))
    let matches = BaselineMatches(file.outcomes, known)
    for index in file.outcomes.indices where file.outcomes[index].fingerprint != nil {
      let entry = matches.outcomes[index].map { known[$0] }
      let isGrown = entry?.isOutgrown(by: file.outcomes[index]) ?? false
      file.outcomes[index].isKnown = entry != nil && !isGrown
      file.outcomes[index].knownCount = isGrown ? entry?.count : nil
    }
    let gone = known.indices.filter { !matches.entries.contains($0) && rules.contains(known[$0].rule) }
      .map { known[$0] }
    return rules.sorted().reduce(into: gone) { gone, rule in
      guard let count = BaselineRest(rule, known).mark(&file) else { return }
      // What is not told any more may stand behind "and so on".
      var told = 0
      gone.removeAll { entry in
        guard entry.rule == rule else { return false }
        told += 1
        return told > count
      }
    }
  }
}

extension Baseline.Entry {
  /// Whether a finding tells of so many more cells or rows that it is another.
  ///
  /// A quarter more is still the same: tables grow, and how long a row takes is an estimate that depends on the others.
  fileprivate func isOutgrown(by outcome: RuleOutcome) -> Bool {
    guard let count, let found = outcome.finding?.count, found > count else { return false }
    return found - count > count / 4
  }
}
