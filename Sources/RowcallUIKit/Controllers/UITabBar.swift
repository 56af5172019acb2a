/// A tab of a screen.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The tabs that the system knows.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }

  /// The picture while the tab is chosen.
  open var selectedImage: UIImage?
  /// The words of a badge; `nil` if there is none.
  open var badgeValue: String?
  /// The colour of the badge; kept.
  open var badgeColor: UIColor?
  /// How the bar looks while the tab is chosen; kept.
  open var standardAppearance: UITabBarAppearance?
  /// How the bar looks at the end of the content while the tab is chosen; kept.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The tab of the system that this is; `nil` if it is the app's own.
  open private(set) var systemItem: SystemItem?

  /// Makes a tab without a title.
  public override init() { super.init() }
  /// Makes a tab; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a tab with a title, a picture and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
  /// Makes a tab with a title and two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
  /// Makes a tab of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }
}

/// The bar with the tabs.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The tabs; kept.
  open var items: [UITabBarItem]?
  /// True if something shines through; kept.
  open var isTranslucent = true
  /// The colour of the bar; kept.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not chosen; kept.
  open var unselectedItemTintColor: UIColor?
  /// The picture behind the tabs; kept.
  open var backgroundImage: UIImage?
  /// The line at the edge; kept.
  open var shadowImage: UIImage?
  /// The picture of the mark of the chosen tab; kept.
  open var selectionIndicatorImage: UIImage?
  /// How the tabs share the bar; kept.
  open var itemPositioning = ItemPositioning.automatic
  /// The style of the bar; kept.
  open var barStyle: UIBarStyle = .default
  /// How the bar looks; kept.
  open var standardAppearance = UITabBarAppearance()
  /// How the bar looks at the end of the content; kept.
  open var scrollEdgeAppearance: UITabBarAppearance?

  // What apps set for all bars; bound to the main actor.
  private static let shared = UITabBar()
  /// What apps set for all bars; kept in one place, and no bar takes it over.
  public static func appearance() -> UITabBar { shared }
}
