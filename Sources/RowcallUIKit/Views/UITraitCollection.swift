/// The traits of the screen: a light phone, written from left to right, with text of the default size.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // Unchecked because the class is open, as in UIKit: all it stores is constant.
  /// The appearance, light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The size of text that the person chose.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The size classes.
  public let horizontalSizeClass = UIUserInterfaceSizeClass.compact,
    verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// The kind of device.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The traits that hold everywhere here.
  public static let current = UITraitCollection(style: .light)
  /// Makes traits with an appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
  /// Makes traits with a size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(style: .light, category: preferredContentSizeCategory)
  }
  init(style: UIUserInterfaceStyle, category: UIContentSizeCategory = .large) {
    userInterfaceStyle = style
    preferredContentSizeCategory = category
    super.init()
  }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// The amount of room.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5 }

/// The size of text that the person chose, from small to large.
public enum UIContentSizeCategory: Int, Comparable, Sendable {
  case unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
  /// True for the sizes that only accessibility settings offer.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  /// Posted when the person chooses another size; never here.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChange")
  /// Compares sizes.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// An object that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Never called, because the traits stay the same.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
