import ArgumentParser
import RowcallAccessibility

/// The directions whose headers are said, as one word.
enum SpokenHeaders: String, CaseIterable, ExpressibleByArgument {
  case row
  case column
  case both
  case off

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

/// A number above zero, or `off`.
struct Limit: ExpressibleByArgument {
  /// The number; nil for no limit.
  let number: Int?

  init?(argument: String) {
    number = Int(argument)
    guard argument == "off" || number.map({ $0 > 0 }) == true else { return nil }
  }
}
