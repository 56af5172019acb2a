/// Findings that a project accepts in its settings.
public struct AcceptedFinding: Hashable, Sendable {
  /// The rule, or several: `data-*`.
  public var rule: PathPattern
  /// The files; nil for all.
  public var path: PathPattern?
  /// The fingerprint of one finding; nil for all of the rule.
  public var fingerprint: String?
  /// The reason.
  public var reason: String

  /// Creates an entry.
  public init(rule: PathPattern, path: PathPattern? = nil, fingerprint: String? = nil, reason: String) {
    self.rule = rule
    self.path = path
    self.fingerprint = fingerprint
    self.reason = reason
  }

  /// Whether all files that it applies to were checked by its rule and have no such finding.
  public func isUnused(in files: [AuditedFile]) -> Bool {
    let isAsked = files.contains { $0.outcomes.contains { rule.matches($0.rule) } }
    return isAsked
      && !files.contains { file in file.outcomes.contains { $0.finding != nil && covers($0, in: file.path) } }
  }

  /// Whether it applies to a finding in a file.
  func covers(_ outcome: RuleOutcome, in path: String) -> Bool {
    rule.matches(outcome.rule) && self.path?.matches(path) ?? true
      && fingerprint.map { $0 == outcome.fingerprint } ?? true
  }
}
