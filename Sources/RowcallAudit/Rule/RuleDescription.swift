/// What a rule asks for and why, as data: reports, the reference page and the tests are made of it.
public struct RuleDescription: Hashable, Sendable {
  /// What kind of thing a rule is held against.
  public enum Subject: String, CaseIterable, Hashable, Sendable {
    /// Storyboards, XIBs, and live table views.
    case interface
    /// HTML pages.
    case page
    /// Files of data.
    case data
  }

  /// The name by which people choose and suppress the rule: the subject, then what is wrong (`page-header-empty`).
  public var id: String
  /// What it is held against.
  public var subject: Subject
  /// The worst that a finding of it costs; one may cost less, and then says so.
  public var impact: Impact
  /// One sentence: how things are where the rule is kept ("Every header cell has a text.").
  public var summary: String
  /// One or two sentences: what a listener misses where it is not.
  public var rationale: String
  /// One sentence in the imperative: how to mend it.
  public var remedy: String
  /// What outside Rowcall asks for the same.
  public var standards: [Standard]
  /// At least two sources that the rule looks at and finds nothing in.
  public var passing: [Example]
  /// At least two sources with something to find.
  public var failing: [Example]
  /// Sources with nothing in them that the rule looks at, where that may surprise.
  public var inapplicable: [Example]

  /// Describes a rule.
  public init(
    id: String, subject: Subject, impact: Impact, summary: String, rationale: String, remedy: String,
    standards: [Standard], passing: [Example], failing: [Example], inapplicable: [Example] = []
  ) {
    self.id = id
    self.subject = subject
    self.impact = impact
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    self.standards = standards
    self.passing = passing
    self.failing = failing
    self.inapplicable = inapplicable
  }
}
