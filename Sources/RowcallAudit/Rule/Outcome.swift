/// What came of holding a rule against a file, in the words of the ACT rules format and of EARL.
public enum Outcome: String, CaseIterable, Hashable, Sendable {
  /// There was something to look at, and all of it is as it should be.
  case passed
  /// Something is not as it should be.
  case failed
  /// Something may not be as it should be, and only a person can tell.
  case cantTell
  /// There was nothing to look at.
  case inapplicable
}
