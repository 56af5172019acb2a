/// What kind of screen there is: a light phone, written from left to right, with text of the usual size.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // Unchecked because the class is open, as in UIKit: all it stores is constant.

  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How much room there is from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The size that the person chose for text.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// What kind of device there is.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels for each point.
  public let displayScale: CGFloat
  /// The direction of writing.
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  /// The traits that hold everywhere here.
  public static let current = UITraitCollection(style: .light)

  /// Makes the traits that hold everywhere here.
  public convenience override init() { self.init(style: .light) }
  /// Makes traits with a style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
  /// Makes traits with a size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(style: .light, category: preferredContentSizeCategory)
  }

  init(style: UIUserInterfaceStyle, category: UIContentSizeCategory = .large) {
    userInterfaceStyle = style
    horizontalSizeClass = .compact
    verticalSizeClass = .regular
    preferredContentSizeCategory = category
    userInterfaceIdiom = .phone
    displayScale = 2
    layoutDirection = .leftToRight
    super.init()
  }

  /// True if colours differ between the two.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// What kind of device there is.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}
/// The direction of writing.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}
