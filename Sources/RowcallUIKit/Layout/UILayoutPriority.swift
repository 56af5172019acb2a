/// How much a constraint matters, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float

  /// Makes a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It must hold.
  public static let required = Self(rawValue: 1000)
  /// It matters much.
  public static let defaultHigh = Self(rawValue: 750)
  /// It matters little.
  public static let defaultLow = Self(rawValue: 250)
  /// It matters least.
  public static let fittingSizeLevel = Self(rawValue: 50)
}
