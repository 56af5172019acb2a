/// A place on the screen that holds other places; kept as the app set it, and drawn nowhere.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// What `class var layerClass` asks for: `CALayer`, `CAGradientLayer` and `CAShapeLayer` are made, any other becomes `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }
  /// True if the layout of this class needs constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The rectangle in the view above, in points.
  open var frame: CGRect
  /// The rectangle in the view itself; its size is that of ``frame``.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }
  /// The middle of ``frame``.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  var boundsOrigin = CGPoint.zero

  /// A number that the app finds the view by.
  open var tag = 0
  /// From 0, not there, to 1.
  open var alpha: CGFloat = 1
  /// True if the view is not there for anybody.
  open var isHidden = false
  /// True if nothing shines through.
  open var isOpaque = true
  /// True if what sticks out is cut.
  open var clipsToBounds = false
  /// The colour behind everything.
  open var backgroundColor: UIColor?
  /// How the content fills the view.
  open var contentMode: ContentMode = .scaleToFill
  /// False if nobody can use the view or what is in it.
  open var isUserInteractionEnabled = true
  /// How the view follows changes of its superview's size; kept.
  open var autoresizingMask: AutoresizingMask = []
  /// True if the frame becomes constraints; kept.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The colour of what can be used; that of the view above until one is set here.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }
  /// The distances that content keeps from the edges.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The distances that content keeps from the edges, by the direction of writing.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins) }
    set { layoutMargins = UIEdgeInsets(newValue) }
  }
  /// A view shown in place of this one's content while it is masked; kept.
  open var mask: UIView?

  /// What is drawn, if anything were; kept.
  public let layer: CALayer
  /// The views inside, the lowest first.
  public internal(set) var subviews: [UIView] = []
  /// The view that this one is in.
  public internal(set) weak var superview: UIView?
  weak var controller: UIViewController?
  var ownTintColor: UIColor?
  var needsLayout = true
  var layoutKept = KeptLayout()
  var keptRecognizers: [UIGestureRecognizer] = []

  /// Makes a view with a rectangle.
  public init(frame: CGRect) {
    self.frame = frame
    layer = CALayer.layer(of: Self.layerClass)
    super.init()
  }

  /// Makes a view without a rectangle; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    frame = .zero
    layer = CALayer.layer(of: Self.layerClass)
    super.init()
  }

  /// Makes a view without a rectangle.
  public convenience override init() { self.init(frame: .zero) }

  /// The controller of the view, or else the view above.
  open override var next: UIResponder? { controller ?? superview }
  /// The window at the top of the views.
  open var window: UIWindow? { superview?.window }
  /// The traits that hold here.
  open var traitCollection: UITraitCollection { .current }

  // MARK: Views inside

  /// Puts a view on top of the others, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Puts a view at a place counted from zero, the lowest first; a place outside the list is the nearest end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view just below another, or on top if the other is not here.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }
  /// Puts a view just above another, or on top if the other is not here.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }
  /// Takes the view out of the one it is in.
  open func removeFromSuperview() { leaveSuperview() }
  /// Called after a view was put in.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view above changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view above changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// The size that fits the content; none is known here.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Called when the view is laid out; apps place their views here.
  open func layoutSubviews() {}
  /// Asks for a layout at the next ``layoutIfNeeded()``.
  open func setNeedsLayout() { needsLayout = true }
  /// Lays out this view and those inside, where asked for.
  open func layoutIfNeeded() { layOut() }
  /// Called when the constraints are to be made anew.
  open func updateConstraints() {}
  /// Asks for ``updateConstraints()``, which runs before the next layout.
  open func setNeedsUpdateConstraints() { layoutKept.needsConstraints = true }
  /// Runs ``updateConstraints()`` where asked for.
  open func updateConstraintsIfNeeded() { bringConstraintsUpToDate() }
  /// Accepted: no size is kept that could be out of date.
  open func invalidateIntrinsicContentSize() {}
  /// The size that fits best: the size at present, unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  /// Takes the size that fits best.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  /// The size that the constraints ask for: the size at present, as nothing is solved.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { frame.size }
  /// The size that the constraints ask for: the size at present, as nothing is solved.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { systemLayoutSizeFitting(targetSize) }
  /// Called after the margins changed, if a subclass calls it.
  open func layoutMarginsDidChange() {}
  /// Never called here: the whole screen is safe.
  open func safeAreaInsetsDidChange() {}
  /// The view whose text line others align with at the top.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose text line others align with at the bottom.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Looks and touch

  /// Never called here: nothing is drawn.
  open func draw(_ rect: CGRect) {}
  /// Accepted: nothing is drawn.
  open func setNeedsDisplay() {}
  /// Called after ``tintColor`` was set.
  open func tintColorDidChange() {}
  /// Never called here, as the traits stay the same.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The uppermost view at a point that can be used.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { viewHit(by: point, with: event) }
  /// True if a point is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Adds a recognizer of gestures.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { keep(gestureRecognizer) }
  /// Takes a recognizer out.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { drop(gestureRecognizer) }
  /// Asked before a recognizer begins.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
