import ArgumentParser
import Rowcall
import RowcallNarration

/// Options for what is spoken and in what order; the preset decides the rest.
///
/// Each option is the text of a setting: options of one type are parsed faster, and an invalid value has the same error from
/// every source.
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
  @Option(.constants) var constants: String?
  @Option(.repeats) var repeats: String?
  @Option(.links) var links: String?
  @Option(.textLimit) var textLimit: String?
  @Option(.maxSecondsPerRow) var maxSecondsPerRow: String?
  @Flag(.hints) var hints: Bool?
  @Flag(.comments) var comments: Bool?
  @Option(.punctuation) var punctuation: String?
  @Flag(.spelling) var spelling: Bool?
  @Option(.capitals) var capitals: String?

  /// The chosen dialect.
  var dialect: Dialect.Name { dialectName.flatMap(Dialect.Name.init(anyCase:)) ?? .rowcall }

  /// The preset with all other options.
  var verbosity: Verbosity {
    var verbosity = Verbosity(preset.flatMap { Verbosity.Preset(rawValue: $0.lowercased()) } ?? .medium)
    for flag in Self.flags {
      if let text = flag.text(self) { flag.setting.part?.set(&verbosity, text) }
    }
    return verbosity
  }

  /// Applies the settings.
  ///
  /// - Parameter isOfRows: whether rows, columns, a label or a format are chosen, which override a dialect in the settings.
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
      SettingFlag(.constants, { $0.constants }, { $0.constants = $1 }),
      SettingFlag(.repeats, { $0.repeats }, { $0.repeats = $1 }),
      SettingFlag(.links, { $0.links }, { $0.links = $1 }),
      SettingFlag(.textLimit, { $0.textLimit }, { $0.textLimit = $1 }),
      SettingFlag(.maxSecondsPerRow, { $0.maxSecondsPerRow }, { $0.maxSecondsPerRow = $1 }),
      SettingFlag(.hints, { $0.hints }, { $0.hints = $1 }),
      SettingFlag(.comments, { $0.comments }, { $0.comments = $1 }),
      SettingFlag(.punctuation, { $0.punctuation }, { $0.punctuation = $1 }),
      SettingFlag(.spelling, { $0.spelling }, { $0.spelling = $1 }),
      SettingFlag(.capitals, { $0.capitals }, { $0.capitals = $1 }),
    ]
  }
}

extension NarrationArguments {
  /// The settings that only affect cells that are spoken one by one.
  private static let ofCells: [Setting] = [.headerLevels, .spans, .hints]
  /// The settings that a label overrides.
  private static let ofLabels: [Setting] = [
    .order, .headers, .headerUse, .headerLimit, .headerRepeat, .blanks, .constants, .repeats,
    .links, .textLimit, .maxSecondsPerRow,
  ]

  /// An error for a flag without effect because each row is spoken as one label; nil for none.
  ///
  /// Values from the settings file may be without effect.
  ///
  /// - Parameters:
  ///   - given: the values of flags by setting key.
  ///   - label: the user's own label; nil for the default.
  static func ineffectiveFlag(of given: [String: String], label: String?) -> String? {
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
