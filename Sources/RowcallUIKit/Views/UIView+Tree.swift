extension UIView {
  /// Puts a view at a place among the subviews, telling everybody whom it concerns in UIKit's order.
  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    let oldWindow = view.window
    if window !== oldWindow { view.willMove(toWindow: window) }
    view.willMove(toSuperview: self)
    let old = view.superview
    if old !== self { old?.willRemoveSubview(view) }
    old?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    needsLayout = true
    if window !== oldWindow { view.tellDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + offset } ?? subviews.count)
  }

  func leaveSuperview() {
    guard let old = superview else { return }
    let hadWindow = window != nil
    if hadWindow { willMove(toWindow: nil) }
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    old.subviews.removeAll { $0 === self }
    old.needsLayout = true
    superview = nil
    if hadWindow { tellDidMoveToWindow() }
    didMoveToSuperview()
  }

  private func tellDidMoveToWindow() {
    didMoveToWindow()
    for view in subviews { view.tellDidMoveToWindow() }
  }

  /// True if this view is another or somewhere inside it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The first view with a tag, looking at this one, then into each subview in turn; `nil` if there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Puts a subview on top of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  /// Puts a subview below the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
  }

  /// Lets two subviews change places; places outside the list change nothing.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }
}
