extension NSLayoutConstraint {
  /// An edge, a line or a size.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  /// How the two sides of a rule compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The two directions.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// How views of a drawing in letters align; accepted.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, with the same values as on a phone.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Left edges align.
    public static let alignAllLeft = Self(rawValue: 1 << 1)
    /// Right edges align.
    public static let alignAllRight = Self(rawValue: 1 << 2)
    /// Top edges align.
    public static let alignAllTop = Self(rawValue: 1 << 3)
    /// Bottom edges align.
    public static let alignAllBottom = Self(rawValue: 1 << 4)
    /// Leading edges align.
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    /// Trailing edges align.
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    /// Middles align from left to right.
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    /// Middles align from top to bottom.
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
  }
}
