/// One direction of the plane, or both.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits, with the same values as on a phone.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From side to side.
  public static let horizontal = Self(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = Self(rawValue: 1 << 1)
  /// In both directions.
  public static let both: Self = [.horizontal, .vertical]
}
