/// A screen of the app: its view, its life and its place among other screens.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// What the screen is called; setting it sets the title of ``navigationItem`` and ``tabBarItem`` too.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  /// The view; asking for it loads it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return keptView
    }
    set {
      keptView?.controller = nil
      keptView = newValue
      keptView?.controller = self
    }
  }
  private var keptView: UIView?

  /// What the bar shows while this screen is on top.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// What the tab of this screen shows; setting `nil` makes a new one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { keptTabBarItem }
    set { keptTabBarItem = newValue ?? UITabBarItem(title: title, image: nil, tag: 0) }
  }
  private lazy var keptTabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
  /// What the bar at the bottom shows.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets what the bar at the bottom shows.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// True while the screen is edited; setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { keptEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var keptEditing = false
  /// The button that starts and ends editing; it calls ``setEditing(_:animated:)``.
  open private(set) lazy var editButtonItem: UIBarButtonItem = makeEditButton()

  /// The screens inside this one, in order.
  open internal(set) var children: [UIViewController] = []
  /// The screen that this one is inside of.
  open internal(set) weak var parent: UIViewController?
  var presentation = Presentation()
  var appearance = Appearance.disappeared
  var transitionIsAnimated = false
  /// The screens inside that appear and disappear with this one.
  var visibleChildren: [UIViewController] { children.filter { $0.viewIfLoaded?.superview != nil } }

  /// True if the screens inside are put into place by this one, as in a stack.
  var placesChildren: Bool { false }

  /// How the screen comes up when it is presented.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// How the screen moves when it is presented; kept.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// True if the screen cannot be swiped away.
  open var isModalInPresentation = false
  /// True if a screen presented in place covers this one; kept.
  open var definesPresentationContext = false
  /// How the screen is presented; kept.
  open private(set) lazy var presentationController: UIPresentationController? = sheetPresentationController
  /// How the screen is presented beside what it is about; kept, and there whatever the style is.
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? = .init(of: self)
  /// How the screen is presented as a sheet; kept, and there whatever the style is.
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? = .init(of: self)
  /// The size that the screen would like, in points; kept.
  open var preferredContentSize: CGSize = .zero
  /// True if the bar at the bottom goes away while this screen is on top; kept.
  open var hidesBottomBarWhenPushed = false
  /// The edges below bars that the view reaches under; kept.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// True if the view reaches under bars that nothing shines through; kept.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The style that the app forces; kept.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// Distances that the app adds to the safe area; kept.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero
  /// The name of the nib file; kept, and nothing is loaded from it.
  public let nibName: String?
  /// The bundle of the nib file; kept.
  public let nibBundle: Bundle?
  /// The storyboard that the screen was made by.
  open internal(set) var storyboard: UIStoryboard?
  /// The identifier that the screen is restored by; kept.
  open var restorationIdentifier: String?

  /// Makes a screen; the nib file is not loaded, the view is plain unless ``loadView()`` makes one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }
  /// Makes a screen; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }
  /// Makes a screen with a plain view.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: Life

  /// Makes the view: a plain one as large as the screen, unless a subclass makes another.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Called once the view is there.
  open func viewDidLoad() {}
  /// True once the view is there.
  open var isViewLoaded: Bool { keptView != nil }
  /// The view, if it is there.
  open var viewIfLoaded: UIView? { keptView }
  /// Loads the view if it is not there.
  open func loadViewIfNeeded() {
    guard keptView == nil else { return }
    loadView()
    if keptView == nil { view = UIView(frame: UIScreen.main.bounds) }
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
  /// Called before the view lays out what is in it.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out what is in it.
  open func viewDidLayoutSubviews() {}
  /// Called before the view's constraints are made anew.
  open func updateViewConstraints() {}
  /// Never called here: there is memory enough.
  open func didReceiveMemoryWarning() {}
  /// Never called here: the whole screen is safe.
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called here: the margins stay the same.
  open func viewLayoutMarginsDidChange() {}
  /// Never called here, as the screen is not turned; an app may call it.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Never called here, as the traits stay the same; an app may call it.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// Never called here, as the traits stay the same.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// True while the screen disappears because it is dismissed.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }
  /// True while the screen appears because it is presented.
  open var isBeingPresented: Bool { presentation.isBeingPresented }
  /// True while the screen disappears because it leaves its parent.
  open var isMovingFromParent: Bool { presentation.isMovingFromParent }
  /// True while the screen appears because it came to its parent.
  open var isMovingToParent: Bool { presentation.isMovingToParent }

  /// Starts or ends editing; subclasses call this and do their part.
  open func setEditing(_ editing: Bool, animated: Bool) {
    keptEditing = editing
    editButtonItem.systemItem = editing ? .done : .edit
    editButtonItem.style = editing ? .done : .plain
  }

  // MARK: No content

  /// What people see in place of content that is not there; kept, and `nil` while there is content.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)?
  /// Called when the screen appears and when asked for; apps set ``contentUnavailableConfiguration`` here.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  /// Asks for ``updateContentUnavailableConfiguration(using:)``, which runs at once if the view is loaded.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    if isViewLoaded { updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState) }
  }

  // MARK: Other screens

  /// Takes a screen inside; the caller puts its view in and then calls ``didMove(toParent:)`` of it.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the screen that this one is inside of.
  open func removeFromParent() { leaveParent() }
  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed; a child whose view is in place appears with a parent that has appeared.
  open func didMove(toParent parent: UIViewController?) { appearWithParent() }
  /// True if the parent passes on that it appears.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Presents a screen at once; nothing happens while another one is presented.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { put(forward: viewControllerToPresent, animated: flag, completion: completion) }
  /// Dismisses the screen presented here, or else this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    takeBack(animated: flag, completion: completion)
  }
  /// Pushes a screen if there is a stack, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  /// Shows a screen beside this one if there is room, or else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Goes where a segue leads; see ``UIStoryboard``.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    follow(identifier, sender: sender)
  }
  /// Called before a segue; apps hand over their data here.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Asked before a segue; true unless the app says otherwise.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  // MARK: Looks

  /// How the clock looks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// True if there is no clock.
  open var prefersStatusBarHidden: Bool { false }
  /// Accepted: there is no clock.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Which ways up the screen can be.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// True if the screen turns.
  open var shouldAutorotate: Bool { true }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }

  /// The view above the screen's own.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
}
