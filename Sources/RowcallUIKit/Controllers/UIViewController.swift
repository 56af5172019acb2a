/// A screen of the app: its view, its life cycle and its place among other screens.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// The title; setting it sets the title of ``navigationItem`` and ``tabBarItem`` too.
  open var title: String? { didSet { (navigationItem.title, tabBarItem.title) = (title, title) } }
  /// The view; the first access loads it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded
    }
    set {
      viewIfLoaded?.controller = nil
      viewIfLoaded = newValue
      viewIfLoaded?.controller = self
    }
  }
  /// The view, if it is loaded.
  open private(set) var viewIfLoaded: UIView?
  /// What the navigation bar shows while this screen is on top.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The tab of this screen; setting `nil` makes a new one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { ownTab }
    set { ownTab = newValue ?? UITabBarItem(title: title, image: nil, tag: 0) }
  }
  private lazy var ownTab = UITabBarItem(title: title, image: nil, tag: 0)
  /// The buttons of the toolbar.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the buttons of the toolbar.
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
  /// True while the screen is edited; setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { presentation.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// The button that starts and ends editing; it calls ``setEditing(_:animated:)``.
  open private(set) lazy var editButtonItem: UIBarButtonItem = makeEditButton()
  /// The screens inside this one, in order.
  open internal(set) var children: [UIViewController] = []
  /// The screen that contains this one.
  open internal(set) weak var parent: UIViewController?
  var presentation = Presentation()
  var appearance = Appearance.disappeared
  var transitionIsAnimated = false
  /// The screens inside that appear and disappear with this one.
  var visibleChildren: [UIViewController] { children.filter { $0.viewIfLoaded?.superview != nil } }
  /// True if this screen places the views of the screens inside, as a navigation controller does.
  var placesChildren: Bool { false }
  /// The style of the presentation; `fullScreen` hides the presenting screen.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// True if a person cannot swipe the screen away.
  open var isModalInPresentation = false
  /// Stored only, without effect.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical, definesPresentationContext = false,
    preferredContentSize: CGSize = .zero, hidesBottomBarWhenPushed = false,
    edgesForExtendedLayout: [UIRectEdge] = [],
    extendedLayoutIncludesOpaqueBars = false, overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    additionalSafeAreaInsets: UIEdgeInsets = .zero, restorationIdentifier: String?
  /// The presentation of the screen.
  open private(set) lazy var presentationController: UIPresentationController? = sheetPresentationController
  /// The presentation as a popover, whatever the style is.
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? = .init(of: self)
  /// The presentation as a sheet, whatever the style is.
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? = .init(of: self)
  /// The name of the nib file, which is never loaded.
  open var nibName: String? { ownNibName }
  private let ownNibName: String?
  /// The storyboard that made the screen.
  open internal(set) var storyboard: UIStoryboard?
  /// Makes a screen; no nib file is loaded, so the view is plain unless ``loadView()`` makes another.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownNibName = nibNameOrNil
    super.init()
  }
  /// Makes a screen; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    ownNibName = nil
    super.init()
  }
  /// Makes a screen with a plain view.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Makes the view: a plain one as large as the screen, unless a subclass makes another.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Called once the view is loaded.
  open func viewDidLoad() {}
  /// True once the view is loaded.
  open var isViewLoaded: Bool { viewIfLoaded != nil }
  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    if viewIfLoaded == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }
  /// Called before the screen appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called while the screen appears, when the view has its place.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the screen appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the screen disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the screen disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Never called: memory does not run short.
  open func didReceiveMemoryWarning() {}
  /// Never called, because the screen does not rotate; an app may call it.
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Never called: the traits stay the same.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// True while the screen disappears because it is dismissed.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }
  /// True while the screen disappears because it leaves its parent.
  open var isMovingFromParent: Bool { presentation.isMovingFromParent }
  /// Starts or ends editing; overrides call this too.
  open func setEditing(_ editing: Bool, animated: Bool) {
    presentation.isEditing = editing
    editButtonItem.systemItem = editing ? .done : .edit
    editButtonItem.style = editing ? .done : .plain
  }
  /// Never called: the margins stay the same.
  open func viewLayoutMarginsDidChange() {}
  /// Adds a screen inside; the caller adds its view and then calls ``didMove(toParent:)`` of it.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the screen that contains this one.
  open func removeFromParent() { leaveParent() }
  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed; a child whose view is in place appears with its parent.
  open func didMove(toParent parent: UIViewController?) { appearWithParent() }
  /// Presents a screen at once; nothing happens while another one is presented.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { put(forward: viewControllerToPresent, animated: flag, completion: completion) }
  /// Dismisses the screen presented here, or else this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    takeBack(animated: flag, completion: completion)
  }
  /// Pushes a screen if there is a navigation controller, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigationController else { return present(vc, animated: true) }
    navigationController.pushViewController(vc, animated: true)
  }
  /// Shows a detail screen, as ``show(_:sender:)`` does on a narrow screen.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }
  /// Performs a segue; see ``provideSegue(_:modally:to:)``.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    follow(identifier, sender: sender)
  }
  /// Called before a segue; apps pass their data on here.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Asks whether a segue may be performed; never called here.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// The style of the status bar; never asked.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// True if the status bar is hidden; never asked.
  open var prefersStatusBarHidden: Bool { false }
  /// Does nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The orientations of the screen; never asked.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }
  /// The superview of the view, or else the parent.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
}

/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1, automatic = -2
  /// True if the presenting screen disappears.
  var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
/// The animation of a presentation; ignored.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
/// The orientations of a screen.
public enum UIInterfaceOrientationMask: Sendable { case portrait, landscape, all, allButUpsideDown }
