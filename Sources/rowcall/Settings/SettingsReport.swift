import RowcallText

/// Every setting in effect, with where it comes from.
struct SettingsReport: Encodable {
  /// One setting in effect.
  struct Entry: Encodable {
    /// Its key.
    let key: String
    /// Its value; nil for what is chosen as it is needed.
    let value: String?
    /// Where it comes from: `flag`, `environment`, `section`, `user`, or `built-in`.
    let from: String
    /// The flag, the variable or the path of the section; nil for the others.
    let name: String?
    /// Whether a preset decided it.
    let isFromPreset: Bool
    /// The line for people: `position: always (settings file)`.
    fileprivate let line: String

    private enum CodingKeys: String, CodingKey {
      case key, value, from, name, isFromPreset
    }
  }

  /// The path of the settings file, whether it is there or not; nil for none.
  let file: String?
  /// Every setting.
  let settings: [Entry]

  /// Looks every setting up.
  ///
  /// - Parameter given: what flags decided, by the keys of the settings.
  init(_ settings: Settings, given: [String: String], place: SettingsPlace?) {
    file = place?.path
    let layers = SettingsLayer.layers(.flag, given) + settings.layers
    self.settings = Setting.all.map { Entry($0, in: layers) }
  }

  /// The same for people.
  var lines: [String] {
    ["Settings file: \(file ?? "none")"] + settings.map(\.line)
  }
}

extension SettingsReport.Entry {
  fileprivate init(_ setting: Setting, in layers: [SettingsLayer]) {
    for layer in layers {
      guard let value = layer.value(of: setting) else { continue }
      self.init(setting, value, layer)
      return
    }
    self.init(builtIn: setting)
  }

  private init(_ setting: Setting, _ value: String, _ layer: SettingsLayer) {
    // What a preset stands for is said where the preset is.
    let decider = layer.isPreset ? Setting.verbosity : setting
    let name = layer.source.name(of: decider)
    let place = name.map { layer.source.isSection ? "section \($0)" : $0 } ?? "settings file"
    let origin = layer.isPreset && layer.source.isInFile ? "\(place), verbosity" : place
    self.init(
      key: setting.key, value: value, from: layer.source.kind, name: name, isFromPreset: layer.isPreset,
      line: "\(setting.key): \(value) (\(origin))")
  }

  /// A setting that nobody decided; the language is that of the environment.
  private init(builtIn setting: Setting) {
    if setting.key == Setting.locale.key, let variable = SpokenLocale.variable {
      let value = SpokenLocale.fromEnvironment.identifier
      self.init(
        key: setting.key, value: value, from: "environment", name: variable, isFromPreset: false,
        line: "\(setting.key): \(value) (\(variable))")
      return
    }
    let value: String? = if case .value(let text) = setting.builtIn { text } else { nil }
    self.init(
      key: setting.key, value: value, from: "built-in", name: nil, isFromPreset: false,
      line: "\(setting.key): \(setting.builtIn) (built in)")
  }
}

extension SettingsLayer.Source {
  fileprivate var kind: String {
    switch self {
    case .flag: "flag"
    case .environment: "environment"
    case .section: "section"
    case .user: "user"
    }
  }

  fileprivate var isSection: Bool { if case .section = self { true } else { false } }
  fileprivate var isInFile: Bool { self == .user || isSection }

  /// What the setting is called in this place; nil for the settings file, where it has no other name.
  fileprivate func name(of setting: Setting) -> String? {
    switch self {
    case .flag: "--\(setting.key)"
    case .environment: setting.variable
    case .section(let path): path
    case .user: nil
    }
  }
}
