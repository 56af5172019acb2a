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

// Every method is optional.
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
  /// Starts the app of a class marked `@main`: makes the delegate and calls its launch methods, then returns.
  public static func main() {
    guard let delegate = (self as? UIResponder.Type)?.madeByDefault() as? Self else { return }
    UIApplication.shared.launch(delegate)
  }
}

extension UIApplication {
  /// Calls the launch methods of a delegate, which stays the app's delegate.
  func launch(_ newDelegate: some UIApplicationDelegate) {
    launched = newDelegate
    delegate = newDelegate
    _ = newDelegate.application(self, didFinishLaunchingWithOptions: nil)
    newDelegate.applicationDidBecomeActive(self)
  }
}
