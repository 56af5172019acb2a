/// Screens behind tabs, of which people see one.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The bar with the tabs.
  public let tabBar = UITabBar()
  /// The delegate; a weak reference.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The screens, in order; setting them keeps the selected one, or else selects the first.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The index of the selected screen; `NSNotFound` if there are none.
  open var selectedIndex: Int {
    get { chosen }
    set { choose(newValue) }
  }
  private var chosen = NSNotFound
  /// The selected screen.
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
  /// Selects a tab by its title as a person does; false if there is none or the app does not allow it.
  @discardableResult public func selectTab(_ title: String) -> Bool {
    let place = children.firstIndex { ($0.tabBarItem.title ?? $0.title) == title }
    guard let place, delegate?.tabBarController(self, shouldSelect: children[place]) != false else {
      return false
    }
    choose(place)
    delegate?.tabBarController(self, didSelect: children[place])
    return true
  }
}

/// The delegate of a tab bar controller.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Asks whether a tab may be selected.
  func tabBarController(_: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// A tab was selected.
  func tabBarController(_: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(_: UITabBarController, shouldSelect: UIViewController) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_: UITabBarController, didSelect: UIViewController) {}
}

/// A tab.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The tabs of the system.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }
  /// Stored only, without effect.
  open var selectedImage: UIImage?, badgeValue: String?, badgeColor: UIColor?, systemItem: SystemItem?,
    standardAppearance: UITabBarAppearance?, scrollEdgeAppearance: UITabBarAppearance?
  /// Makes a tab with a title, an image and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
  /// Makes a tab with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  /// Makes a tab of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    (self.systemItem, self.tag) = (systemItem, tag)
  }
}

/// The bar with the tabs.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// Stored only, without effect.
  open var isTranslucent = true, barTintColor: UIColor?, unselectedItemTintColor: UIColor?,
    backgroundImage: UIImage?, shadowImage: UIImage?, barStyle: UIBarStyle = .default,
    standardAppearance = UITabBarAppearance(), scrollEdgeAppearance: UITabBarAppearance?
}
