/// A tap.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture; kept.
  open var numberOfTapsRequired = 1
  /// How many fingers make the gesture; kept.
  open var numberOfTouchesRequired = 1
}

/// A press that lasts.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the press lasts, in seconds; kept.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points; kept.
  open var allowableMovement: CGFloat = 10
}

/// A swipe.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The ways that a swipe can go.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits, with the same values as on a phone.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Self(rawValue: 1)
    /// To the left.
    public static let left = Self(rawValue: 2)
    /// Upwards.
    public static let up = Self(rawValue: 4)
    /// Downwards.
    public static let down = Self(rawValue: 8)
  }

  /// The ways that count; kept.
  open var direction: Direction = .right
}

/// A drag.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the finger went; nowhere here.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Accepted: no finger moves.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// How fast the finger goes; not at all here.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Two fingers that spread.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers spread.
  open var scale: CGFloat = 1
}
