/// Screens behind tabs, of which people see one.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The bar with the tabs.
  public let tabBar = UITabBar()
  /// The stack of the screens that have no room in the bar: empty, as every screen has room.
  open private(set) lazy var moreNavigationController = UINavigationController()
  /// Who is told when a tab is chosen; not kept alive.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The screens, in order; setting them shows the one chosen before, or else the first.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The place of the screen that people see, counted from zero; `NSNotFound` if there are none.
  open var selectedIndex: Int {
    get { chosen }
    set { choose(newValue) }
  }
  private var chosen = NSNotFound
  /// The screen that people see.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(chosen) ? children[chosen] : nil }
    set { newValue.flatMap { children.firstIndex(of: $0) }.map(choose) }
  }
  override var placesChildren: Bool { true }
  override var visibleChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  /// Sets the screens.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    for screen in children { screen.removeFromParent() }
    for screen in viewControllers ?? [] {
      addChild(screen)
      screen.didMove(toParent: self)
    }
    chosen = old.flatMap { children.firstIndex(of: $0) } ?? (children.isEmpty ? NSNotFound : 0)
    exchangeInPlace(nil, for: selectedViewController, animated: animated)
  }

  private func choose(_ place: Int) {
    guard children.indices.contains(place), place != chosen else { return }
    let old = selectedViewController
    chosen = place
    exchangeInPlace(old, for: selectedViewController, animated: false)
  }

  /// Does what a listener who chooses a tab by its title does; false if there is none or the app does not let it.
  @discardableResult public func selectTab(_ title: String) -> Bool {
    guard let place = children.firstIndex(where: { ($0.tabBarItem.title ?? $0.title) == title }) else {
      return false
    }
    let screen = children[place]
    guard delegate?.tabBarController(self, shouldSelect: screen) != false else { return false }
    choose(place)
    delegate?.tabBarController(self, didSelect: screen)
    return true
  }
}

/// Who is told when a tab is chosen.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Asked before a tab is chosen; true unless the app says otherwise.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A tab was chosen.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

/// Every method is optional: these do nothing.
extension UITabBarControllerDelegate {
  /// Says yes.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
