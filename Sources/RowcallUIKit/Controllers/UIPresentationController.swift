/// The presentation of a screen.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The screen that is presented.
  public private(set) weak var presentedViewController: UIViewController?
  /// The screen that presents it.
  open var presentingViewController: UIViewController? { presentedViewController?.presentingViewController }
  /// The delegate; a weak reference.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  init(of screen: UIViewController) {
    presentedViewController = screen
    super.init()
  }
}

/// The presentation of a popover; where it points is stored only.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// Stored only, without effect.
  open var sourceView: UIView?, sourceRect: CGRect = .null, barButtonItem: UIBarButtonItem?,
    permittedArrowDirections: [UIPopoverArrowDirection] = .any, passthroughViews: [UIView]?
}

/// The presentation of a sheet; its heights are ignored.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public enum Detent: Sendable {
    case halfScreen, fullScreen
    /// Half the screen.
    public static func medium() -> Detent { .halfScreen }
    /// The whole screen.
    public static func large() -> Detent { .fullScreen }
  }
  /// Stored only, without effect.
  open var detents: [Detent] = [.large()], prefersGrabberVisible = false
}

/// A direction in which a popover may point.
public enum UIPopoverArrowDirection: Sendable { case up, down, left, right }
extension [UIPopoverArrowDirection] {
  /// Any direction.
  public static var any: Self { [.up, .down, .left, .right] }
}

/// The delegate of a presentation.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asks whether a person may swipe the screen away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The screen was swiped away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person tried to swipe the screen away, and it stayed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

/// The delegate of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns true.
  public func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerDidDismiss(_: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_: UIPresentationController) {}
}

extension UIViewController {
  /// Swipes the presented screen away as a person does; false if the app does not allow it.
  @discardableResult public func swipeAway() -> Bool {
    guard presentingViewController != nil, let control = rootOfFamily.presentationController else {
      return false
    }
    let screen = rootOfFamily
    guard !screen.isModalInPresentation,
      control.delegate?.presentationControllerShouldDismiss(control) != false
    else {
      control.delegate?.presentationControllerDidAttemptToDismiss(control)
      return false
    }
    screen.presentingViewController?.dismiss(animated: true)
    control.delegate?.presentationControllerDidDismiss(control)
    return true
  }
}

/// The pasteboard.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  // UIKit's own name for the one pasteboard; it is bound to the main actor.
  /// The only pasteboard.
  public static let general = UIPasteboard()
  /// What was copied.
  open var string: String?, image: UIImage?, url: URL?
}

/// Runs closures along with a transition; never made here.
@preconcurrency @MainActor open class UIViewControllerTransitionCoordinator: NSObject {
  /// Runs a closure along with the transition, and another after it.
  open func animate(
    alongsideTransition: ((UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinator) -> Void)? = nil
  ) {
    alongsideTransition?(self)
    completion?(self)
  }
}
