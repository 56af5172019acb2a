/// Screens in columns; on this narrow screen people see the first, and details are pushed or presented.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// A column.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  /// Which columns people see.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
  }

  /// How many columns there are; kept.
  public let style: Style
  /// Which columns the app would like to be seen; kept.
  open var preferredDisplayMode: DisplayMode = .automatic
  /// The share of the width that the first column takes; kept.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// The least width of the first column, in points; kept.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The greatest width of the first column, in points; kept.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// A number that leaves a width to the system.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
  /// The button that shows and hides the first column; it does nothing, as the columns have become one.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    title: nil, style: .plain, target: nil, action: nil)
  /// Who is told of columns; kept, and never called.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// True if the columns have become one: always.
  open var isCollapsed: Bool { true }
  /// The screens of the columns, in order.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for screen in children { screen.removeFromParent() }
      for screen in newValue { addChild(screen) }
      exchangeInPlace(nil, for: visibleChildren.first, animated: false)
    }
  }
  private var columns: [Column: UIViewController] = [:]
  override var placesChildren: Bool { true }
  override var visibleChildren: [UIViewController] { children.first.map { [$0] } ?? [] }

  /// Makes columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes columns; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Sets the screen of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    viewControllers = [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
  }
  /// The screen of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Shows a detail: it is pushed on the first column if that is a stack, or else presented.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let stack = children.first as? UINavigationController {
      let screen = (vc as? UINavigationController)?.topViewController ?? vc
      stack.pushViewController(screen, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
}

/// Who is told of columns; never called here.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Asked which screen is on top when the columns become one.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Lets the second one be on top.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}
