/// How much a finding costs a listener.
public enum Impact: String, CaseIterable, Hashable, Comparable, Sendable {
  /// Is heard as clumsy, and understood.
  case minor
  /// Takes a listener longer, or asks them to remember what others see.
  case moderate
  /// Keeps a listener from understanding a part, or from operating it with confidence.
  case serious
  /// Keeps a listener from what others can read or do.
  case critical

  /// Whether one costs less than another.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
