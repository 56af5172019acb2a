/// A rectangle on the screen that holds other rectangles: stored as the app set it, never drawn.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The rectangle in the superview, in points.
  open var frame: CGRect
  /// The rectangle in the view's own coordinates; its size is that of ``frame``.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set { (boundsOrigin, frame.size) = (newValue.origin, newValue.size) }
  }
  /// The centre of ``frame``.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// A number by which the app finds the view.
  open var tag = 0
  /// The opacity; a view with 0 is skipped by screen readers.
  open var alpha: CGFloat = 1
  /// True if the view is hidden from everybody.
  open var isHidden = false
  /// False if neither the view nor its subviews can be used.
  open var isUserInteractionEnabled = true
  /// Stored only, without effect.
  open var isOpaque = true, clipsToBounds = false, backgroundColor: UIColor?,
    contentMode: ContentMode = .scaleToFill, autoresizingMask: AutoresizingMask = [],
    translatesAutoresizingMaskIntoConstraints = true, isMultipleTouchEnabled = false,
    layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
    preservesSuperviewLayoutMargins = false, transform = CGAffineTransform.identity,
    overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// The margins by the direction of writing; stored only.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins) }
    set { layoutMargins = UIEdgeInsets(newValue) }
  }
  /// The tint; the superview's until one is set here.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }
  /// The layer; stored only.
  public let layer = CALayer()
  /// The subviews, the lowest first.
  public internal(set) var subviews: [UIView] = []
  /// The superview.
  public internal(set) weak var superview: UIView?
  /// The recognizers of gestures; `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]?
  weak var controller: UIViewController?
  var layoutState = LayoutState()
  private var ownTintColor: UIColor?
  private var boundsOrigin = CGPoint.zero
  /// Makes a view with a rectangle.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  /// Makes a view without a rectangle; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }
  /// Makes a view without a rectangle.
  public convenience override init() { self.init(frame: .zero) }
  /// The controller of the view, or else the superview.
  open override var next: UIResponder? { controller ?? superview }
  /// The window of the view.
  open var window: UIWindow? { superview?.window }
  /// The traits of the view.
  open var traitCollection: UITraitCollection { .current }
  /// Adds a subview above the others, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Inserts a subview at an index, the lowest first; an index out of range means the nearest end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a subview just below another, or on top if the other is not here.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }
  /// Inserts a subview just above another, or on top if the other is not here.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }
  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}
  /// The size of the content: unknown, because nothing is measured.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// Called when the view is laid out; apps place their subviews here.
  open func layoutSubviews() {}
  /// Asks for a layout at the next ``layoutIfNeeded()``.
  open func setNeedsLayout() { layoutState.needsLayout = true }
  /// Lays out this view and its subviews, where asked for.
  open func layoutIfNeeded() { layOut() }
  /// Called before a layout when the constraints should be updated.
  open func updateConstraints() {}
  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { layoutState.needsConstraints = true }
  /// Does nothing.
  open func invalidateIntrinsicContentSize() {}
  /// The best size: the current one, unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  /// Takes the best size.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  /// The size that the constraints ask for: the current one, because nothing is solved.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { frame.size }
  /// Does nothing.
  open func setNeedsDisplay() {}
  /// Never called: nothing is drawn.
  open func draw(_ rect: CGRect) {}
  /// Called after ``tintColor`` was set.
  open func tintColorDidChange() {}
  /// Never called: the traits stay the same.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Adds a recognizer of gestures, taking it from where it was.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }
  /// Removes a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    let others = gestureRecognizers?.filter { $0 !== gestureRecognizer } ?? []
    gestureRecognizers = others.isEmpty ? nil : others
  }
}

