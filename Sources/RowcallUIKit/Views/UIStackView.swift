/// A row or column of views, which are read in its order.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How views line up across the stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The names for rows.
    public static let top = Alignment.leading, bottom = Alignment.trailing
  }
  /// How views share the length of the stack.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The views in the stack, in order; each is a subview too.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Stored only, without effect.
  open var axis: NSLayoutConstraint.Axis = .horizontal, alignment: Alignment = .fill,
    distribution: Distribution = .fill, spacing: CGFloat = 0, isLayoutMarginsRelativeArrangement = false
  /// Makes an empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an empty stack; nothing is read from the coder.
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  /// Adds a view at a place counted from zero; a place outside the list is the nearest end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }
  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  /// Does nothing.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
  /// Takes the view out of the row as well.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }
}
