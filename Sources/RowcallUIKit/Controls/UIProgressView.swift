/// A bar that fills.
@preconcurrency @MainActor open class UIProgressView: UIView {
  class override var natural: NaturalAccessibility {
    NaturalAccessibility(isElement: true, traits: .updatesFrequently)
  }

  /// How a bar looks.
  public enum Style: Int, Sendable { case `default`, bar }

  /// How full the bar is, from 0 to 1; a value outside becomes the nearest end.
  open var progress: Float {
    get { keptProgress }
    set { keptProgress = max(0, min(newValue, 1)) }
  }
  private var keptProgress: Float = 0
  /// How the bar looks; kept.
  open var progressViewStyle: Style = .default
  /// The colour of what is full; kept.
  open var progressTintColor: UIColor?
  /// The colour of what is empty; kept.
  open var trackTintColor: UIColor?
  /// What fills the bar; read when it is set.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  /// Makes an empty bar.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an empty bar; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes an empty bar with a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// Sets how full the bar is.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A wheel that turns while something is under way.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large a wheel is.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case white = 1
    case gray = 2
  }

  /// How large the wheel is; kept.
  open var style: Style = .medium
  /// The colour of the wheel; kept.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .gray
  /// True if the wheel is hidden while it stands.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// True while the wheel turns.
  open private(set) var isAnimating = false

  /// Makes a wheel that stands.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  /// Makes a wheel that stands; nothing is read from the coder.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    isHidden = true
  }
  /// Makes a wheel of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    isHidden = true
  }

  /// Lets the wheel turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  /// Lets the wheel stand.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }
}
