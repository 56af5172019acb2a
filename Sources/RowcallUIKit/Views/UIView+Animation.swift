/// Nothing moves here: each block runs at once, then its completion with true.
extension UIView {
  /// How an animation runs; accepted.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, with the same values as on a phone.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out views inside the animation.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Lets people use views that move.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Starts where an earlier animation is.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Runs for ever.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Runs back too.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Starts and ends gently.
    public static let curveEaseInOut: Self = []
    /// Starts gently.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Ends gently.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// Runs evenly.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// Flips from the left.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// Flips from the right.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// Fades from one to the other.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// Hides views instead of taking them out.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
  }

  /// How an animation with key frames runs; accepted.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, with the same values as on a phone.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Runs evenly between the frames.
    public static let calculationModeLinear: Self = []
    /// Runs smoothly through the frames.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
  }

  /// Runs the block, then the completion.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the block, then the completion.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the block, then the completion.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the block, then the completion.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the block, then the completion.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the block.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Runs the block, then the completion.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Puts one view in the place of the other, then runs the completion.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      fromView.superview?.addSubview(toView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }

  /// Runs the block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
  /// Accepted: nothing is animated.
  public static func setAnimationsEnabled(_ enabled: Bool) {}
  /// False: nothing is animated.
  public static var areAnimationsEnabled: Bool { false }
}
