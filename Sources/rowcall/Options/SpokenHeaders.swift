import ArgumentParser
import RowcallAccessibility
import RowcallNarration

/// The directions whose headers are said, as one word.
enum SpokenHeaders: String, CaseIterable, ExpressibleByArgument {
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

extension Verbosity {
  /// The directions whose headers are said.
  var spokenHeaders: SpokenHeaders {
    get { SpokenHeaders(headers) }
    set { headers = newValue.axes }
  }

  /// The most characters of a header.
  var limitOfHeaders: Limit {
    get { Limit(headerLimit) }
    set { headerLimit = newValue.number }
  }

  /// After how many rows the headers are said again.
  var repeatOfHeaders: Limit {
    get { Limit(headerRepeat) }
    set { headerRepeat = newValue.number }
  }
}

/// A number above zero, or `off`.
struct Limit: ExpressibleByArgument {
  /// The number; nil for no limit.
  let number: Int?

  init(_ number: Int?) { self.number = number }

  init?(argument: String) {
    number = Int(argument)
    guard argument == "off" || number.map({ $0 > 0 }) == true else { return nil }
  }

  var defaultValueDescription: String { number.map(String.init) ?? "off" }
}

extension Verbosity.Preset: ExpressibleByArgument {}
extension Verbosity.Order: ExpressibleByArgument {}
extension Verbosity.HeaderUse: ExpressibleByArgument {}
extension Verbosity.HeaderLevels: ExpressibleByArgument {}
extension Verbosity.Position: ExpressibleByArgument {}
extension Verbosity.Blanks: ExpressibleByArgument {}
extension PunctuationLevel: ExpressibleByArgument {}

extension Spelling.Capitals: ExpressibleByArgument {
  /// Those that can be heard: no voice makes the sound of an icon yet.
  public static var allValueStrings: [String] { allCases.filter { $0 != .icon }.map(\.rawValue) }

  /// Reads a way that can be heard.
  public init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    self.init(rawValue: argument)
  }
}

extension Dialect: ExpressibleByArgument {
  /// Every name of a dialect.
  public static var allValueStrings: [String] { all.map(\.id) }

  /// Its name.
  public var defaultValueDescription: String { id }

  /// Reads a dialect's name, whatever its capitals.
  public init?(argument: String) {
    guard let named = Dialect.named(argument) else { return nil }
    self = named
  }
}
