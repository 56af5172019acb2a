/// How a screen is presented; kept.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The screen that is presented.
  public private(set) weak var presentedViewController: UIViewController?
  /// The screen that presents it.
  open var presentingViewController: UIViewController? { presentedViewController?.presentingViewController }
  /// Who is told that a person swipes the screen away; not kept alive.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(of screen: UIViewController) {
    presentedViewController = screen
    super.init()
  }
}

/// How a screen is presented beside what it is about; kept.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that it is about.
  open var sourceView: UIView?
  /// The rectangle that it is about.
  open var sourceRect: CGRect = .null
  /// The button that it is about.
  open var barButtonItem: UIBarButtonItem?
  /// The views outside that can still be used; kept.
  open var passthroughViews: [UIView]?
  /// The sides it may be at.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
}

/// How a screen is presented as a sheet; kept.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// A name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half the screen.
      public static let medium = Self(rawValue: "medium")
      /// The whole screen.
      public static let large = Self(rawValue: "large")
    }
    /// The name of the height.
    public let identifier: Identifier
    init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }
    /// Half the screen.
    public class func medium() -> Detent { Detent(.medium) }
    /// The whole screen.
    public class func large() -> Detent { Detent(.large) }
  }

  /// The heights that the sheet can have.
  open var detents: [Detent] = [.large()]
  /// The height at present.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// True if there is something to hold the sheet by.
  open var prefersGrabberVisible = false
  /// True if scrolling up makes the sheet higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// True if the sheet keeps to the bottom of a low screen.
  open var prefersEdgeAttachedInCompactHeight = false
  /// How round the corners are, in points.
  open var preferredCornerRadius: CGFloat?
  /// The greatest height that leaves what lies below in use.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
}

/// The sides a screen may be at of what it is about.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits, with the same values as on a phone.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Below it.
  public static let up = Self(rawValue: 1)
  /// Above it.
  public static let down = Self(rawValue: 2)
  /// To its right.
  public static let left = Self(rawValue: 4)
  /// To its left.
  public static let right = Self(rawValue: 8)
  /// Anywhere.
  public static let any: Self = [.up, .down, .left, .right]
}

/// Who is told that a person swipes a screen away.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asked before the screen is swiped away; true unless the app says otherwise.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The screen is about to be swiped away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The screen was swiped away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person tried to swipe the screen away, and it stayed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// Asked how the screen is presented; never called here.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
}

/// Every method is optional: these do nothing.
extension UIAdaptivePresentationControllerDelegate {
  /// Says yes.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  /// As it is.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    .automatic
  }
}

/// Who is told of a screen beside what it is about.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}

extension UIViewController {
  /// Does what a person who swipes the presented screen away does; false if the app does not let it.
  @discardableResult public func swipeAway() -> Bool {
    guard presentingViewController != nil else { return false }
    let screen = rootOfFamily
    let control = screen.presentationController
    let mayGo = control?.delegate?.presentationControllerShouldDismiss(control ?? .init(of: screen)) != false
    guard !screen.isModalInPresentation, mayGo, let control else {
      if let control { control.delegate?.presentationControllerDidAttemptToDismiss(control) }
      return false
    }
    control.delegate?.presentationControllerWillDismiss(control)
    screen.presentingViewController?.dismiss(animated: true)
    control.delegate?.presentationControllerDidDismiss(control)
    return true
  }
}
