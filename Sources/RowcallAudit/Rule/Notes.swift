/// The results of a rule while it checks a subject.
public struct Notes: Sendable {
  /// How many things the rule has checked; 0 means that it is inapplicable.
  public private(set) var targetCount = 0
  private var kept: [Finding] = []
  private var hasFailed = false
  /// How many findings were left out because of the limit.
  private var leftOut = 0

  /// The most findings of one rule in one file that are listed by default.
  public static let mostFindings = 250

  /// Whether all findings are listed.
  let listsAll: Bool
  private var limit: Int { listsAll ? .max : Self.mostFindings }

  /// Starts without results.
  public init(listsAll: Bool = false) { self.listsAll = listsAll }

  /// Counts things as checked.
  public mutating func look(_ count: Int = 1) { targetCount += count }

  /// Adds a finding; it is only created if it will be listed.
  public mutating func add(_ finding: @autoclosure () -> Finding) {
    if kept.count >= limit, hasFailed {
      leftOut += 1
      return
    }
    let finding = finding()
    // The first failed finding decides the outcome of the rule.
    guard kept.count < limit || finding.outcome == .failed else {
      leftOut += 1
      return
    }
    hasFailed = hasFailed || finding.outcome == .failed
    kept.append(finding)
  }

  /// The findings in order; the last counts those over the limit.
  public var findings: [Finding] {
    guard leftOut > 0, var last = kept.last else { return kept }
    last.rest += leftOut
    last.message += Self.notShown(leftOut)
    return kept.dropLast() + [last]
  }

  /// The end of a message that stands for further findings.
  static func notShown(_ count: Int) -> String {
    count == 1 ? " 1 similar finding is not shown." : " \(count) similar findings are not shown."
  }

  /// The outcome of the rule.
  public var outcome: Outcome {
    if hasFailed { return .failed }
    if !kept.isEmpty { return .cantTell }
    return targetCount > 0 ? .passed : .inapplicable
  }
}
