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
}

/// Where an animation is.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

extension UIView {
  /// How an animation runs.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}
