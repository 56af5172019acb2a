/// What an element is for a listener.
public enum AccessibilityRole: String, CaseIterable, Hashable, Codable, Sendable {
  /// Text to be read.
  case text
  /// Can be pressed.
  case button
  /// Leads to another page or level.
  case link
  /// Shows a picture.
  case image
  /// Names what follows.
  case heading
  /// Is on or off, and changes at once.
  case `switch`
  /// Is checked or not.
  case checkbox
  /// Is one of several, of which one is chosen.
  case radio
  /// Has a value between two ends.
  case slider
  /// Has a value that goes up and down by steps.
  case stepper
  /// Takes text.
  case textField
  /// Takes a text that is not shown, such as a password.
  case secureField
  /// Takes a text to search for.
  case searchField
  /// Opens a list of choices.
  case comboBox
  /// Is one of the parts of a segmented control.
  case segment
  /// Shows how far something is.
  case progress
  /// Holds data in a table.
  case cell
  /// Names the column below it.
  case columnHeader
  /// Names the row after it.
  case rowHeader
  /// Is a row as one unit.
  case row
  /// Names a table.
  case caption
  /// Says something below a section.
  case footer
  /// Goes through the titles that lead to sections.
  case index
}

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

/// A value that lies between two ends, such as that of a slider.
public struct NumberInRange: Hashable, Codable, Sendable {
  /// The value.
  public var value: Double
  /// The least that it can be.
  public var lowest: Double
  /// The most that it can be.
  public var highest: Double

  /// Creates a value between two ends.
  public init(_ value: Double, in range: ClosedRange<Double>) {
    self.value = value
    lowest = range.lowerBound
    highest = range.upperBound
  }
}
