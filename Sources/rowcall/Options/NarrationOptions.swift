import ArgumentParser
import RowcallNarration

/// How much of a table is said, and in what order; whatever is left open is as in the preset.
struct NarrationOptions: ParsableArguments {
  @Option(
    name: .customLong("dialect"), help: "The order and words of rowcall (otherwise), voiceover, nvda or orca."
  )
  var chosenDialect: Dialect?

  @Option(
    name: .customLong("verbosity"),
    help: "How much is said, if nothing below says otherwise; medium otherwise.")
  var preset: Verbosity.Preset?

  @Option(help: "Whether the header or the cell comes first.")
  var order: Verbosity.Order?

  @Option(help: "The directions whose headers are said.")
  var headers: SpokenHeaders?

  @Option(help: "Whether headers are said when they changed, or always.")
  var headerUse: Verbosity.HeaderUse?

  @Option(help: "Which levels of stacked headers are said.")
  var headerLevels: Verbosity.HeaderLevels?

  @Option(help: "The most characters of a header that are said, or off.")
  var headerLimit: Limit?

  @Option(help: "After how many rows the column headers are said again, or off.")
  var headerRepeat: Limit?

  @Option(help: "When the numbers of rows and columns are said.")
  var position: Verbosity.Position?

  @Flag(inversion: .prefixedNo, help: "Say that a cell covers several rows or columns.")
  var spans: Bool?

  @Option(help: "Whether blank cells are said when everything is read in one go.")
  var blanks: Verbosity.Blanks?

  @Flag(inversion: .prefixedNo, help: "Say what can be done with links and controls.")
  var hints: Bool?

  @Option(help: "Which signs are said by their names.")
  var punctuation: PunctuationLevel?

  @Flag(inversion: .prefixedNo, help: "Read cells letter by letter.")
  var spelling: Bool?

  @Option(help: "How capitals are told from small letters while spelling.")
  var capitals: Spelling.Capitals?

  /// The order and words.
  var dialect: Dialect { chosenDialect ?? .rowcall }

  /// The preset with everything that was asked for beside it.
  var verbosity: Verbosity {
    var verbosity = Verbosity(preset ?? .medium)
    verbosity.order = order ?? verbosity.order
    verbosity.headers = headers?.axes ?? verbosity.headers
    verbosity.headerUse = headerUse ?? verbosity.headerUse
    verbosity.headerLevels = headerLevels ?? verbosity.headerLevels
    verbosity.headerLimit = headerLimit.map(\.number) ?? verbosity.headerLimit
    verbosity.headerRepeat = headerRepeat.map(\.number) ?? verbosity.headerRepeat
    verbosity.position = position ?? verbosity.position
    verbosity.spans = spans ?? verbosity.spans
    verbosity.blanks = blanks ?? verbosity.blanks
    verbosity.hints = hints ?? verbosity.hints
    verbosity.punctuation = punctuation ?? verbosity.punctuation
    verbosity.spelling.isOn = spelling ?? verbosity.spelling.isOn
    verbosity.spelling.capitals = capitals ?? verbosity.spelling.capitals
    return verbosity
  }
}

extension Verbosity.Preset: ExpressibleByArgument {}
extension Verbosity.Order: ExpressibleByArgument {}
extension Verbosity.HeaderUse: ExpressibleByArgument {}
extension Verbosity.HeaderLevels: ExpressibleByArgument {}
extension Verbosity.Position: ExpressibleByArgument {}
extension Verbosity.Blanks: ExpressibleByArgument {}
extension PunctuationLevel: ExpressibleByArgument {}
extension Spelling.Capitals: ExpressibleByArgument {}

extension Dialect: ExpressibleByArgument {
  /// Every name of a dialect.
  public static var allValueStrings: [String] { all.map(\.id) }

  /// Reads a dialect's name, whatever its capitals.
  public init?(argument: String) {
    guard let named = Dialect.named(argument) else { return nil }
    self = named
  }
}
