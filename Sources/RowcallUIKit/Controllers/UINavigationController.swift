/// A stack of screens, of which people see the last.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// What a stack does with a screen.
  public enum Operation: Int, Sendable { case none, push, pop }

  /// The bar with titles and buttons.
  public let navigationBar: UINavigationBar
  /// The bar at the bottom.
  public let toolbar: UIToolbar
  /// True if there is no bar with titles.
  open var isNavigationBarHidden = false
  /// True if there is no bar at the bottom.
  open var isToolbarHidden = true
  /// True if the bars go away while scrolling; kept.
  open var hidesBarsOnSwipe = false
  /// True if a tap lets the bars go away; kept.
  open var hidesBarsOnTap = false
  /// Who is told of screens that come; not kept alive.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The recognizer of the swipe back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// Makes a stack with a first screen.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    navigationBar.controllerOfStack = self
    setViewControllers([rootViewController], animated: false)
  }
  /// Makes an empty stack with bars of the app's own classes, if they can be made without arguments: else plain ones.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    navigationBar.controllerOfStack = self
  }
  /// Makes an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    navigationBar.controllerOfStack = self
  }
  /// Makes an empty stack; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(coder: coder)
    navigationBar.controllerOfStack = self
  }

  /// The screens, the first first; setting them is as ``setViewControllers(_:animated:)``.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last screen.
  open var topViewController: UIViewController? { children.last }
  /// The screen that people see: the one presented, or else the last.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
  override var placesChildren: Bool { true }
  override var visibleChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  /// Puts a screen on top; one that is in the stack already stays where it is.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !children.contains(viewController), viewController !== self else {
      session?.refuse("\"\(viewController.nameInLog)\" cannot be pushed: it is in the stack already")
      return
    }
    change(animated: animated) { addChild(viewController) }
    UIApplication.shared.navigationRecorder?.record(.pushed(viewController, onto: self))
  }
  /// Takes the last screen off; `nil` if it is the first too.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: children.count - 2, animated: animated)?.last
  }
  /// Takes screens off until the given one is on top; `nil` if it is not below the top.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    children.firstIndex(of: viewController).flatMap { pop(to: $0, animated: animated) }
  }
  /// Takes all screens off but the first; `nil` if there is no other.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }
  /// Sets the whole stack; of a screen that is given twice, only the first counts.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    var stack: [UIViewController] = []
    for screen in viewControllers where !stack.contains(screen) && screen !== self { stack.append(screen) }
    change(animated: animated) { replaceChildren(by: stack) }
    UIApplication.shared.navigationRecorder?.record(.replaced(stack, in: self))
  }

  /// Puts a screen on top.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// Hides the bar with titles or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Hides the bar at the bottom or shows it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// How the clock looks: as the last screen says.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    topViewController?.preferredStatusBarStyle ?? .default
  }
}

/// Who is told of screens that come to the top of a stack.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A screen is about to be on top.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A screen is on top.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

/// Every method is optional: these do nothing.
extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
