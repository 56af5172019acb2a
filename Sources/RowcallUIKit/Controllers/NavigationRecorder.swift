/// A screen that came or went.
enum NavigationChange {
  /// Put on top of a stack.
  case pushed(UIViewController, onto: UINavigationController)
  /// Taken off a stack, the topmost last.
  case popped([UIViewController], from: UINavigationController)
  /// A stack was set anew.
  case replaced([UIViewController], in: UINavigationController)
  /// Presented above another screen.
  case presented(UIViewController)
  /// Taken back.
  case dismissed(UIViewController)
}

/// Who is told of screens that come and go, after it happened.
@MainActor protocol NavigationRecorder: AnyObject {
  /// Takes note of one change.
  func record(_ change: NavigationChange)
}
