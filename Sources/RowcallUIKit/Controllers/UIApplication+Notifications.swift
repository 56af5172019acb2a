/// Names of what the system posts; nothing is posted here.
extension UIApplication {
  /// People see the app.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActive")
  /// People are about to stop seeing the app.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActive")
  /// People do not see the app any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackground")
  /// People are about to see the app.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForeground")
  /// The app is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
  /// The app has started.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunching")
  /// Memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarning")

  /// Accepted: nothing runs on; the number is always the same.
  public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    UIBackgroundTaskIdentifier(rawValue: 1)
  }
  /// Accepted: nothing runs on; the number is always the same.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Accepted: nothing runs on.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// The number of something that runs on.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Makes an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No number.
  public static let invalid = Self(rawValue: 0)
}

/// Names of what the system posts of the keyboard; nothing is posted here.
extension UIResponder {
  /// The keyboard is about to come.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
  /// The keyboard has come.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
  /// The keyboard is about to go.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
  /// The keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
  /// The keyboard is about to move.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrame")
  /// The keyboard has moved.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrame")
  /// Where the keyboard was.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBegin"
  /// Where the keyboard will be.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEnd"
  /// How long the keyboard moves, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDuration"
  /// How the keyboard moves.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurve"
}

extension UIContentSizeCategory {
  /// The person chose another size; nothing is posted here.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChange")
}

extension UITextField {
  /// The text changed; nothing is posted here.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChange")
  /// Typing has begun; nothing is posted here.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditing")
  /// Typing has ended; nothing is posted here.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditing")
}
