/// An object that can receive events first.
@preconcurrency @MainActor open class UIResponder: AccessibleObject {
  /// Makes a responder that is not the first.
  public override init() { super.init() }
  /// The next responder; `nil` at the end of the chain.
  open var next: UIResponder? { nil }
  /// True if it can become the first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// True if it can resign.
  open var canResignFirstResponder: Bool { true }
  /// True while it is the first responder.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }
  /// Becomes the first responder; false if it cannot, or the current one cannot resign.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if isFirstResponder { return true }
    if let first = UIApplication.shared.firstResponder, !first.resignFirstResponder() { return false }
    UIApplication.shared.firstResponder = self
    return true
  }
  /// Resigns as the first responder; false if it cannot.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIApplication.shared.firstResponder = nil }
    return true
  }
  /// The view shown in place of a keyboard.
  open var inputView: UIView? { nil }
  /// The view shown above a keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// Never called here: nothing is touched.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called here: nothing is touched.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// An event of the hardware; none occurs here.
@preconcurrency @MainActor open class UIEvent: NSObject {}

/// A finger on the screen; there is none here.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The view under the finger.
  open var view: UIView? { nil }
  /// Where the finger is.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of gestures; a test makes the gesture by ``recognize()``.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  /// The state of the gesture.
  open var state: State = .possible
  /// False if the gesture is ignored.
  open var isEnabled = true
  /// True if views get no touches once the gesture is recognized; stored only.
  open var cancelsTouchesInView = true
  /// The delegate, which is asked whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view of the recognizer.
  open internal(set) weak var view: UIView?
  private var targets: [TargetAction] = []
  /// Makes a recognizer with a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    targets.append(TargetAction(target: target as AnyObject?, action: action))
  }
  /// Makes a recognizer without a target.
  public override convenience init() { self.init(target: nil, action: nil) }
  /// Makes the gesture as a person does; false if it is off or not allowed to begin.
  @discardableResult public func recognize() -> Bool {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) != false else { return false }
    state = .ended
    for target in targets { target.send(from: self) }
    state = .possible
    return true
  }
}

/// The delegate of a recognizer.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Asks whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// A tap.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Stored only, without effect.
  open var numberOfTapsRequired = 1, numberOfTouchesRequired = 1
}

/// A long press.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The length of the press in seconds; stored only.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// A swipe.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A direction of swipes.
  public enum Direction: Int, Sendable { case right, left, up, down }
  /// The direction of the swipe; stored only.
  open var direction: Direction = .right
}
