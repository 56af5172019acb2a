import FoundationEssentials
import RowcallModel
import RowcallNarration
import RowcallSpeech
import RowcallText

/// What the user decided outside the command line: in the environment and in the settings file.
package struct Settings {
  /// The places, the strongest first.
  package let layers: [SettingsLayer]
  /// The settings file; nil when there is none.
  package let file: SettingsFile?

  /// Reads the environment and the settings file.
  ///
  /// - Parameters:
  ///   - place: where the settings file is; nil to go without.
  ///   - table: the file that is to be read, for which there may be a section; nil for standard input.
  package init(place: SettingsPlace?, table: String?) throws(SettingsError) {
    var layers = try SettingsLayer.layers(.environment, Self.variables())
    file = try Self.file(place)
    if let file {
      if let table, let section = try file.section(for: table) {
        layers += SettingsLayer.layers(.section(section.path), section.values)
      }
      layers += SettingsLayer.layers(.user, file.values)
    }
    self.layers = layers
  }

  /// What variables of the environment decide, by the keys of the settings.
  private static func variables() throws(SettingsError) -> [String: String] {
    var variables: [String: String] = [:]
    for setting in Setting.all {
      guard let text = Environment[setting.variable] else { continue }
      guard let value = setting.values.value(of: text) else { throw .badVariable(setting, found: text) }
      variables[setting.key] = value
    }
    return variables
  }

  private static func file(_ place: SettingsPlace?) throws(SettingsError) -> SettingsFile? {
    guard let place, let document = try place.document() else { return nil }
    return try SettingsFile(document, path: place.path)
  }
}

/// One of the places where settings are decided.
package struct SettingsLayer {
  /// Which place it is.
  package enum Source: Hashable {
    /// The command line.
    case flag
    /// The variables of the environment.
    case environment
    /// The section of the settings file for one file, by its path there.
    case section(String)
    /// The settings file, outside its sections.
    case user
  }

  /// Which place it is.
  package let source: Source
  /// Whether the values are those that a preset stands for, which give way to those beside it.
  package let isPreset: Bool
  /// What is decided here, by the keys of the settings.
  private let values: [String: String]

  private init(_ source: Source, isPreset: Bool = false, _ values: [String: String]) {
    self.source = source
    self.isPreset = isPreset
    self.values = values
  }

  /// What is decided here; nil when that is nothing.
  package func value(of setting: Setting) -> String? { values[setting.key] }

  /// The layers of a place: its values, and behind them those that its preset stands for.
  package static func layers(_ source: Source, _ values: [String: String]) -> [SettingsLayer] {
    if values.isEmpty { return [] }
    let layer = SettingsLayer(source, values)
    guard let preset = layer.value(of: .verbosity).flatMap({ Verbosity.Preset(rawValue: $0.lowercased()) })
    else { return [layer] }
    return [layer, SettingsLayer(source, isPreset: true, preset.decisions)]
  }
}

extension Verbosity.Preset {
  /// What the preset stands for, by the keys of the settings: the parts in which presets differ.
  fileprivate var decisions: [String: String] {
    Setting.all.reduce(into: [:]) { decisions, setting in
      guard let part = setting.part, Set(Self.allCases.map { part.text(Verbosity($0)) }).count > 1 else {
        return
      }
      decisions[setting.key] = part.text(Verbosity(self))
    }
  }
}

/// Every setting in effect, with where it comes from.
package struct SettingsReport: Encodable {
  /// One setting in effect.
  package struct Entry: Encodable {
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
  package let file: String?
  /// Every setting.
  package let settings: [Entry]

  /// Looks every setting up.
  ///
  /// - Parameter given: what flags decided, by the keys of the settings.
  package init(_ settings: Settings, given: [String: String], place: SettingsPlace?) {
    file = place?.path
    let layers = SettingsLayer.layers(.flag, given) + settings.layers
    self.settings = Setting.all.map { Entry($0, in: layers) }
  }

  /// The same for people.
  package var lines: [String] {
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
    if setting.key == Setting.locale.key, let variable = LocaleTag.environmentVariable {
      let value = LocaleTag.environment.identifier
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

/// What has no effect though somebody may think that it has: no fault, but worth a line where settings are listed.
package struct SettingsOddities {
  /// One sentence each.
  package let lines: [String]

  /// Looks at the environment and at the sections of the settings file.
  package init(_ settings: Settings) { lines = Self.variables + Self.sections(of: settings.file) }

  /// Variables whose names begin as ours and end as none of ours.
  private static var variables: [String] {
    let known = Setting.all.map(\.variable) + [SettingsPlace.variable, "ROWCALL_ESPEAK"]
    let names = ProcessInfo.processInfo.environment.keys.filter {
      $0.hasPrefix(Setting.variablePrefix + "_") && !known.contains($0)
    }
    return names.sorted().map { name in
      let near = NearName.closest(to: name, in: known).map { ", did you mean \($0)?" } ?? ""
      return "\(name): a variable without effect" + near
    }
  }

  private static func sections(of file: SettingsFile?) -> [String] {
    guard let file else { return [] }
    return file.sections.compactMap { section in
      guard FileIdentity(path: UserPath(section.path).expanded) == nil else { return nil }
      return
        "\(file.path):\(section.line): nothing is at \(section.path); if the file was moved, write its new path"
    }
  }
}
