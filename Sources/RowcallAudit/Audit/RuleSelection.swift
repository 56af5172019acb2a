/// Which rules are held against which files, and what their findings cost there.
public struct RuleSelection: Hashable, Sendable {
  /// What is decided about a rule.
  public enum Choice: Hashable, Sendable {
    /// Not held against the file.
    case off
    /// Held, at its own impact.
    case on
    /// Held, at another impact.
    case impact(Impact)
  }

  /// One decision.
  public struct Entry: Hashable, Sendable {
    /// The rule, or several: `page-*`.
    public var rule: PathPattern
    /// For which files; nil for all.
    public var path: PathPattern?
    /// What is decided.
    public var choice: Choice

    /// Decides something.
    public init(rule: PathPattern, path: PathPattern? = nil, _ choice: Choice) {
      self.rule = rule
      self.path = path
      self.choice = choice
    }
  }

  /// The only rules that are held; empty for all.
  public var only: [PathPattern] = []
  /// Decisions, of which the last that fits counts.
  public var entries: [Entry] = []

  /// All rules, for all files.
  public init() {}

  /// What is decided about a rule for a file.
  public func choice(of rule: String, in path: String) -> Choice {
    if !only.isEmpty, !only.contains(where: { $0.matches(rule) }) { return .off }
    let entry = entries.last { $0.rule.matches(rule) && $0.path?.matches(path) ?? true }
    return entry?.choice ?? .on
  }
}
