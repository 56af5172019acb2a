/// A check of one kind of subject.
///
/// The subject computes headers, spans and spoken text once for all rules. A rule has no state and may run on several
/// threads.
public protocol Rule<Subject>: Sendable {
  /// What it checks.
  associatedtype Subject

  /// What it requires, and why.
  static var description: RuleDescription { get }

  /// Checks a subject, and notes what was checked and found.
  func check(_ subject: Subject, into notes: inout Notes)
}

extension Rule {
  /// What it requires, and why.
  var description: RuleDescription { Self.description }
}
