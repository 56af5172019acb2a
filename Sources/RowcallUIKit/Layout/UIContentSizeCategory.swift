/// The size that a person chose for text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The name of the size.
  public let rawValue: String
  /// Makes a size by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not said.
  public static let unspecified = Self(rawValue: "unspecified")
  /// The smallest.
  public static let extraSmall = Self(rawValue: "extraSmall")
  /// Two below the usual.
  public static let small = Self(rawValue: "small")
  /// One below the usual.
  public static let medium = Self(rawValue: "medium")
  /// The usual.
  public static let large = Self(rawValue: "large")
  /// One above the usual.
  public static let extraLarge = Self(rawValue: "extraLarge")
  /// Two above the usual.
  public static let extraExtraLarge = Self(rawValue: "extraExtraLarge")
  /// Three above the usual.
  public static let extraExtraExtraLarge = Self(rawValue: "extraExtraExtraLarge")
  /// The first of the very large.
  public static let accessibilityMedium = Self(rawValue: "accessibilityMedium")
  /// The second of the very large.
  public static let accessibilityLarge = Self(rawValue: "accessibilityLarge")
  /// The third of the very large.
  public static let accessibilityExtraLarge = Self(rawValue: "accessibilityExtraLarge")
  /// The fourth of the very large.
  public static let accessibilityExtraExtraLarge = Self(rawValue: "accessibilityExtraExtraLarge")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "accessibilityExtraExtraExtraLarge")

  /// True for the five very large sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Compares by size.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.bySize.firstIndex(of: self) ?? -1 }
  private static let bySize: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]
}
