/// A rectangle that rules can be about, without a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view that the rectangle is in.
  open weak var owningView: UIView?
  /// A name for finding the guide.
  open var identifier = ""
  /// The rectangle: that of the view, as nothing is solved.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  /// Makes a guide that is in no view yet.
  public override init() { super.init() }
}

extension UILayoutGuide: LayoutAnchored {
  var owningViewOfAnchors: UIView? { owningView }
}

/// What has anchors: views and guides.
@MainActor protocol LayoutAnchored: AnyObject {
  /// The view that rules about the anchors belong to.
  var owningViewOfAnchors: UIView? { get }
}
