import RowcallReadings

/// Which cells of a column are names of people.
enum CellNames: Hashable, Sendable {
  /// No cell.
  case none
  /// Those that look like one: the user says that there are names, and these may be those of things.
  case people
  /// Every cell, as the header says.
  case all

  /// Whether a text of the column is a name of a person.
  func contains(_ text: String) -> Bool {
    switch self {
    case .none: false
    case .people: Surnames.begin(text)
    case .all: true
    }
  }
}
