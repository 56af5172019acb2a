/// What came of one rule in one file, or one of the things that it found there.
///
/// A rule that found nothing has one outcome, passed or inapplicable, without a place. A rule that found something has
/// one for each finding.
public struct RuleOutcome: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  /// What came of it.
  public var outcome: Outcome
  /// What a finding costs a listener; for passed and inapplicable what one would cost at worst.
  public var impact: Impact
  /// The finding; nil for passed and inapplicable.
  public var finding: Finding?
  /// What names the finding from one audit to the next, as long as the thing that it is about is there: 16 hexadecimal
  /// digits made of the rule and the finding's key; nil without a finding.
  public var fingerprint: String?
  /// What else names it, each made of something that is edited by itself; empty where the fingerprint is all.
  ///
  /// A baseline knows the finding by half of them.
  public var aliases: [String] = []
  /// Who decided to live with the finding, and why; nil for one that counts.
  public var suppression: Suppression?
  /// Whether the finding was there in the baseline; nil when there is no baseline.
  public var isKnown: Bool?
  /// Of how many cells or rows the finding told in the baseline, where it has outgrown that; nil elsewhere.
  public var knownCount: Int?

  /// Notes an outcome.
  public init(
    rule: String, outcome: Outcome, impact: Impact, finding: Finding? = nil, fingerprint: String? = nil
  ) {
    self.rule = rule
    self.outcome = outcome
    self.impact = impact
    self.finding = finding
    self.fingerprint = fingerprint
  }

  /// Whether the finding is one to tell: there is one, nobody suppressed it, and it is not known from the baseline.
  public var isNews: Bool { finding != nil && suppression == nil && isKnown != true }
}

/// A decision to live with a finding.
public struct Suppression: Hashable, Sendable {
  /// Where it was decided.
  public enum Source: String, Hashable, Sendable {
    /// In the file itself.
    case inSource
    /// In the project's settings file.
    case settings
  }

  /// Where it was decided.
  public var source: Source
  /// Why, in the author's words.
  public var reason: String

  /// Notes a decision.
  public init(_ source: Source, reason: String) {
    self.source = source
    self.reason = reason
  }
}
