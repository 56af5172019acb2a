/// The bar with the title and the buttons of the screen on top.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// True if titles are large.
  open var prefersLargeTitles = false
  /// Stored only, without effect.
  open var isTranslucent = true, barTintColor: UIColor?, barStyle: UIBarStyle = .default,
    shadowImage: UIImage?,
    titleTextAttributes: [NSAttributedString.Key: Any]?, backIndicatorImage: UIImage?,
    largeTitleTextAttributes: [NSAttributedString.Key: Any]?, backIndicatorTransitionMaskImage: UIImage?,
    standardAppearance = UINavigationBarAppearance(), scrollEdgeAppearance: UINavigationBarAppearance?,
    compactAppearance: UINavigationBarAppearance?
  private weak var controllerOfStack: UINavigationController?
  convenience init(of controller: UINavigationController) {
    self.init(frame: .zero)
    controllerOfStack = controller
  }
  /// The item of the screen on top.
  open var topItem: UINavigationItem? { controllerOfStack?.topViewController?.navigationItem }
  /// Does nothing.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// What the navigation bar shows while a screen is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  /// The title of the back button.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  /// The title of the screen.
  open var title: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// The leading buttons, from the edge.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The trailing buttons, from the edge.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The first leading button; setting it leaves only that one.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first trailing button; setting it leaves only that one.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The search of the screen.
  open var searchController: UISearchController?
  /// Stored only, without effect.
  open var prompt: String?, backBarButtonItem: UIBarButtonItem?, backButtonTitle: String?,
    backButtonDisplayMode: BackButtonDisplayMode = .default, hidesBackButton = false,
    leftItemsSupplementBackButton = false, hidesSearchBarWhenScrolling = true,
    largeTitleDisplayMode: LargeTitleDisplayMode = .automatic,
    standardAppearance: UINavigationBarAppearance?, scrollEdgeAppearance: UINavigationBarAppearance?,
    compactAppearance: UINavigationBarAppearance?
  /// Makes an item with a title.
  public init(title: String) {
    self.title = title.nonEmpty
    super.init()
  }
  /// Sets the leading buttons.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the trailing buttons.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the leading button.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the trailing button.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets ``hidesBackButton``.
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
}

/// A toolbar.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The buttons, in order.
  open var items: [UIBarButtonItem]?
  /// Stored only, without effect.
  open var barTintColor: UIColor?, barStyle: UIBarStyle = .default, isTranslucent = true,
    standardAppearance = UIToolbarAppearance()
  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
