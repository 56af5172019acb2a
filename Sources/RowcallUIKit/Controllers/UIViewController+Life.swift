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
      setNeedsUpdateContentUnavailableConfiguration()
      viewIsAppearing(animated)
    } else {
      viewWillDisappear(animated)
    }
    if isAppearing, placesChildren { visibleChildren.forEach(place) }
    for child in forwardedChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
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
    for child in forwardedChildren { child.endAppearanceTransition() }
  }

  private var forwardedChildren: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? visibleChildren : []
  }

  func appearAlone(animated: Bool = false) {
    beginAppearanceTransition(true, animated: animated)
    endAppearanceTransition()
  }

  func disappearAlone(animated: Bool = false) {
    beginAppearanceTransition(false, animated: animated)
    endAppearanceTransition()
  }

  /// Lets one screen take the place of another, in UIKit's order.
  static func exchange(_ old: UIViewController?, for new: UIViewController?, animated: Bool) {
    guard old !== new else { return }
    old?.beginAppearanceTransition(false, animated: animated)
    new?.beginAppearanceTransition(true, animated: animated)
    old?.endAppearanceTransition()
    new?.endAppearanceTransition()
  }

  /// Puts the view of a screen inside into this one's own.
  func place(_ child: UIViewController) {
    child.view.frame = view.bounds
    if child.view.superview !== view { view.addSubview(child.view) }
  }

  /// Lets one screen inside take the place of another, on the screen only.
  func exchangeInPlace(_ old: UIViewController?, for new: UIViewController?, animated: Bool) {
    guard isOnScreen, old !== new else { return }
    new.map(place)
    Self.exchange(old, for: new, animated: animated)
    old?.viewIfLoaded?.removeFromSuperview()
  }

  /// True while people see the screen.
  var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  func makeEditButton() -> UIBarButtonItem {
    UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
  }
}
