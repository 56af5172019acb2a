/// A happening of the hardware; none occurs here.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What exactly happened.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  /// When it happened, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// The fingers that are down.
  open var allTouches: Set<UITouch>? { nil }
}

/// A finger on the screen; there is none here.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The view under the finger.
  open var view: UIView? { nil }
  /// How often it tapped.
  open var tapCount: Int { 0 }
  /// Where the finger is.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where the finger was.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
