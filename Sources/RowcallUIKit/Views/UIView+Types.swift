extension UIView {
  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// How a view follows the size of the one above.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, with the same values as on a phone.
    public let rawValue: UInt
    /// Makes a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin grows.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width grows.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The right margin grows.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The top margin grows.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height grows.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The bottom margin grows.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }

  /// How a tint colour is toned down.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }
}

/// Which way round content goes.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction of writing.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}
