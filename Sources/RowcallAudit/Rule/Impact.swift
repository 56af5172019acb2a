/// How much a finding affects a listener.
public enum Impact: String, CaseIterable, Hashable, Comparable, Sendable {
  /// Sounds clumsy, but is understood.
  case minor
  /// Takes a listener longer, or makes them remember what others see.
  case moderate
  /// Keeps a listener from understanding a part or using it with confidence.
  case serious
  /// Keeps a listener from reading or doing what others can.
  case critical

  /// Whether one is lower than another.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
