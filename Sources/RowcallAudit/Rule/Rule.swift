/// Something that a listener needs, held against one kind of subject.
///
/// A rule only judges. What it looks at (headers, spans, words that are heard) is settled by the subject, once for all
/// rules. It is a value without state, and may run on several threads.
public protocol Rule<Subject>: Sendable {
  /// What it is held against.
  associatedtype Subject

  /// What it asks for, and why.
  static var description: RuleDescription { get }

  /// Looks over a subject and notes what was looked at and what was found.
  func check(_ subject: Subject, into notes: inout Notes)
}

/// What a rule notes down while it looks over a subject.
public struct Notes: Sendable {
  /// How many things the rule has looked at; none means that it is inapplicable.
  public private(set) var targetCount = 0
  /// What was found, in the order in which it was.
  public private(set) var findings: [Finding] = []

  /// Starts with nothing.
  public init() {}

  /// Notes that something was looked at, whatever comes of it.
  public mutating func look(_ count: Int = 1) { targetCount += count }

  /// Notes a finding about something that was looked at.
  public mutating func add(_ finding: Finding) { findings.append(finding) }

  /// What came of it all.
  public var outcome: Outcome {
    if findings.contains(where: { $0.outcome == .failed }) { return .failed }
    if !findings.isEmpty { return .cantTell }
    return targetCount > 0 ? .passed : .inapplicable
  }
}
