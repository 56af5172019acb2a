/// The outcome of a rule for a file, named as in the ACT rules format and EARL.
public enum Outcome: String, CaseIterable, Hashable, Sendable {
  /// There was something to check, without problems.
  case passed
  /// There is a problem.
  case failed
  /// Something needs review by a person.
  case cantTell
  /// There was nothing to check.
  case inapplicable
}
