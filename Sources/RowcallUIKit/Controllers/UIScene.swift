/// A scene of the app.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The options that a scene is opened with: none here.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {}
  /// The session of the scene.
  public let session: UISceneSession
  /// The delegate of the scene.
  open var delegate: (any UISceneDelegate)?
  /// Makes a scene.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The windows of the scene.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The key window.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// The coordinates of the scene: those of the screen.
  open var coordinateSpace: UIScreen { .main }
}

/// The session of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The role of a scene.
  public enum Role: Sendable { case windowApplication }
  /// The role of the scene.
  public let role = Role.windowApplication
}

/// The configuration of a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The class of the scene's delegate; never made.
  open var delegateClass: AnyClass?
  /// Makes a configuration; name and role are ignored.
  public convenience init(name: String?, sessionRole: UISceneSession.Role) { self.init() }
}

/// The delegate of a scene.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene connects; apps set up their window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to come to the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(_: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

/// The screen of a phone.
@preconcurrency @MainActor open class UIScreen: NSObject {
  // UIKit's own name for the one screen; nothing of it changes.
  /// The only screen.
  public static let main = UIScreen()
  /// The bounds: 390 by 844 points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// Pixels for each point.
  open var scale: CGFloat { 2 }
}

/// The device: a phone.
@preconcurrency @MainActor open class UIDevice: NSObject {
  // UIKit's own name for the one device; nothing of it changes.
  /// The only device.
  public static let current = UIDevice()
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

/// The view at the top of a screen's views.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The scene that the window is in.
  open weak var windowScene: UIWindowScene?
  /// True while the window gets the keys.
  open private(set) var isKeyWindow = false
  /// The first controller; it appears when the window is visible.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
  }
  private var isShown = false
  /// Makes a window as large as the screen, in a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  /// The window itself.
  open override var window: UIWindow? { self }
  /// Shows the window: the first controller loads its view and appears.
  open func makeKeyAndVisible() {
    makeKey()
    show()
  }
  /// Lets the window get the keys.
  open func makeKey() {
    for window in UIApplication.shared.windows { window.isKeyWindow = false }
    isKeyWindow = true
  }
  /// Hidden windows show nothing; un-hiding one shows it.
  open override var isHidden: Bool { didSet { if oldValue, !isHidden { show() } } }
  private func show() {
    guard !isShown, !UIApplication.shared.isLaunching else { return }
    isShown = true
    UIApplication.shared.windows.append(self)
    rootViewController.map(appear)
  }
  private func replaceRoot(_ old: UIViewController?) {
    old?.disappearAlone()
    old?.viewIfLoaded?.removeFromSuperview()
    if isShown { rootViewController.map(appear) }
  }
  private func appear(_ root: UIViewController) {
    root.view.frame = bounds
    addSubview(root.view)
    root.appearAlone()
  }
}
