/// Screens like the pages of a book, of which people see one.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// Which way pages are turned.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Where a page comes from.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// What pages are made with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Makes an option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The distance between pages, in points.
    public static let interPageSpacing = Self(rawValue: "interPageSpacing")
  }

  /// Who knows the pages; not kept alive.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Who is told of pages that are turned; not kept alive.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages are turned; kept.
  public let transitionStyle: TransitionStyle
  /// Which way pages are turned; kept.
  public let navigationOrientation: NavigationOrientation
  /// The page that people see.
  open var viewControllers: [UIViewController]? { children }
  override var placesChildren: Bool { true }
  override var visibleChildren: [UIViewController] { children }

  /// Makes a book without pages; the options are accepted.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a book without pages; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(coder: coder)
  }

  /// Shows a page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = children
    let new = viewControllers ?? []
    if old != new { turn(from: old, to: new, animated: animated) }
    completion?(true)
  }

  private func turn(from old: [UIViewController], to new: [UIViewController], animated: Bool) {
    for screen in new { addChild(screen) }
    exchangeInPlace(old.first, for: new.first, animated: animated)
    for screen in old where !new.contains(screen) { screen.removeFromParent() }
    for screen in new { screen.didMove(toParent: self) }
  }

  /// Turns to the next page or the one before as a listener does; false if there is none.
  @discardableResult public func turnPage(_ direction: NavigationDirection) -> Bool {
    guard let current = children.first, let dataSource else { return false }
    let page =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
    guard let page else { return false }
    setViewControllers([page], direction: direction, animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [current], transitionCompleted: true)
    return true
  }
}

/// Who knows the pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another; `nil` if that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; `nil` if that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the page that people see.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

/// The dots are optional.
extension UIPageViewControllerDataSource {
  /// None.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Who is told of pages that are turned.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A page was turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
