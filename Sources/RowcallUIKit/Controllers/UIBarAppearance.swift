/// How a bar looks; kept.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The colour of the bar.
  open var backgroundColor: UIColor?
  /// The picture of the bar.
  open var backgroundImage: UIImage?
  /// The blur of the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The colour of the line at the edge.
  open var shadowColor: UIColor?
  /// The picture of the line at the edge.
  open var shadowImage: UIImage?

  /// Makes the usual looks.
  public override init() { super.init() }
  /// Makes the looks of another bar.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundEffect = barAppearance.backgroundEffect
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  /// Accepted: nothing is drawn.
  open func configureWithDefaultBackground() {}
  /// Accepted: nothing is drawn.
  open func configureWithOpaqueBackground() {}
  /// Accepted: nothing is drawn.
  open func configureWithTransparentBackground() {}
}

/// How a bar with a title looks; kept.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// How the main button looks.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Where the title is moved to; kept.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture of the button back.
  open private(set) var backIndicatorImage = UIImage()
  /// The shape of the button back.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  /// Keeps the picture and the shape of the button back.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }
}

/// How a bar of tools looks; kept.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// How the buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the main button looks.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// How the buttons of a bar look; kept.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// How a button looks in one state.
  @preconcurrency @MainActor open class StateAppearance: NSObject {
    /// How the title looks.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Where the title is moved to.
    open var titlePositionAdjustment = UIOffset.zero
    /// The picture behind the button.
    open var backgroundImage: UIImage?
    /// Where the picture is moved to.
    open var backgroundImagePositionAdjustment = UIOffset.zero
  }
  /// As usual.
  public let normal = StateAppearance()
  /// Pressed.
  public let highlighted = StateAppearance()
  /// Not to be used.
  public let disabled = StateAppearance()
  /// With a keyboard at it.
  public let focused = StateAppearance()

  /// Makes the usual looks.
  public override init() { super.init() }
  /// Makes the looks of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }
}
