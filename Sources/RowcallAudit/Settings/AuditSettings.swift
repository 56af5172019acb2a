/// What a project decided about its audits, as a JSON file says it.
///
///     {
///       "fail-on": "serious",
///       "max-seconds-per-row": 20,
///       "exclude": ["vendor/**"],
///       "rules": {"data-codes-unexplained": "off", "page-*": "moderate"},
///       "paths": {"drafts/**": {"page-table-unnamed": "minor"}},
///       "accept": [{"rule": "data-row-long", "path": "archive/*.csv", "reason": "kept as it was printed"}]
///     }
///
/// A rule is `on`, `off`, or has an impact of its own. Of several lines that fit, the last counts, and those under `paths`
/// come after those under `rules`.
public struct AuditSettings: Hashable, Sendable {
  /// From which impact on findings fail the audit; nil when nothing is said.
  public var failOn: FailureLimit?
  /// How long a row of data may take, in seconds; nil when nothing is said.
  public var maxSecondsPerRow: Double?
  /// How long a header may take, in seconds; nil when nothing is said.
  public var maxSecondsPerHeader: Double?
  /// What is not audited.
  public var exclusions: [PathPattern] = []
  /// Which rules are held, and at which impact.
  public var entries: [RuleSelection.Entry] = []
  /// Findings that the project lives with.
  public var accepted: [AcceptedFinding] = []

  /// Settings that decide nothing.
  public init() {}
}

/// From which impact on findings fail an audit.
public enum FailureLimit: Hashable, Sendable, CustomStringConvertible {
  /// No finding does.
  case never
  /// Findings of this impact and of worse ones.
  case impact(Impact)

  /// Reads `never` or the name of an impact; nil for anything else.
  public init?(_ text: String) {
    guard text != "never" else {
      self = .never
      return
    }
    guard let impact = Impact(rawValue: text) else { return nil }
    self = .impact(impact)
  }

  /// The word for it.
  public var description: String {
    switch self {
    case .never: "never"
    case .impact(let impact): impact.rawValue
    }
  }

  /// Whether a report fails.
  public func fails(_ report: AuditReport) -> Bool {
    report.files.contains { $0.news.contains(where: isReached) }
  }

  /// Whether what came of a rule fails an audit.
  func isReached(by outcome: RuleOutcome) -> Bool {
    switch self {
    case .never: false
    case .impact(let impact): outcome.outcome == .failed && outcome.impact >= impact
    }
  }
}
