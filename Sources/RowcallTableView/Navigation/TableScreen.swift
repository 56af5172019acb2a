/// One level of an application: a title, a table, and what stands in the bar above it.
///
/// A screen gets what it shows by its initialiser. What it finds out goes back through a delegate of the application's
/// own, or by `NavigationStack.unwind(to:handing:)`. What a screen throws reaches the caller of the navigation: a
/// `TableViewError` as it is, anything else as `TableViewError.screenFailed`.
public protocol TableScreen: AnyObject {
  /// The title, which is also the name of the way back to this screen.
  var title: String { get }

  /// The table; it writes into the log of the navigation once the screen has been opened.
  var tableView: TableView { get }

  /// The navigation that the screen is part of, `nil` before it was opened and after it was left.
  ///
  /// The navigation sets it and keeps the screen alive, so declare it `weak`.
  var navigation: NavigationStack? { get set }

  /// What can be pressed in the bar, in reading order; none unless implemented.
  ///
  /// It is asked for each time, so that items can change with the state of the screen.
  var barItems: [BarItem] { get }

  /// The screen is about to come to the front, for the first time or again; the cursor is not on it yet.
  func willAppear() throws

  /// Another screen was left for this one, and the cursor is back.
  func didReturn(from screen: any TableScreen) throws
}

extension TableScreen {
  /// None.
  public var barItems: [BarItem] { [] }
  /// Does nothing.
  public func willAppear() throws {}
  /// Does nothing.
  public func didReturn(from screen: any TableScreen) throws {}
}
