import ArgumentParser
import RowcallNarration

/// How much of a table is said, and in what order; what nobody decides is as in the preset.
///
/// Each option is the text of a setting: options of one type are read several times as fast as options of many, and a
/// value is refused with one and the same sentence wherever it was decided.
struct NarrationOptions: ParsableArguments {
  @Option(.dialect) var dialectName: String?
  @Option(.verbosity) var preset: String?
  @Option(.order) var order: String?
  @Option(.headers) var headers: String?
  @Option(.headerUse) var headerUse: String?
  @Option(.headerLevels) var headerLevels: String?
  @Option(.headerLimit) var headerLimit: String?
  @Option(.headerRepeat) var headerRepeat: String?
  @Option(.position) var position: String?
  @Flag(.spans) var spans: Bool?
  @Option(.blanks) var blanks: String?
  @Flag(.hints) var hints: Bool?
  @Option(.punctuation) var punctuation: String?
  @Flag(.spelling) var spelling: Bool?
  @Option(.capitals) var capitals: String?

  /// The order and words that were asked for; nil for nothing.
  var chosenDialect: Dialect? { dialectName.flatMap(Dialect.named) }

  /// The order and words.
  var dialect: Dialect { chosenDialect ?? .rowcall }

  /// The preset with everything that was decided beside it.
  var verbosity: Verbosity {
    var verbosity = Verbosity(preset.flatMap(Verbosity.Preset.init) ?? .medium)
    for flag in Self.flags {
      if let text = flag.text(self) { flag.setting.part?.set(&verbosity, text) }
    }
    return verbosity
  }

  func validate() throws { try checkFlags() }
}

extension NarrationOptions: SettingFlags {
  static var flags: [SettingFlag<Self>] {
    [
      SettingFlag(.dialect, \.dialectName), SettingFlag(.verbosity, \.preset), SettingFlag(.order, \.order),
      SettingFlag(.headers, \.headers), SettingFlag(.headerUse, \.headerUse),
      SettingFlag(.headerLevels, \.headerLevels), SettingFlag(.headerLimit, \.headerLimit),
      SettingFlag(.headerRepeat, \.headerRepeat), SettingFlag(.position, \.position),
      SettingFlag(.spans, \.spans), SettingFlag(.blanks, \.blanks), SettingFlag(.hints, \.hints),
      SettingFlag(.punctuation, \.punctuation), SettingFlag(.spelling, \.spelling),
      SettingFlag(.capitals, \.capitals),
    ]
  }
}
