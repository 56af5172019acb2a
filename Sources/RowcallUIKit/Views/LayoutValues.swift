extension NSLayoutConstraint {
  /// An edge, centre, baseline or size.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
    case trailingMargin, centerXWithinMargins, centerYWithinMargins
  }
  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  /// The two directions.
  public enum Axis: Int, Sendable { case horizontal, vertical }
}

/// The priority of a constraint, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float
  /// Makes a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The constraint must hold.
  public static let required = Self(1000)
  /// 750.
  public static let defaultHigh = Self(750)
  /// 250.
  public static let defaultLow = Self(250)
}

/// Distances from the four edges in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distances in points.
  public var top, left, bottom, right: CGFloat
  /// No distance.
  public static let zero = UIEdgeInsets()
  /// Makes distances; each is zero by default.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

/// Distances from the four edges in points, by the direction of writing.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distances in points.
  public var top, leading, bottom, trailing: CGFloat
  /// No distance.
  public static let zero = NSDirectionalEdgeInsets()
  /// Makes distances; each is zero by default.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

/// An edge of a rectangle.
public enum UIRectEdge: Sendable { case top, left, bottom, right }
/// An edge of a rectangle by the direction of writing.
public enum NSDirectionalRectEdge: Sendable { case top, leading, bottom, trailing }

extension CGRect {
  /// The rectangle inside distances from the edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

extension NSValue {
  /// The rectangle that is stored.
  public var cgRectValue: CGRect { rectValue }
}
