/// What an app asks a screen reader and tells it, as if one were running.
public enum UIAccessibility {
  /// A notification to the screen reader.
  public enum Notification: UInt32, Sendable {
    case screenChanged = 1000, layoutChanged, announcement = 1008, pageScrolled
  }
  /// A notification that an app posted.
  public struct PostedNotification {
    /// The notification.
    public let notification: Notification
    /// The text to announce, the element to move to, or `nil`.
    public let argument: Any?
  }
  /// Stores a notification in `UIApplication.shared.postedNotifications`.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    let posted = PostedNotification(notification: notification, argument: argument)
    UIApplication.shared.postedNotifications.append(posted)
  }
  /// True: a screen reader is running.
  @MainActor public static var isVoiceOverRunning: Bool { true }
}

/// An action that a screen reader offers for an element.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// The name of the action.
  open var name: String
  /// The handler; it returns true if the action succeeded.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  private let target: TargetAction
  /// Makes an action with a handler; the image is ignored.
  public init(name: String, image: UIImage? = nil, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
    target = TargetAction()
    super.init()
  }
  /// Makes an action with a target.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = TargetAction(target: target as AnyObject?, action: selector)
    super.init()
  }
  /// Runs the action as a person does; false if nobody answered or the app reported a failure.
  @discardableResult public func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    return target.send(from: self)
  }
}

/// The role and state of an element, as one set.
public typealias UIAccessibilityTraits = AuthoredTraits

extension UIAccessibilityTraits {
  /// No trait.
  public static let none: Self = []
}
