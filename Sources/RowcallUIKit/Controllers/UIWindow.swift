/// The view at the top of a screen's views.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The scene that the window is in.
  open weak var windowScene: UIWindowScene?
  /// True while the window gets the keys.
  open private(set) var isKeyWindow = false
  /// Which window is above which.
  open var windowLevel: Level = .normal
  /// The first controller; it appears when the window is visible.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
  }
  private var isShown = false

  /// Which window is above which.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public let rawValue: CGFloat
    /// Makes a level from its height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Where apps are.
    public static let normal = Self(rawValue: 0)
    /// Where the clock is.
    public static let statusBar = Self(rawValue: 1000)
    /// Where alerts are.
    public static let alert = Self(rawValue: 2000)
  }

  /// Makes a window with a rectangle.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a window as large as the screen, in a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  /// Makes a window; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
  open override var isHidden: Bool {
    didSet { if oldValue, !isHidden { show() } }
  }

  private func show() {
    guard !isShown else { return }
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
