/// A stack of screens, of which people see the last.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The bar with titles and buttons.
  open private(set) lazy var navigationBar = UINavigationBar(of: self)
  /// The bar at the bottom.
  public let toolbar = UIToolbar()
  /// The delegate; a weak reference.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Stored only, without effect.
  open var isNavigationBarHidden = false, isToolbarHidden = true, hidesBarsOnSwipe = false,
    hidesBarsOnTap = false,
    interactivePopGestureRecognizer: UIGestureRecognizer?
  /// Makes a stack with a first screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
  /// Makes an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes an empty stack; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
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
  /// Pushes a screen; one that is in the stack already is refused.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !children.contains(viewController), viewController !== self else {
      session?.refuse("\"\(viewController.nameInLog)\" cannot be pushed: it is in the stack already")
      return
    }
    change(animated: animated) { addChild(viewController) }
  }
  /// Pops the last screen; `nil` if it is the first too.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: children.count - 2, animated: animated)?.last
  }
  /// Pops screens until the given one is on top; `nil` if it is not below the top.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    children.firstIndex(of: viewController).flatMap { pop(to: $0, animated: animated) }
  }
  /// Pops all screens but the first; `nil` if there is no other.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }
  /// Sets the whole stack; of a screen that is given twice, only the first counts.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    var stack: [UIViewController] = []
    for screen in viewControllers where !stack.contains(screen) && screen !== self { stack.append(screen) }
    change(animated: animated) {
      let gone = children.filter { !stack.contains($0) }
      for screen in gone { screen.willMove(toParent: nil) }
      for screen in stack where screen.parent !== self { addChild(screen) }
      children = stack
      gone.forEach(leave)
    }
  }
  /// Pushes a screen.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }
  /// Sets ``isNavigationBarHidden``.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Sets ``isToolbarHidden``.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

extension UINavigationController {
  /// Changes the stack and replaces the old top by the new one on the screen.
  private func change(animated: Bool, _ body: () -> Void) {
    let (before, old) = (children, topViewController)
    body()
    let top = topViewController
    guard old !== top else { return }
    let isNew = top.map { !before.contains($0) } ?? false
    top?.presentation.isMovingToParent = isNew
    if isOnScreen {
      show(top, inPlaceOf: old, animated: animated)
    } else {
      old?.viewIfLoaded?.removeFromSuperview()
    }
    top?.presentation.isMovingToParent = false
    if isNew { top?.didMove(toParent: self) }
  }
  private func show(_ top: UIViewController?, inPlaceOf old: UIViewController?, animated: Bool) {
    old?.beginAppearanceTransition(false, animated: animated)
    top.map(place)
    top?.beginAppearanceTransition(true, animated: animated)
    if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
    if old !== top { old?.viewIfLoaded?.removeFromSuperview() }
    old?.endAppearanceTransition()
    top?.endAppearanceTransition()
    if let top { delegate?.navigationController(self, didShow: top, animated: animated) }
  }
  private func pop(to place: Int, animated: Bool) -> [UIViewController]? {
    guard place >= 0, place < children.count - 1 else { return nil }
    let gone = Array(children[(place + 1)...])
    for screen in gone {
      screen.willMove(toParent: nil)
      screen.presentation.isMovingFromParent = true
    }
    change(animated: animated) { children.removeLast(gone.count) }
    gone.forEach(leave)
    return gone
  }
  private func leave(_ screen: UIViewController) {
    screen.parent = nil
    screen.presentation.isMovingFromParent = false
    screen.didMove(toParent: nil)
  }
}

/// The delegate of a navigation controller.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A screen is about to be on top.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A screen is on top.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(_: UINavigationController, willShow: UIViewController, animated: Bool) {}
  /// Does nothing.
  public func navigationController(_: UINavigationController, didShow: UIViewController, animated: Bool) {}
}
