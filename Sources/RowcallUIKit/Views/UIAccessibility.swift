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
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt64
  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No trait.
  public static let none: Self = []
  /// Members with the same values as on a phone.
  public static let button = Self(rawValue: 1 << 0), link = Self(rawValue: 1 << 1),
    image = Self(rawValue: 1 << 2), selected = Self(rawValue: 1 << 3), staticText = Self(rawValue: 1 << 6),
    notEnabled = Self(rawValue: 1 << 8), updatesFrequently = Self(rawValue: 1 << 9),
    searchField = Self(rawValue: 1 << 10), adjustable = Self(rawValue: 1 << 12),
    header = Self(rawValue: 1 << 16), toggleButton = Self(rawValue: 1 << 17)
}
