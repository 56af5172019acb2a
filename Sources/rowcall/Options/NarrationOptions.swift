import ArgumentParser
import RowcallNarration

/// How much of a table is said, and in what order; what nobody decides is as in the preset.
struct NarrationOptions: ParsableArguments {
  @Option(name: .customLong("dialect"), help: Setting.dialect.help)
  var chosenDialect: Dialect?

  @Option(name: .customLong("verbosity"), help: Setting.verbosity.help)
  var preset: Verbosity.Preset?

  @Option(help: Setting.order.help) var order: Verbosity.Order?
  @Option(help: Setting.headers.help) var headers: SpokenHeaders?
  @Option(help: Setting.headerUse.help) var headerUse: Verbosity.HeaderUse?
  @Option(help: Setting.headerLevels.help) var headerLevels: Verbosity.HeaderLevels?
  @Option(help: Setting.headerLimit.help) var headerLimit: Limit?
  @Option(help: Setting.headerRepeat.help) var headerRepeat: Limit?
  @Option(help: Setting.position.help) var position: Verbosity.Position?
  @Flag(inversion: .prefixedNo, help: Setting.spans.help) var spans: Bool?
  @Option(help: Setting.blanks.help) var blanks: Verbosity.Blanks?
  @Flag(inversion: .prefixedNo, help: Setting.hints.help) var hints: Bool?
  @Option(help: Setting.punctuation.help) var punctuation: PunctuationLevel?
  @Flag(inversion: .prefixedNo, help: Setting.spelling.help) var spelling: Bool?
  @Option(help: Setting.capitals.help) var capitals: Spelling.Capitals?

  /// The order and words.
  var dialect: Dialect { chosenDialect ?? .rowcall }

  /// The preset with everything that was decided beside it.
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

extension NarrationOptions: SettingFlags {
  static var flags: [SettingFlag<Self>] {
    [
      SettingFlag(.dialect, \.chosenDialect), SettingFlag(.verbosity, \.preset), SettingFlag(.order, \.order),
      SettingFlag(.headers, \.headers), SettingFlag(.headerUse, \.headerUse),
      SettingFlag(.headerLevels, \.headerLevels), SettingFlag(.headerLimit, \.headerLimit),
      SettingFlag(.headerRepeat, \.headerRepeat), SettingFlag(.position, \.position),
      SettingFlag(.spans, \.spans), SettingFlag(.blanks, \.blanks), SettingFlag(.hints, \.hints),
      SettingFlag(.punctuation, \.punctuation), SettingFlag(.spelling, \.spelling),
      SettingFlag(.capitals, \.capitals),
    ]
  }
}
