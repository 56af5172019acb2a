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
