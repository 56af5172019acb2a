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
