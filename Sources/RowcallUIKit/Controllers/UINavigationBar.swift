/// The bar with the title and the buttons of the screen on top.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// True if titles are large.
  open var prefersLargeTitles = false
  /// True if something shines through; kept.
  open var isTranslucent = true
  /// The colour of the bar; kept.
  open var barTintColor: UIColor?
  /// The style of the bar; kept.
  open var barStyle: UIBarStyle = .default
  /// How the title looks; kept.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How the large title looks; kept.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The line at the edge; kept.
  open var shadowImage: UIImage?
  /// The picture of the button back; kept.
  open var backIndicatorImage: UIImage?
  /// The shape of the button back; kept.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// How the bar looks; kept.
  open var standardAppearance = UINavigationBarAppearance()
  /// How the bar looks at the end of the content; kept.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks when it is low; kept.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks when it is low, at the end of the content; kept.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// What the screens of the stack show, the first first.
  open var items: [UINavigationItem]? {
    get { controllerOfStack?.viewControllers.map(\.navigationItem) ?? keptItems }
    set { keptItems = newValue }
  }
  private var keptItems: [UINavigationItem]?
  weak var controllerOfStack: UINavigationController?

  /// What the screen on top shows.
  open var topItem: UINavigationItem? { items?.last }
  /// What the screen below shows.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  private var backgrounds = KeptPictures()
  /// Keeps the picture behind the title in a kind of bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[.normal, barMetrics] = backgroundImage
  }
  /// The picture behind the title in a kind of bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[.normal, barMetrics] }

  // What apps set for all bars; bound to the main actor.
  private static let shared = UINavigationBar()
  /// What apps set for all bars; kept in one place, and no bar takes it over.
  public static func appearance() -> UINavigationBar { shared }
}

/// The style of a bar.
public enum UIBarStyle: Int, Sendable { case `default`, black }
/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
