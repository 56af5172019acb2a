/// The running app.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The name of an option with which a link is opened.
  public typealias OpenExternalURLOptionsKey = String
  /// The name of an option with which another app opens a link.
  public typealias OpenURLOptionsKey = String
  /// The name of an option with which the app is launched.
  public typealias LaunchOptionsKey = String
  // UIKit's own name for the one application; it is bound to the main actor, so nothing is shared between threads.
  /// The app.
  public static let shared = UIApplication()
  /// The URL of the app's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The delegate; a weak reference.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The windows, in the order in which they were made visible.
  open internal(set) var windows: [UIWindow] = []
  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }
  /// The links that were opened, in order.
  public internal(set) var openedURLs: [URL] = []
  /// The selectors that no target ran, in order.
  public internal(set) var unansweredActions: [UnansweredAction] = []
  /// What accessibility notifications were posted, in order.
  public internal(set) var postedNotifications: [UIAccessibility.PostedNotification] = []
  weak var firstResponder: UIResponder?
  /// The completions of the open transactions, the innermost last.
  var openTransactions: [[() -> Void]] = []
  /// The screens that replace those of storyboards.
  var storyboards = StoryboardScreens()
  /// The looks that apps set for all instances of a class.
  var looks = SharedLooks()
  /// The delegate of a launched app; a strong reference.
  var launched: (any UIApplicationDelegate)?
  /// True while an app is launched, whose windows show nothing: a session shows the first screen.
  var isLaunching = false
  /// True for every link that has a scheme.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }
  /// Adds the link to ``openedURLs``.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    completion?(true)
  }
}

// Names of what the system posts; nothing is posted here.
extension UIApplication {
  /// Changes of the app's state.
  public nonisolated static let didBecomeActiveNotification = Notification.Name("DidBecomeActive"),
    willResignActiveNotification = Notification.Name("WillResignActive"),
    didEnterBackgroundNotification = Notification.Name("DidEnterBackground"),
    willEnterForegroundNotification = Notification.Name("WillEnterForeground"),
    willTerminateNotification = Notification.Name("WillTerminate")
}

extension UIResponder {
  /// Changes of the keyboard.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("KeyboardWillShow"),
    keyboardDidShowNotification = Notification.Name("KeyboardDidShow"),
    keyboardWillHideNotification = Notification.Name("KeyboardWillHide"),
    keyboardDidHideNotification = Notification.Name("KeyboardDidHide"),
    keyboardWillChangeFrameNotification = Notification.Name("KeyboardWillChangeFrame")
  /// Keys of what a notification of the keyboard says.
  public nonisolated static let keyboardFrameEndUserInfoKey = "KeyboardFrameEnd",
    keyboardAnimationDurationUserInfoKey = "KeyboardAnimationDuration",
    keyboardAnimationCurveUserInfoKey = "KeyboardAnimationCurve"
}

extension UITextField {
  /// The text changed; never posted here.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChange")
}

/// The delegate of the app, whose class may be marked `@main`; methods that are never called are not listed.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of the app; `nil` if scenes have windows of their own.
  var window: UIWindow? { get set }
  /// The app has started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app is active.
  func applicationDidBecomeActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// None, unless the delegate stores one.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Runs the app of a class marked `@main`: launches it, and prints the transcript of its first screen.
  public static func main() {
    guard let delegate = (self as? UIResponder.Type)?.madeByDefault() as? Self else { return }
    print(ScreenSession(launching: delegate).transcript, terminator: "")
  }
}

/// The old name of the launch options' keys.
public typealias UIApplicationLaunchOptionsKey = String
