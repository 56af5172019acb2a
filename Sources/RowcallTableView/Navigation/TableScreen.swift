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

  /// Whether the way back is hidden, as while the screen is edited; it is shown unless implemented.
  var hidesBack: Bool { get }

  /// The screen is about to come to the front, for the first time or again; the cursor is not on it yet.
  func willAppear() throws

  /// Another screen was left for this one, and the cursor is back.
  func didReturn(from screen: any TableScreen) throws
}

extension TableScreen {
  /// None.
  public var barItems: [BarItem] { [] }
  /// It is shown.
  public var hidesBack: Bool { false }
  /// Does nothing.
  public func willAppear() throws {}
  /// Does nothing.
  public func didReturn(from screen: any TableScreen) throws {}
}

/// Something in the bar above a table that a listener can press.
///
/// A screen that keeps its items must not be captured strongly by their actions.
public struct BarItem {
  /// What an item is for; the standard ones have a word of their own in each language.
  public enum Kind: Hashable, Sendable {
    /// Adds something.
    case add
    /// Enters editing mode.
    case edit
    /// Leaves editing mode.
    case done
    /// Closes a form and keeps what was entered.
    case save
    /// Closes a form without a trace.
    case cancel
    /// Whatever its title says.
    case custom(String)
  }

  /// What the item is for.
  public var kind: Kind
  /// Whether it can be pressed.
  public var isEnabled: Bool
  /// What happens when it is pressed.
  public var action: () throws -> Void

  /// Makes an item.
  public init(_ kind: Kind, isEnabled: Bool = true, action: @escaping () throws -> Void) {
    self.kind = kind
    self.isEnabled = isEnabled
    self.action = action
  }

  /// The item that switches a table's editing mode: `edit` outside of it, `done` in it.
  public static func edit(_ tableView: TableView) -> Self {
    Self(tableView.isEditing ? .done : .edit) { try tableView.setEditing(!tableView.isEditing) }
  }
}

extension BarItem.Kind: CustomStringConvertible {
  /// A word for a person who reads a log: `Add`, or the title of a custom item.
  public var description: String {
    switch self {
    case .add: "Add"
    case .edit: "Edit"
    case .done: "Done"
    case .save: "Save"
    case .cancel: "Cancel"
    case .custom(let title): title
    }
  }
}
