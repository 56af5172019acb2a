/// A progress bar.
@preconcurrency @MainActor open class UIProgressView: UIView {
  class override var natural: NaturalAccessibility { .init(isElement: true, traits: .updatesFrequently) }
  /// The looks of a bar.
  public enum Style: Int, Sendable { case `default`, bar }
  /// The progress, kept between 0 and 1.
  open var progress: Float = 0 { didSet { progress = max(0, min(progress, 1)) } }
  /// Stored only, without effect.
  open var progressViewStyle: Style = .default, progressTintColor: UIColor?, trackTintColor: UIColor?
  /// Makes an empty bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A spinner that turns while something is loaded.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of a spinner.
  public enum Style: Int, Sendable { case medium = 100, large, whiteLarge = 0, white, gray }
  /// Stored only, without effect.
  open var style: Style = .medium, color: UIColor?
  /// True if the spinner is hidden while it stands still.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// True while the spinner turns.
  open private(set) var isAnimating = false
  /// Makes a spinner that stands still.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  /// Makes a spinner that stands still; nothing is read from the coder.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    isHidden = true
  }
  /// Makes a spinner of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  /// Starts turning.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  /// Stops turning.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }
}

/// A control that reloads when a person pulls it down; a test does so by ``pull()``.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// True from a pull until ``endRefreshing()``.
  open private(set) var isRefreshing = false
  /// The text below the spinner.
  open var attributedTitle: NSAttributedString?
  /// Shows that something is loaded.
  open func beginRefreshing() { isRefreshing = true }
  /// Shows that nothing is loaded any more.
  open func endRefreshing() { isRefreshing = false }
  /// Pulls the control as a person does; false if it is refreshing already or off.
  @discardableResult public func pull() -> Bool {
    guard isEnabled, !isRefreshing else { return false }
    isRefreshing = true
    sendValueChanged()
    return true
  }
}
