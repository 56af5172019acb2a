/// How a bar of tabs looks; kept.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// How the tabs look with their titles below the pictures.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How the tabs look with their titles beside the pictures.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How the tabs look in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour of the mark of the chosen tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture of the mark of the chosen tab.
  open var selectionIndicatorImage: UIImage?
  /// How the tabs share the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// How wide a tab is, in points; 0 for that of the content.
  open var stackedItemWidth: CGFloat = 0
  /// How far tabs are apart, in points; 0 for the usual.
  open var stackedItemSpacing: CGFloat = 0
}

/// How the tabs of a bar look; kept.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// How a tab looks in one state.
  @preconcurrency @MainActor open class StateAppearance: NSObject {
    /// How the title looks.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Where the title is moved to.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the picture.
    open var iconColor: UIColor?
    /// The colour of the badge.
    open var badgeBackgroundColor: UIColor?
    /// How the words of the badge look.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }
  /// Where the titles of tabs stand.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  /// As usual.
  public let normal = StateAppearance()
  /// Chosen.
  public let selected = StateAppearance()
  /// Not to be used.
  public let disabled = StateAppearance()
  /// With a keyboard at it.
  public let focused = StateAppearance()

  /// Makes the usual looks.
  public override init() { super.init() }
  /// Makes the looks of a style.
  public init(style: Style) { super.init() }
}

extension UITabBar {
  /// How tabs share the bar.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
}
