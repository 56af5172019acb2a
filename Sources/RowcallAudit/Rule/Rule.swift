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
  private var kept: [Finding] = []
  private var hasFailed = false
  /// How many findings were left out because there were enough.
  private var leftOut = 0

  /// How many findings of one rule in one file are told one by one: nobody reads more of them.
  public static let mostFindings = 250

  /// Starts with nothing.
  public init() {}

  /// Notes that something was looked at, whatever comes of it.
  public mutating func look(_ count: Int = 1) { targetCount += count }

  /// Notes a finding about something that was looked at; it is only put together where it will be told.
  public mutating func add(_ finding: @autoclosure () -> Finding) {
    if kept.count >= Self.mostFindings, hasFailed {
      leftOut += 1
      return
    }
    let finding = finding()
    // The first that failed decides what comes of the rule.
    guard kept.count < Self.mostFindings || finding.outcome == .failed else {
      leftOut += 1
      return
    }
    hasFailed = hasFailed || finding.outcome == .failed
    kept.append(finding)
  }

  /// What was found, in the order in which it was; where there were too many, the last says how many more there are.
  public var findings: [Finding] {
    guard leftOut > 0, var last = kept.last else { return kept }
    last.rest += leftOut
    last.message += " \(leftOut) more of the kind \(leftOut == 1 ? "is" : "are") not told one by one."
    return kept.dropLast() + [last]
  }

  /// What came of it all.
  public var outcome: Outcome {
    if hasFailed { return .failed }
    if !kept.isEmpty { return .cantTell }
    return targetCount > 0 ? .passed : .inapplicable
  }
}
