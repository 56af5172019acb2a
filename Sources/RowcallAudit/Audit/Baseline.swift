/// The findings of an earlier audit, so that only what is new is told.
///
/// A finding is known by its file and its fingerprint. A file that is not in the baseline under its path is looked for by
/// its name alone, if only one file there has it: so a file that moved keeps its findings.
public struct Baseline: Hashable, Sendable {
  /// One finding of the earlier audit.
  public struct Entry: Hashable, Sendable {
    /// The file in which it was.
    public var path: String
    /// The rule.
    public var rule: String
    /// What names it.
    public var fingerprint: String
    /// What was said about it; nil when the baseline does not tell.
    public var message: String?

    /// Notes a finding.
    public init(path: String, rule: String, fingerprint: String, message: String? = nil) {
      self.path = path
      self.rule = rule
      self.fingerprint = fingerprint
      self.message = message
    }
  }

  /// The findings in the order of the earlier audit.
  public var entries: [Entry]

  /// Puts findings together.
  public init(_ entries: [Entry]) { self.entries = entries }

  /// Marks what is known in a report, and notes what of the audited files is gone.
  public func mark(_ report: inout AuditReport) {
    let files = Dictionary(grouping: entries) { NormalPath($0.path) }
    let names = Dictionary(grouping: files.keys, by: \.name)
    for index in report.files.indices where report.files[index].problem == nil {
      let path = NormalPath(report.files[index].path)
      let namesakes = names[path.name] ?? []
      let known = files[path] ?? (namesakes.count == 1 ? files[namesakes[0]] : nil) ?? []
      report.gone += mark(&report.files[index], known)
    }
  }

  /// Marks what is known in a file; gives what is gone from it.
  private func mark(_ file: inout AuditedFile, _ known: [Entry]) -> [Entry] {
    let fingerprints = Set(known.map(\.fingerprint))
    var found: Set<String> = []
    for index in file.outcomes.indices {
      guard let fingerprint = file.outcomes[index].fingerprint else { continue }
      found.insert(fingerprint)
      file.outcomes[index].isKnown = fingerprints.contains(fingerprint)
    }
    return known.filter { !found.contains($0.fingerprint) }
  }
}
