extension UINavigationController {
  /// Changes the stack and lets the old and the new top change places on the screen.
  func change(animated: Bool, _ body: () -> Void) {
    let (before, old) = (children, topViewController)
    body()
    let top = topViewController
    guard old !== top else { return }
    let isNew = top.map { !before.contains($0) } ?? false
    top?.presentation.isMovingToParent = isNew
    if isOnScreen {
      show(top, inPlaceOf: old, animated: animated)
    } else {
      old?.viewIfLoaded?.removeFromSuperview()
    }
    top?.presentation.isMovingToParent = false
    if isNew { top?.didMove(toParent: self) }
  }

  private func show(_ top: UIViewController?, inPlaceOf old: UIViewController?, animated: Bool) {
    old?.beginAppearanceTransition(false, animated: animated)
    if let top { place(top) }
    top?.beginAppearanceTransition(true, animated: animated)
    if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
    if let old, old !== top { old.viewIfLoaded?.removeFromSuperview() }
    old?.endAppearanceTransition()
    top?.endAppearanceTransition()
    if let top { delegate?.navigationController(self, didShow: top, animated: animated) }
  }

  func pop(to place: Int, animated: Bool) -> [UIViewController]? {
    guard place >= 0, place < children.count - 1 else { return nil }
    let gone = Array(children[(place + 1)...])
    for screen in gone {
      screen.willMove(toParent: nil)
      screen.presentation.isMovingFromParent = true
    }
    change(animated: animated) { children.removeLast(gone.count) }
    for screen in gone { leave(screen) }
    UIApplication.shared.navigationRecorder?.record(.popped(gone, from: self))
    return gone
  }

  private func leave(_ screen: UIViewController) {
    screen.parent = nil
    screen.presentation.isMovingFromParent = false
    screen.didMove(toParent: nil)
  }

  func replaceChildren(by stack: [UIViewController]) {
    let gone = children.filter { !stack.contains($0) }
    for screen in gone { screen.willMove(toParent: nil) }
    for screen in stack where screen.parent !== self { addChild(screen) }
    children = stack
    for screen in gone { leave(screen) }
  }
}
