extension UIView {
  /// The recognizers of gestures; `nil` if there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { keptRecognizers.isEmpty ? nil : keptRecognizers }
    set {
      for old in keptRecognizers { drop(old) }
      for new in newValue ?? [] { keep(new) }
    }
  }

  func keep(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.drop(recognizer)
    recognizer.keptView = self
    keptRecognizers.append(recognizer)
  }

  func drop(_ recognizer: UIGestureRecognizer) {
    guard let place = keptRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
    keptRecognizers.remove(at: place)
    recognizer.keptView = nil
  }

  func viewHit(by point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// A point of this view as one of another; `nil` stands for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  /// A point of another view as one of this; `nil` stands for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }
  /// A rectangle of this view as one of another; `nil` stands for the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// A rectangle of another view as one of this; `nil` stands for the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private var originOnScreen: CGPoint {
    sequence(first: self, next: \.superview).reduce(CGPoint.zero) { sum, view in
      CGPoint(
        x: sum.x + view.frame.origin.x - view.boundsOrigin.x,
        y: sum.y + view.frame.origin.y - view.boundsOrigin.y)
    }
  }

  /// Ends the typing if it happens in this view; true if nobody types in it any more.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let first = UIApplication.shared.firstResponder as? UIView, first.isDescendant(of: self) else {
      return true
    }
    if first.resignFirstResponder() { return true }
    if force { UIApplication.shared.firstResponder = nil }
    return force
  }
}
