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

  /// Marks what is known in a report, and notes what is gone of the audited files, and with files that are gone.
  ///
  /// - Parameter isThere: whether there is a file at a path; one that was not audited is not gone for that.
  public func mark(_ report: inout AuditReport, isThere: (String) -> Bool = { _ in true }) {
    let files = Dictionary(grouping: entries) { NormalPath($0.path) }
    let names = Dictionary(grouping: files.keys, by: \.name)
    var asked: Set<NormalPath> = []
    for index in report.files.indices where report.files[index].problem == nil {
      let path = NormalPath(report.files[index].path)
      let namesakes = names[path.name] ?? []
      let former = files[path] == nil && namesakes.count == 1 ? namesakes[0] : path
      asked.insert(former)
      report.gone += mark(&report.files[index], files[former] ?? [])
    }
    asked.formUnion(report.files.map { NormalPath($0.path) })
    report.gone += entries.filter { !asked.contains(NormalPath($0.path)) && !isThere($0.path) }
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
