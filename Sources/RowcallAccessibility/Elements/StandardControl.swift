/// A control that is the same in every application, and so has a name of its own in each language.
public enum StandardControl: String, CaseIterable, Hashable, Codable, Sendable {
  /// Leaves the screen for the one below, whose title is the label.
  case back
  /// Adds something.
  case add
  /// Enters editing mode.
  case edit
  /// Leaves editing mode.
  case done
  /// Closes a form and keeps what was entered.
  case save
  /// Withdraws: closes a form without a trace, leaves a row undeleted.
  case cancel
  /// Deletes the row, once that is confirmed.
  case delete
  /// Deletes the row at once.
  case confirmDeletion
  /// Inserts a row.
  case insert
  /// Moves the row.
  case reorder
  /// Opens the detail of the row's item.
  case moreInfo
}
