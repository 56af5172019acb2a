/// Which rules are checked on which files, and with which impact.
public struct RuleSelection: Hashable, Sendable {
  /// The state of a rule.
  public enum Choice: Hashable, Sendable {
    /// Not checked.
    case off
    /// Checked with its own impact.
    case on
    /// Checked with another impact.
    case impact(Impact)
  }

  /// One entry of the settings.
  public struct Entry: Hashable, Sendable {
    /// The rule, or several: `page-*`.
    public var rule: PathPattern
    /// The files; nil for all.
    public var path: PathPattern?
    /// The state.
    public var choice: Choice

    /// Creates an entry.
    public init(rule: PathPattern, path: PathPattern? = nil, _ choice: Choice) {
      self.rule = rule
      self.path = path
      self.choice = choice
    }
  }

  /// The only rules to check; empty for all.
  public var only: [PathPattern] = []
  /// The entries, of which the last match wins.
  public var entries: [Entry] = []

  /// All rules, for all files.
  public init() {}

  /// The state of a rule for a file.
  public func choice(of rule: String, in path: String) -> Choice {
    if !only.isEmpty, !only.contains(where: { $0.matches(rule) }) { return .off }
    let entry = entries.last { $0.rule.matches(rule) && $0.path?.matches(path) ?? true }
    return entry?.choice ?? .on
  }
}
