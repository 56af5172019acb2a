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
