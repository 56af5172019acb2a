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

/// What a start of the app says.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app has started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// A scene is about to connect.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes were thrown away.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// People see the app.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// People are about to stop seeing the app.
  func applicationWillResignActive(_ application: UIApplication)
  /// People do not see the app any more.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// People are about to see the app.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

/// Every method is optional: these do nothing.
extension UIApplicationDelegate {
  /// Says that all is well.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Hands out a plain configuration.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: .windowApplication) }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
