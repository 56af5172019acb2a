import RowcallAccessibility
import RowcallNarration

/// The directions whose headers are said, as one word.
enum SpokenHeaders: String, CaseIterable {
  case row
  case column
  case both
  case off

  /// The word for a set of directions.
  init(_ axes: Set<HeaderAxis>) { self = Self.allCases.first { $0.axes == axes } ?? .off }

  /// The same as a set.
  var axes: Set<HeaderAxis> {
    switch self {
    case .row: [.row]
    case .column: [.column]
    case .both: [.row, .column]
    case .off: []
    }
  }
}
