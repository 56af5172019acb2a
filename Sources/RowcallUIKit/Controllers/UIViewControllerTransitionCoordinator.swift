/// What is known of a transition between screens or sizes.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// True if the transition moves.
  var isAnimated: Bool { get }
  /// True while a finger leads the transition.
  var isInteractive: Bool { get }
  /// True if the transition was taken back.
  var isCancelled: Bool { get }
  /// How long the transition lasts, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the transition has come, from 0 to 1.
  var percentComplete: CGFloat { get }
}

/// What runs closures along with a transition; here they run at once.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs a closure along with the transition and another after it; true if both will run.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs a closure that changes a view elsewhere along with the transition and another after it.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Keeps a closure for when a finger lets go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure along with the transition.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A transition that is over as soon as it is asked for anything.
final class ImmediateTransition: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let isInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  let percentComplete: CGFloat = 1

  init(isAnimated: Bool) {
    self.isAnimated = isAnimated
    super.init()
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    completion?(self)
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  // No finger leads a transition here, so none lets go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}

extension UIViewController {
  /// The transition in which the screen appears or disappears; `nil` at rest.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    switch appearance {
    case .appearing, .disappearing: ImmediateTransition(isAnimated: transitionIsAnimated)
    case .appeared, .disappeared: nil
    }
  }
}
