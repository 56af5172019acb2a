import FoundationEssentials
import RowcallModel
import RowcallNarration
import RowcallSpeech
import RowcallText

/// The user's settings in the environment and the settings file.
package struct Settings {
  /// The layers in order of precedence.
  package let layers: [SettingsLayer]
  /// The settings file; nil if there is none.
  package let file: SettingsFile?

  /// Reads the environment and the settings file.
  ///
  /// - Parameters:
  ///   - place: the place of the settings file; nil for none.
  ///   - table: the file to read, which may have a section; nil for standard input.
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

  /// The words per minute of the voice; nil for the default.
  package var rate: Int? {
    layers.lazy.compactMap { $0.value(of: .rate) }.first.flatMap { Int($0) }
  }

  /// The values of environment variables by setting key.
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

/// One source of settings with its values.
package struct SettingsLayer {
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

  package let source: Source
  /// Whether the values come from a preset, so that other values of the source win.
  package let isPreset: Bool
  /// The values by setting key.
  private let values: [String: String]

  /// The value of a setting; nil if the layer has none.
  package func value(of setting: Setting) -> String? { values[setting.key] }

  /// The layers of a source: its values, then those of its preset.
  package static func layers(_ source: Source, _ values: [String: String]) -> [SettingsLayer] {
    if values.isEmpty { return [] }
    let layer = SettingsLayer(source: source, isPreset: false, values: values)
    guard let preset = layer.value(of: .verbosity).flatMap({ Verbosity.Preset(rawValue: $0.lowercased()) })
    else { return [layer] }
    return [layer, SettingsLayer(source: source, isPreset: true, values: preset.decisions)]
  }
}

extension Verbosity.Preset {
  /// The values of the preset by setting key.
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
    let key: String
    /// Its value; nil if it is chosen on demand.
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

  /// The path of the settings file, which may not exist; nil for none.
  package let file: String?
  /// Every setting.
  package let settings: [Entry]

  /// Looks up every setting.
  ///
  /// - Parameter given: the values of flags by setting key.
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
      // Values of a preset have the source of the preset.
      let decider = layer.isPreset ? Setting.verbosity : setting
      let name = layer.source.name(of: decider)
      let place = name.map { layer.source.isSection ? "section \($0)" : $0 } ?? "settings file"
      let origin = layer.isPreset && layer.source.isInFile ? "\(place), verbosity" : place
      self.init(
        key: setting.key, value: value, from: layer.source.kind, name: name, isFromPreset: layer.isPreset,
        line: "\(setting.key): \(value) (\(origin))")
      return
    }
    self.init(builtIn: setting)
  }

  /// A setting with its default; the locale comes from the environment.
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

  /// The name of the setting in the source; nil for the settings file.
  fileprivate func name(of setting: Setting) -> String? {
    switch self {
    case .flag: "--\(setting.key)"
    case .environment: setting.variable
    case .section(let path): path
    case .user: nil
    }
  }
}

/// Notes about settings without effect, for the list of settings.
extension Settings {
  /// One sentence about each variable of the environment and each section of the file that has no effect.
  package var oddities: [String] { Self.unknownVariables + sectionsWithoutFile }

  /// Unknown variables with our prefix.
  private static var unknownVariables: [String] {
    let known = Setting.all.map(\.variable) + [SettingsPlace.variable, "ROWCALL_ESPEAK"]
    let names = ProcessInfo.processInfo.environment.keys.filter {
      $0.hasPrefix(Setting.variablePrefix + "_") && !known.contains($0)
    }
    return names.sorted().map { name in
      let near = NearName.closest(to: name, in: known).map { ", did you mean \($0)?" } ?? ""
      return "\(name): a variable without effect" + near
    }
  }

  private var sectionsWithoutFile: [String] {
    guard let file else { return [] }
    return file.sections.compactMap { section in
      guard FileIdentity(path: UserPath(section.path).expanded) == nil else { return nil }
      return
        "\(file.path):\(section.line): no file at \(section.path); if it was moved, write its new path"
    }
  }
}
