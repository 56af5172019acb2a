/// The settings of a project for its audits, from a JSON file.
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
/// A rule is `on`, `off`, or has another impact. If several lines match, the last one wins; `paths` win over `rules`.
public struct AuditSettings: Hashable, Sendable {
  /// The lowest impact that fails the audit; nil if not set.
  public var failOn: FailureLimit?
  /// The time limit of a data row in seconds; nil if not set.
  public var maxSecondsPerRow: Double?
  /// The time limit of a header in seconds; nil if not set.
  public var maxSecondsPerHeader: Double?
  /// The excluded files.
  public var exclusions: [PathPattern] = []
  /// The checked rules and their impacts.
  public var entries: [RuleSelection.Entry] = []
  /// The findings that the project accepts.
  public var accepted: [AcceptedFinding] = []

  /// Creates empty settings.
  public init() {}
}

/// The lowest impact that fails an audit.
public enum FailureLimit: Hashable, Sendable, CustomStringConvertible {
  /// No finding fails.
  case never
  /// Findings with this impact or a higher one fail.
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

  /// Whether an outcome fails an audit.
  func isReached(by outcome: RuleOutcome) -> Bool {
    switch self {
    case .never: false
    case .impact(let impact): outcome.outcome == .failed && outcome.impact >= impact
    }
  }
}
