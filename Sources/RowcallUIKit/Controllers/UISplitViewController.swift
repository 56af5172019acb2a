/// Screens in columns; on this narrow screen people see the first, and details are pushed or presented.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// The columns that are visible.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
  }
  /// The columns that the app prefers to be visible; stored only.
  open var preferredDisplayMode: DisplayMode = .automatic
  /// True if the columns are one: always.
  open var isCollapsed: Bool { true }
  /// The delegate; never called here.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The screens of the columns, in order.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for screen in children { screen.removeFromParent() }
      for screen in newValue { addChild(screen) }
      exchangeInPlace(nil, for: visibleChildren.first, animated: false)
    }
  }
  override var placesChildren: Bool { true }
  override var visibleChildren: [UIViewController] { children.first.map { [$0] } ?? [] }
  /// Shows a detail: it is pushed if the first column is a navigation controller, or else presented.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let stack = children.first as? UINavigationController else { return present(vc, animated: true) }
    stack.pushViewController((vc as? UINavigationController)?.topViewController ?? vc, animated: true)
  }
}

/// The delegate of columns; never called here.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {}
