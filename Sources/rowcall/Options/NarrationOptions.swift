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

  /// Whose order and words are heard.
  var dialect: Dialect.Name { dialectName.flatMap(Dialect.Name.init(anyCase:)) ?? .rowcall }

  /// The preset with everything that was decided beside it.
  var verbosity: Verbosity {
    var verbosity = Verbosity(preset.flatMap { Verbosity.Preset(rawValue: $0.lowercased()) } ?? .medium)
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
      SettingFlag(.dialect, { $0.dialectName }, { $0.dialectName = $1 }),
      SettingFlag(.verbosity, { $0.preset }, { $0.preset = $1 }),
      SettingFlag(.order, { $0.order }, { $0.order = $1 }),
      SettingFlag(.headers, { $0.headers }, { $0.headers = $1 }),
      SettingFlag(.headerUse, { $0.headerUse }, { $0.headerUse = $1 }),
      SettingFlag(.headerLevels, { $0.headerLevels }, { $0.headerLevels = $1 }),
      SettingFlag(.headerLimit, { $0.headerLimit }, { $0.headerLimit = $1 }),
      SettingFlag(.headerRepeat, { $0.headerRepeat }, { $0.headerRepeat = $1 }),
      SettingFlag(.position, { $0.position }, { $0.position = $1 }),
      SettingFlag(.spans, { $0.spans }, { $0.spans = $1 }),
      SettingFlag(.blanks, { $0.blanks }, { $0.blanks = $1 }),
      SettingFlag(.hints, { $0.hints }, { $0.hints = $1 }),
      SettingFlag(.punctuation, { $0.punctuation }, { $0.punctuation = $1 }),
      SettingFlag(.spelling, { $0.spelling }, { $0.spelling = $1 }),
      SettingFlag(.capitals, { $0.capitals }, { $0.capitals = $1 }),
    ]
  }
}
