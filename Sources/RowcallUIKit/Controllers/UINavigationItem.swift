/// What the bar shows while a screen is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  /// How the button back is called.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  /// Where the search of a screen stands.
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }

  /// The title of the screen.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// The buttons where lines begin, in order from the edge.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons where lines end, in order from the edge.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The first button where lines begin; setting it leaves only that one.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button where lines end; setting it leaves only that one.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The button by which the next screen leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title by which the next screen leads back here.
  open var backButtonTitle: String?
  /// How the button back is called.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default
  /// True if there is no button back.
  open var hidesBackButton = false
  /// True if the buttons where lines begin stand beside the button back.
  open var leftItemsSupplementBackButton = false
  /// The search of the screen.
  open var searchController: UISearchController?
  /// True if the search goes away when the screen is scrolled; kept.
  open var hidesSearchBarWhenScrolling = true
  /// When the title is large.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  /// How the bar looks; kept.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks at the end of the content; kept.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks when it is low; kept.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks when it is low, at the end of the content; kept.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Where the search stands; kept.
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title.nonEmpty
    super.init()
  }
  /// Makes an item; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// Sets the buttons where lines begin.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons where lines end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the button where lines begin.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button where lines end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Hides the button back or shows it.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
