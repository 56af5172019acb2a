/// The outcome of a rule in one file, or one of its findings.
///
/// A rule without findings has one outcome, passed or inapplicable. A rule with findings has one outcome for each.
public struct RuleOutcome: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  /// The outcome.
  public var outcome: Outcome
  /// The impact of the finding; for passed and inapplicable the highest of the rule.
  public var impact: Impact
  /// The finding; nil for passed and inapplicable.
  public var finding: Finding?
  /// Identifies the finding in later audits: 16 hexadecimal digits of the rule and the key; nil without a finding.
  public var fingerprint: String?
  /// Other fingerprints, half of which identify it in a baseline; empty if there are none.
  public var aliases: [String] = []
  /// Why the finding is suppressed; nil if it is not.
  public var suppression: Suppression?
  /// Whether the baseline has the finding; nil without a baseline.
  public var isKnown: Bool?
  /// How many cells or rows the finding covered in the baseline, if it has outgrown that; nil otherwise.
  public var knownCount: Int?

  /// Creates an outcome.
  public init(
    rule: String, outcome: Outcome, impact: Impact, finding: Finding? = nil, fingerprint: String? = nil
  ) {
    self.rule = rule
    self.outcome = outcome
    self.impact = impact
    self.finding = finding
    self.fingerprint = fingerprint
  }

  /// Whether there is a finding that is neither suppressed nor known from the baseline.
  public var isNews: Bool { finding != nil && suppression == nil && isKnown != true }
}

/// The suppression of a finding.
public struct Suppression: Hashable, Sendable {
  /// The source of the suppression.
  public enum Source: String, Hashable, Sendable {
    /// In the file itself.
    case inSource
    /// In the project's settings file.
    case settings
  }

  /// The source of the suppression.
  public var source: Source
  /// The reason, as its author wrote it.
  public var reason: String

  /// Creates a suppression.
  public init(_ source: Source, reason: String) {
    self.source = source
    self.reason = reason
  }
}

extension RuleOutcome {
  /// The impact of a problem, or "needs review".
  var verdict: String { outcome == .failed ? impact.rawValue : "needs review" }
  /// The title of the advice.
  var task: String { outcome == .failed ? "to fix" : "to review" }
}
