/// What an app asks of a screen reader and tells it; every setting is as if one were running.
public enum UIAccessibility {
  /// What an app tells.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Makes a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// There is a new screen; the argument is where to go.
    public static let screenChanged = Self(rawValue: 1000)
    /// A part of the screen is new; the argument is where to go.
    public static let layoutChanged = Self(rawValue: 1001)
    /// Something is to be said; the argument is the text.
    public static let announcement = Self(rawValue: 1008)
    /// A page was scrolled; the argument is the text.
    public static let pageScrolled = Self(rawValue: 1009)
    /// Some apps are to be paused; kept.
    public static let pauseAssistiveTechnology = Self(rawValue: 1018)
    /// Some apps are to go on; kept.
    public static let resumeAssistiveTechnology = Self(rawValue: 1019)
  }

  /// A notification that an app posted.
  public struct PostedNotification {
    /// What was told.
    public let notification: Notification
    /// The text to say, the element to go to, or `nil`.
    public let argument: Any?
  }

  /// Keeps a notification among `UIApplication.shared.postedNotifications`.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    let posted = PostedNotification(notification: notification, argument: argument)
    UIApplication.shared.postedNotifications.append(posted)
  }

  /// True: somebody listens.
  @MainActor public static var isVoiceOverRunning: Bool { true }
  /// False: nobody uses switches.
  @MainActor public static var isSwitchControlRunning: Bool { false }
  /// False: nobody looks.
  @MainActor public static var isReduceMotionEnabled: Bool { false }
  /// False: nobody looks.
  @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  /// False: nobody looks.
  @MainActor public static var isBoldTextEnabled: Bool { false }
  /// False: nobody looks.
  @MainActor public static var isDarkerSystemColorsEnabled: Bool { false }
  /// False: nobody looks.
  @MainActor public static var isGrayscaleEnabled: Bool { false }
  /// False: nobody looks.
  @MainActor public static var isInvertColorsEnabled: Bool { false }
  /// False: nobody looks.
  @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }

  /// The system says that listening began or ended; never posted here.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "voiceOverStatusDidChange")
  /// The system says that an announcement ended; never posted here.
  public static let announcementDidFinishNotification = Foundation.Notification.Name("announcementDidFinish")
}
