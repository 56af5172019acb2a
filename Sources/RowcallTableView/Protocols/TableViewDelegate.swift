/// What an application says about a table's rows and hears about what the listener does.
///
/// Every method is optional. What a method throws reaches the listener: a `TableViewError` as it is, anything else as
/// `TableViewError.delegateFailed`. A method that does not throw may stand in for one that may.
public protocol TableViewDelegate: AnyObject {
  /// A row is about to be shown; only state such as selection may be changed here.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// A cell is no longer shown; the path is the one that it was shown at.
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)

  /// The row to select in place of the one chosen, or `nil` to refuse.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// A row was selected by the listener.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws
  /// The row to deselect in place of the one chosen, or `nil` to refuse.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// A row was deselected by the listener.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) throws
  /// The detail button of a row was pressed; the row is not selected.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) throws

  /// The edit control of a row; `delete` unless implemented.
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> EditingStyle
  /// The title of the button that confirms a deletion; `nil`: the usual word in the listener's language.
  func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  /// A row was swiped and is about to be edited.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)
  /// The editing of a swiped row ended; `nil` if the row is gone.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)
  /// The actions behind the start of a row; `nil` for none.
  func tableView(_ tableView: TableView, leadingSwipeActionsForRowAt indexPath: IndexPath) -> [SwipeAction]?
  /// The actions behind the end of a row; `nil` for the standard one, which deletes; an empty list for none.
  func tableView(_ tableView: TableView, trailingSwipeActionsForRowAt indexPath: IndexPath) -> [SwipeAction]?

  /// Where a row may go if the listener proposes a place; return another path to redirect it.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath
  /// A row was dropped by the listener, and the data source has moved its item; the table may be changed here, for
  /// example to show a row that stands for an empty section.
  func tableView(_: TableView, didMoveRowAt source: IndexPath, to destination: IndexPath) throws

  /// How deep a row is indented; `nil`: as its cell says.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int?
  /// The height of a row in points; `nil`: as its cell needs. A row of no height is not there for a listener.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double?
  /// An element of the author's in place of a section's title; `nil`: the data source's title.
  func tableView(_ tableView: TableView, headerForSection section: Int) -> CellContent?
  /// An element of the author's in place of a section's footer text; `nil`: the data source's text.
  func tableView(_ tableView: TableView, footerForSection section: Int) -> CellContent?
}

extension TableViewDelegate {
  /// Does nothing.
  public func tableView(_: TableView, willDisplay: TableViewCell, forRowAt: IndexPath) {}
  /// Does nothing.
  public func tableView(_: TableView, didEndDisplaying: TableViewCell, forRowAt: IndexPath) {}
  /// The row itself.
  public func tableView(_: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// The row itself.
  public func tableView(_: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Deletes.
  public func tableView(_: TableView, editingStyleForRowAt: IndexPath) -> EditingStyle { .delete }
  /// The usual word.
  public func tableView(_: TableView, titleForDeleteConfirmationButtonForRowAt: IndexPath) -> String? { nil }
  /// Does nothing.
  public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// None.
  public func tableView(_: TableView, leadingSwipeActionsForRowAt: IndexPath) -> [SwipeAction]? { nil }
  /// The standard one.
  public func tableView(_: TableView, trailingSwipeActionsForRowAt: IndexPath) -> [SwipeAction]? { nil }
  /// The proposed place.
  public func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { proposed }
  /// Does nothing.
  public func tableView(_: TableView, didMoveRowAt: IndexPath, to: IndexPath) {}
  /// As the cell says.
  public func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? { nil }
  /// As the cell needs.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double? { nil }
  /// The data source's title.
  public func tableView(_ tableView: TableView, headerForSection section: Int) -> CellContent? { nil }
  /// The data source's text.
  public func tableView(_ tableView: TableView, footerForSection section: Int) -> CellContent? { nil }
}

/// One action behind a row, reached by a swipe.
public struct SwipeAction {
  /// What an action does.
  public enum Kind {
    /// Asks the data source to delete the row.
    case commitDelete
    /// Runs the author's code with the path of the row; it says whether the action was carried out.
    ///
    /// `nil` means that this is not known yet, after a question was asked for instance. The row then stays swiped until
    /// ``TableView/finishSwipeAction(_:isDone:)`` says it.
    case custom((IndexPath) throws -> Bool?)
  }

  /// The title; `nil`: the usual word in the listener's language.
  public var title: String?
  /// Whether the action takes something away.
  public var isDestructive: Bool
  /// What it does.
  public var kind: Kind

  /// Makes an action of the author's.
  public init(_ title: String?, isDestructive: Bool = false, perform: @escaping (IndexPath) throws -> Bool?) {
    self.title = title
    self.isDestructive = isDestructive
    kind = .custom(perform)
  }

  /// The standard action, which asks the data source to delete the row.
  public static func delete(title: String? = nil) -> Self {
    Self(title: title, isDestructive: true, kind: .commitDelete)
  }

  private init(title: String?, isDestructive: Bool, kind: Kind) {
    self.title = title
    self.isDestructive = isDestructive
    self.kind = kind
  }
}

/// The side of a row from which it is swiped.
public enum SwipeEdge: Hashable, Sendable {
  /// From its start: the left where text runs from left to right.
  case leading
  /// From its end.
  case trailing
}
