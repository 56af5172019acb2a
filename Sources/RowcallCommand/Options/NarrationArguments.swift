import ArgumentParser
import Rowcall
import RowcallNarration

/// How much of a table is said, and in what order; what nobody decides is as in the preset.
///
/// Each option is the text of a setting: options of one type are read several times as fast as options of many, and a
/// value is refused with one and the same sentence wherever it was decided.
struct NarrationArguments: ParsableArguments {
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

  /// Fills in what the settings say.
  ///
  /// - Parameter isOfRows: whether rows, columns, a label or a format are chosen, to which a dialect in the settings gives
  ///   way: it is meant for reading whole tables.
  mutating func fill(from settings: Settings, asRows isOfRows: Bool) {
    let given = dialectName
    settings.fill(&self)
    if isOfRows { dialectName = given }
  }

  func validate() throws { try checkFlags() }
}

extension NarrationArguments: SettingFlags {
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

extension NarrationArguments {
  /// What is heard only where cells are told one by one.
  private static let ofCells: [Setting] = [.headerLevels, .spans, .hints]
  /// What the author of a label has decided.
  private static let ofLabels: [Setting] = [
    .order, .headers, .headerUse, .headerLimit, .headerRepeat, .blanks,
  ]

  /// A sentence about a flag that would have no effect, since each row is told as one label; nil for none.
  ///
  /// What the settings file says is for other occasions, too, and may go without effect here.
  ///
  /// - Parameters:
  ///   - given: what flags decided, by the keys of the settings.
  ///   - label: the user's own label; nil for that of Rowcall.
  static func idleFlag(of given: [String: String], label: String?) -> String? {
    if let flag = ofCells.first(where: { given[$0.key] != nil }) {
      return
        "--\(flag.key) works only with --moves or a --dialect such as orca"
    }
    if label != nil, let flag = ofLabels.first(where: { given[$0.key] != nil }) {
      return "--label decides about headers and blanks by itself; leave out --\(flag.key)"
    }
    return nil
  }
}
