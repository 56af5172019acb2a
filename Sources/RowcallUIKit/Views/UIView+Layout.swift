/// What a view keeps for a layout that is never solved.
struct KeptLayout {
  var needsConstraints = true
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var resistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  var margins: UILayoutGuide?
  var safeArea: UILayoutGuide?
  var readable: UILayoutGuide?
  var keyboard: UIKeyboardLayoutGuide?
  var transform = CGAffineTransform.identity
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var semantics: UISemanticContentAttribute = .unspecified
  var adjustment: UIView.TintAdjustmentMode = .automatic
  var style: UIUserInterfaceStyle = .unspecified
  var autoresizesSubviews = true
}

/// One priority for each direction.
struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension UIView {
  /// The number that says "no size of its own".
  public static let noIntrinsicMetric: CGFloat = -1
  /// Asks for the smallest size that fits.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size that fits.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func layOut() {
    bringConstraintsUpToDate()
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layOut() }
  }

  func bringConstraintsUpToDate() {
    guard layoutKept.needsConstraints else { return }
    layoutKept.needsConstraints = false
    controller?.updateViewConstraints()
    updateConstraints()
  }

  /// The active constraints that this view holds: those between views inside it.
  public var constraints: [NSLayoutConstraint] { layoutKept.constraints }
  /// Activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// How strongly the view refuses to grow; kept.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutKept.hugging[axis]
  }
  /// Keeps how strongly the view refuses to grow.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutKept.hugging[axis] = priority
  }
  /// How strongly the view refuses to shrink; kept.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutKept.resistance[axis]
  }
  /// Keeps how strongly the view refuses to shrink.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutKept.resistance[axis] = priority
  }
}
