/// The running app: what is shared by all its screens.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// What a link is opened with.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Makes an option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only in an app, not in a browser.
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }
  /// What another app opens a link with.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Makes an option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that opens the link.
    public static let sourceApplication = Self(rawValue: "sourceApplication")
    /// True if a document is changed where it is.
    public static let openInPlace = Self(rawValue: "openInPlace")
    /// What the other app says.
    public static let annotation = Self(rawValue: "annotation")
  }
  /// What an app is started with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Makes an option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A link that started the app.
    public static let url = Self(rawValue: "url")
  }
  /// Whether people see the app.
  public enum State: Int, Sendable { case active, inactive, background }

  // UIKit's own name for the one application; it is bound to the main actor, so nothing is shared between threads.
  /// The app.
  public static let shared = UIApplication()
  /// The address of the app's settings.
  public static let openSettingsURLString = "app-settings:"

  /// Who is told of the app's life; not kept alive.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The windows, in the order in which they were made visible.
  open internal(set) var windows: [UIWindow] = []
  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }
  /// True while people see the app: always.
  open var applicationState: State { .active }
  /// The number on the app's picture; kept.
  open var applicationIconBadgeNumber = 0
  /// True while the screen stays on; kept.
  open var isIdleTimerDisabled = false
  /// True while the wheel of the network turns; kept.
  open var isNetworkActivityIndicatorVisible = false
  /// The size that the person chose for text.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The rectangle of the clock; there is none.
  open var statusBarFrame: CGRect { .zero }
  /// The direction of writing.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The links that were opened, in order.
  public internal(set) var openedURLs: [URL] = []
  /// The calls by name that nobody answered, in order.
  public internal(set) var unansweredActions: [UnansweredAction] = []
  /// What accessibility notifications were posted, in order.
  public internal(set) var postedNotifications: [UIAccessibility.PostedNotification] = []
  weak var firstResponder: UIResponder?
  /// What is to happen after each open transaction, the innermost last.
  var openTransactions: [[() -> Void]] = []
  /// The screens that stand in for those of storyboards.
  var storyboards = StoryboardScreens()
  /// What apps set for all views of a kind.
  var looks = AllLooks()
  /// Who is told of screens that come and go.
  var navigationRecorder: (any NavigationRecorder)?

  /// True for every link that has a scheme.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }
  /// Keeps the link among ``openedURLs``.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    completion?(true)
  }
  /// Calls a target by name; true if it answered.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let target = target.map { $0 as AnyObject }
    return TargetAction(target: target, action: action).send(from: sender.map { $0 as AnyObject } ?? self)
  }
  /// Accepted: there is no remote control.
  open func beginReceivingRemoteControlEvents() {}
  /// Accepted: no messages come in.
  open func registerForRemoteNotifications() {}
}
