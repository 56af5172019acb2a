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
}

/// The place of a bar.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
/// A bar as its delegate sees it.
public typealias UIBarPositioning = UIView
/// The delegate of a toolbar; never called.
@preconcurrency @MainActor public protocol UIToolbarDelegate: NSObjectProtocol {}

/// A toolbar.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The delegate; never called.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The buttons, in order.
  open var items: [UIBarButtonItem]?
  /// Stored only, without effect.
  open var barTintColor: UIColor?, barStyle: UIBarStyle = .default, isTranslucent = true,
    standardAppearance = UIToolbarAppearance()
}

/// The looks of a bar; stored only.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Colours and images.
  open var backgroundColor: UIColor?, backgroundImage: UIImage?, shadowColor: UIColor?, shadowImage: UIImage?
  /// Makes default looks.
  public override init() { super.init() }
  /// Makes default looks; nothing is copied.
  public convenience init(barAppearance: UIBarAppearance) { self.init() }
  /// Does nothing.
  open func configureWithDefaultBackground() {}
  /// Does nothing.
  open func configureWithOpaqueBackground() {}
  /// Does nothing.
  open func configureWithTransparentBackground() {}
}

/// The looks of a navigation bar; stored only.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:],
    largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of the buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(), backButtonAppearance = UIBarButtonItemAppearance(),
    doneButtonAppearance = UIBarButtonItemAppearance()
  /// Does nothing.
  open func setBackIndicatorImage(_: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The looks of a toolbar; stored only.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// The looks of a tab bar; stored only.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The looks of the tabs.
  open var stackedLayoutAppearance = UIBarButtonItemAppearance(),
    inlineLayoutAppearance = UIBarButtonItemAppearance(),
    compactInlineLayoutAppearance = UIBarButtonItemAppearance(), selectionIndicatorImage: UIImage?,
    selectionIndicatorTintColor: UIColor?, stackedItemWidth: CGFloat = 0, stackedItemSpacing: CGFloat = 0
}

/// The looks of the buttons or tabs of a bar; stored only.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The looks of a button or tab in one state.
  @preconcurrency @MainActor open class StateAppearance: NSObject {
    /// The attributes of the title, and the colour of the image.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:], iconColor: UIColor?,
      backgroundImage: UIImage?
  }
  /// The looks by state.
  public let normal = StateAppearance(), selected = StateAppearance(), highlighted = StateAppearance()
}

/// A visual effect; stored only.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}
/// The style of a bar.
public enum UIBarStyle: Int, Sendable { case `default`, black }
/// The height of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }
