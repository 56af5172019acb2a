/// A way of touching that calls its targets; the driver of a screen says when it happened, by ``recognize()``.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The gesture was recognized.
    public static let recognized = State.ended
  }

  /// How far the gesture has come.
  open var state: State = .possible
  /// False if the gesture is not looked for.
  open var isEnabled = true
  /// True if views get no more touches once the gesture is recognized; kept.
  open var cancelsTouchesInView = true
  /// Who is asked whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for finding the recognizer.
  open var name: String?
  /// The view that the recognizer belongs to.
  open var view: UIView? { keptView }
  weak var keptView: UIView?
  private var targets: [TargetAction] = []

  /// Keeps a target and the name it is called by.
  public init(target: Any?, action: Selector?) {
    super.init()
    targets.append(TargetAction(target: target as AnyObject?, action: action))
  }
  /// Makes a recognizer that calls nobody yet.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Adds a target and the name it is called by.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target: target as AnyObject, action: action))
  }
  /// Takes targets out; `nil` stands for all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.target === target as AnyObject?) && (action == nil || $0.action == action)
    }
  }
  /// Where the gesture is: the middle of the view, as there are no fingers.
  open func location(in view: UIView?) -> CGPoint { keptView?.center ?? .zero }
  /// Accepted: the two are never looked for at once.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Does what happens when a person makes the gesture; false if it is off or not allowed to begin.
  @discardableResult public func recognize() -> Bool {
    guard isEnabled, view?.gestureRecognizerShouldBegin(self) != false,
      delegate?.gestureRecognizerShouldBegin(self) != false
    else { return false }
    state = .ended
    for target in targets { target.send(from: self) }
    state = .possible
    return true
  }
}

/// Says whether a gesture may begin.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Asked before a gesture begins; true unless the app says otherwise.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Asked whether two gestures go together; never called here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asked whether a touch counts; never called here.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Lets every gesture begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Keeps gestures apart.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Counts every touch.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    true
  }
}
