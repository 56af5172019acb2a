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

  /// The stack that the screen is in.
  public var navigationController: UINavigationController? { nearest() }
  /// The tabs that the screen is in.
  public var tabBarController: UITabBarController? { nearest() }
  /// The columns that the screen is in.
  public var splitViewController: UISplitViewController? { nearest() }

  private func nearest<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  var rootOfFamily: UIViewController { sequence(first: self, next: \.parent).reduce(self) { $1 } }
}
