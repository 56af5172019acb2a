/// What is pulled down to load anew; a listener's pull is ``pull()``.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// True from a pull until ``endRefreshing()``.
  open private(set) var isRefreshing = false
  /// The text below the wheel.
  open var attributedTitle: NSAttributedString?

  /// Makes a control that is at rest.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a control that is at rest; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows that something loads.
  open func beginRefreshing() { isRefreshing = true }
  /// Shows that nothing loads any more.
  open func endRefreshing() { isRefreshing = false }

  /// Does what a listener's pull does; false if something loads already or the control is off.
  @discardableResult public func pull() -> Bool {
    guard isEnabled, !isRefreshing else { return false }
    isRefreshing = true
    sendValueChanged()
    return true
  }
}