// The tree of views.
extension UIView {
  /// Inserts a view among the subviews and calls everybody concerned in UIKit's order.
  private func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    let oldWindow = view.window
    if window !== oldWindow { view.willMove(toWindow: window) }
    view.willMove(toSuperview: self)
    let old = view.superview
    if old !== self { old?.willRemoveSubview(view) }
    old?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    setNeedsLayout()
    if window !== oldWindow { view.reportDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }
  private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + offset } ?? subviews.count)
  }
  private func leaveSuperview() {
    guard let old = superview else { return }
    let hadWindow = window != nil
    if hadWindow { willMove(toWindow: nil) }
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    old.subviews.removeAll { $0 === self }
    old.setNeedsLayout()
    superview = nil
    if hadWindow { reportDidMoveToWindow() }
    didMoveToSuperview()
  }
  private func reportDidMoveToWindow() {
    didMoveToWindow()
    for view in subviews { view.reportDidMoveToWindow() }
  }
  private func move(_ view: UIView, to index: Int) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.count))
  }
  /// Adds a view as a part of this one, and returns it.
  func added<Part: UIView>(_ part: Part) -> Part {
    addSubview(part)
    return part
  }
  /// True if this view is another or somewhere inside it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }
  /// The first view with a tag: this one, or one inside it; `nil` if there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// Puts a subview above the others.
  public func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count) }
  /// Puts a subview below the others.
  public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  /// Converts a point of this view to another view; `nil` means the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  /// Converts a point of another view to this view; `nil` means the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }
  private var originOnScreen: CGPoint {
    sequence(first: self, next: \.superview).reduce(into: CGPoint.zero) { sum, view in
      sum.x += view.frame.origin.x - view.boundsOrigin.x
      sum.y += view.frame.origin.y - view.boundsOrigin.y
    }
  }
  /// Ends typing if it happens in this view; true if nobody types in it any more.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let first = UIApplication.shared.firstResponder as? UIView, first.isDescendant(of: self) else {
      return true
    }
    if first.resignFirstResponder() { return true }
    if force { UIApplication.shared.firstResponder = nil }
    return force
  }
}

/// The state of a layout that is never solved.
struct LayoutState {
  var needsLayout = true
  var needsConstraints = true
  var constraints: [NSLayoutConstraint] = []
  /// The priorities by axis: how strongly the view refuses to grow, and to shrink.
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var guides: [String: UILayoutGuide] = [:]
}

// The layout: constraints are stored, and each layout calls the app's methods.
extension UIView {
  /// Asks for the smallest size that fits.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The value that means "no size of its own".
  public static let noIntrinsicMetric: CGFloat = -1
  fileprivate func layOut() {
    if layoutState.needsConstraints {
      layoutState.needsConstraints = false
      updateConstraints()
    }
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layOut() }
  }
  /// The active constraints between views inside this one.
  public var constraints: [NSLayoutConstraint] { layoutState.constraints }
  /// Activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// How strongly the view refuses to grow; stored only.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.hugging[axis] ?? .defaultLow
  }
  /// Sets how strongly the view refuses to grow; stored only.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutState.hugging[axis] = priority
  }
  /// How strongly the view refuses to shrink; stored only.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.resistance[axis] ?? .defaultHigh
  }
  /// Sets how strongly the view refuses to shrink; stored only.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { layoutState.resistance[axis] = priority }
  /// The guide inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { guide("margins") }
  /// The guide that bars do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide { guide("safe area") }
  /// The guide of a width that is good to read.
  public var readableContentGuide: UILayoutGuide { guide("readable") }
  /// The guide of the keyboard.
  public var keyboardLayoutGuide: UILayoutGuide { guide("keyboard") }
  /// The edges that bars cover: none.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  private func guide(_ name: String) -> UILayoutGuide {
    if let known = layoutState.guides[name] { return known }
    let made = UILayoutGuide(in: self)
    layoutState.guides[name] = made
    return made
  }
  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft
    case topRight, bottomLeft, bottomRight
  }
  /// How a view follows the size of its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Members with the same values as on a phone.
    public static let flexibleLeftMargin = Self(rawValue: 1), flexibleWidth = Self(rawValue: 2),
      flexibleRightMargin = Self(rawValue: 4), flexibleTopMargin = Self(rawValue: 8),
      flexibleHeight = Self(rawValue: 16), flexibleBottomMargin = Self(rawValue: 32)
  }
}

// Nothing is animated: each closure runs at once, then its completion with true.
extension UIView {
  /// Options of an animation; ignored.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Members with the same values as on a phone.
    public static let layoutSubviews = Self(rawValue: 1), allowUserInteraction = Self(rawValue: 2),
      beginFromCurrentState = Self(rawValue: 4), `repeat` = Self(rawValue: 8),
      autoreverse = Self(rawValue: 16), curveEaseInOut: Self = [], curveEaseIn = Self(rawValue: 1 << 16),
      curveEaseOut = Self(rawValue: 2 << 16), curveLinear = Self(rawValue: 3 << 16),
      transitionCrossDissolve = Self(rawValue: 5 << 20)
  }
  /// Runs the closure, then the completion.
  public static func animate(
    withDuration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Runs the closure, then the completion.
  public static func animate(
    withDuration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
    initialSpringVelocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Runs the closure, then the completion.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  /// Runs the closure.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
