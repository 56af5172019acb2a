extension UIViewController {
  /// How far a screen has appeared.
  enum Appearance { case disappeared, appearing, appeared, disappearing }
  /// The state of a screen among others.
  struct Presentation {
    var presented: UIViewController?
    weak var presenter: UIViewController?
    var isBeingPresented = false, isBeingDismissed = false, isMovingToParent = false
    var isMovingFromParent = false, isEditing = false
    var segues: [String: SegueRoute] = [:]
  }
}

// The life cycle.
extension UIViewController {
  /// Begins to appear or disappear: calls `viewWillAppear` or `viewWillDisappear` here, then in the screens inside.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let from: [Appearance] = isAppearing ? [.disappeared, .disappearing] : [.appeared, .appearing]
    guard from.contains(appearance) else { return }
    transitionIsAnimated = animated
    appearance = isAppearing ? .appearing : .disappearing
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
      viewIsAppearing(animated)
    } else {
      viewWillDisappear(animated)
    }
    if isAppearing, placesChildren { visibleChildren.forEach(place) }
    for child in visibleChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }
  /// Ends what was begun: lays out and calls `viewDidAppear`, or calls `viewDidDisappear`, here and then inside.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      view.layoutIfNeeded()
      viewDidAppear(transitionIsAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(transitionIsAnimated)
    case .appeared, .disappeared: return
    }
    for child in visibleChildren { child.endAppearanceTransition() }
  }
  func appearAlone() {
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }
  func disappearAlone() {
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }
  /// Replaces one screen by another, in UIKit's order.
  private static func exchange(_ old: UIViewController?, for new: UIViewController?, animated: Bool) {
    guard old !== new else { return }
    old?.beginAppearanceTransition(false, animated: animated)
    new?.beginAppearanceTransition(true, animated: animated)
    old?.endAppearanceTransition()
    new?.endAppearanceTransition()
  }
  /// Adds the view of a screen inside to this one's view.
  func place(_ child: UIViewController) {
    child.view.frame = view.bounds
    if child.view.superview !== view { view.addSubview(child.view) }
  }
  /// Replaces one screen inside by another, on the screen only.
  func exchangeInPlace(_ old: UIViewController?, for new: UIViewController?, animated: Bool) {
    guard isOnScreen, old !== new else { return }
    new.map(place)
    Self.exchange(old, for: new, animated: animated)
    old?.viewIfLoaded?.removeFromSuperview()
  }
  /// True while people see the screen.
  var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }
  func makeEditButton() -> UIBarButtonItem {
    let toggle = UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } }
    return UIBarButtonItem(systemItem: isEditing ? .done : .edit, primaryAction: toggle)
  }
}

// The screens around and inside.
extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self, child.parent !== self else { return }
    child.leaveParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }
  func leaveParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    if isOnScreen { disappearAlone() }
    didMove(toParent: nil)
  }
  func appearWithParent() {
    guard let parent, parent.appearance == .appeared, appearance == .disappeared else { return }
    guard parent.visibleChildren.contains(where: { $0 === self }) else { return }
    appearAlone()
  }
  /// The navigation controller that contains the screen.
  public var navigationController: UINavigationController? { nearest() }
  /// The tab bar controller that contains the screen.
  public var tabBarController: UITabBarController? { nearest() }
  private func nearest<Container: UIViewController>() -> Container? {
    lineage.dropFirst().lazy.compactMap { $0 as? Container }.first
  }
  /// The screen and the screens that contain it, the nearest first.
  var lineage: UnfoldFirstSequence<UIViewController> { sequence(first: self, next: \.parent) }
  var rootOfFamily: UIViewController { lineage.reduce(self) { $1 } }
}

// Presenting.
extension UIViewController {
  /// The screen that was presented here or by a screen that contains this one; `nil` if none.
  public var presentedViewController: UIViewController? {
    lineage.lazy.compactMap(\.presentation.presented).first
  }
  /// The screen that presented this one or a screen that contains it; `nil` if none.
  public var presentingViewController: UIViewController? {
    lineage.lazy.compactMap(\.presentation.presenter).first
  }
  func put(forward screen: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = rootOfFamily
    if let reason = presenter.reasonNotToPresent(screen) {
      return presenter.session?.refuse(reason) ?? ()
    }
    presenter.presentation.presented = screen
    screen.presentation.presenter = presenter
    screen.presentation.isBeingPresented = true
    presenter.viewIfLoaded?.window?.addSubview(screen.view)
    let hidden = screen.modalPresentationStyle.hidesPresenter ? presenter : nil
    Self.exchange(hidden, for: screen, animated: animated)
    screen.presentation.isBeingPresented = false
    completion?()
  }
  func takeBack(animated: Bool, completion: (() -> Void)?) {
    let own = lineage.first { $0.presentation.presented != nil }
    if let presenter = own ?? presentingViewController, let screen = presenter.presentation.presented {
      if screen.presentation.presented != nil { screen.takeBack(animated: animated, completion: nil) }
      screen.presentation.isBeingDismissed = true
      let hidden = screen.modalPresentationStyle.hidesPresenter ? presenter : nil
      Self.exchange(screen, for: hidden, animated: animated)
      screen.viewIfLoaded?.removeFromSuperview()
      screen.presentation.isBeingDismissed = false
      presenter.presentation.presented = nil
      screen.presentation.presenter = nil
    }
    completion?()
  }
  /// Why a screen cannot be presented here now; `nil` if it can.
  private func reasonNotToPresent(_ screen: UIViewController) -> String? {
    let name = "\"\(screen.nameInLog)\" cannot be presented: "
    if screen === self { return name + "a screen cannot present itself" }
    if screen.parent != nil { return name + "it is part of another screen" }
    return presentation.presented.map {
      name + "\"\($0.nameInLog)\" is presented already; dismiss it first, or let it present the new one"
    }
  }
  /// The name of the screen in the log; empty for a screen without a title.
  var nameInLog: String {
    (self as? UIAlertController)?.questionName ?? (navigationItem.title ?? title)
      ?? (self as? UINavigationController)?.topViewController?.nameInLog ?? ""
  }
  /// The session that drives the window of the screen; `nil` for one that is not on screen.
  var session: ScreenSession? { (viewIfLoaded?.window as? SessionWindow)?.session }
}
