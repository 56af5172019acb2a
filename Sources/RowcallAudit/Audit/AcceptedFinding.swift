/// A project's decision to live with findings, made outside the files that they are in.
public struct AcceptedFinding: Hashable, Sendable {
  /// The rule, or several: `data-*`.
  public var rule: PathPattern
  /// The files; nil for all.
  public var path: PathPattern?
  /// The only finding that is meant; nil for all of the rule.
  public var fingerprint: String?
  /// Why.
  public var reason: String

  /// Notes a decision.
  public init(rule: PathPattern, path: PathPattern? = nil, fingerprint: String? = nil, reason: String) {
    self.rule = rule
    self.path = path
    self.fingerprint = fingerprint
    self.reason = reason
  }

  /// Whether files, all of what it is about among them, were held against its rule and have nothing that it covers.
  public func isUnused(in files: [AuditedFile]) -> Bool {
    let isAsked = files.contains { $0.outcomes.contains { rule.matches($0.rule) } }
    return isAsked
      && !files.contains { file in file.outcomes.contains { $0.finding != nil && covers($0, in: file.path) } }
  }

  /// Whether a finding in a file is meant.
  func covers(_ outcome: RuleOutcome, in path: String) -> Bool {
    rule.matches(outcome.rule) && self.path?.matches(path) ?? true
      && fingerprint.map { $0 == outcome.fingerprint } ?? true
  }
}
