/// An animation that is started later: its blocks run at once then.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Keeps a block; duration and curve are accepted.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    super.init()
    if let animations { self.animations.append(animations) }
  }
  /// Keeps a block; duration and damping are accepted.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    super.init()
    if let animations { self.animations.append(animations) }
  }
  /// Keeps a block; duration and curve are accepted.
  public init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    super.init()
    if let animations { self.animations.append(animations) }
  }

  /// False: nothing moves for any time.
  open var isRunning: Bool { false }
  /// How far the animation has come, from 0 to 1; kept.
  open var fractionComplete: CGFloat = 0
  /// True if the animation runs back; kept.
  open var isReversed = false
  /// How far the animator has come: inactive, as its blocks run at once.
  open var state: UIViewAnimatingState { .inactive }

  /// Runs a block at once, then the completion.
  @discardableResult public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds a block.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds a block; the delay is accepted.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Adds what is done after the blocks.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Runs the blocks, then what is done after them.
  open func startAnimation() {
    let (blocks, ends) = (animations, completions)
    (animations, completions) = ([], [])
    for block in blocks { block() }
    for end in ends { end(.end) }
  }
  /// Runs the blocks, then what is done after them, at once.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Accepted: the blocks have run.
  open func pauseAnimation() {}
  /// Drops blocks that have not run; what is done after them stays for ``finishAnimation(at:)`` unless told otherwise.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    if withoutFinishing { completions = [] }
  }
  /// Does what is done after the blocks.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    let ends = completions
    completions = []
    for end in ends { end(finalPosition) }
  }
}

/// Where an animation is.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// How far an animator has come.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

extension UIView {
  /// How an animation runs.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}
