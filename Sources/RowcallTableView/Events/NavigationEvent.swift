/// Something that happened between screens.
public enum NavigationEvent: Hashable, Sendable {
  /// A screen was opened; `back` is the name of the way back: the title that it came from, `nil` for the first screen.
  case pushed(title: String, back: String?)
  /// A screen was left for the one below it.
  case popped(title: String, to: String)
  /// A form was opened over the screen.
  case presented(title: String)
  /// The form was closed, and what was entered was kept.
  case saved(title: String)
  /// The form was closed without a trace.
  case cancelled(title: String)
  /// An item in the bar was pressed.
  case pressed(BarItem.Kind)
  /// A request was refused.
  case refused(TableViewError)
  /// Something that another layer wants in the same order, such as the title and message of an alert.
  case noted(String)
}
