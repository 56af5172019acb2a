import Configuration
import RowcallNarration

/// One of the places where settings are decided.
struct SettingsLayer {
  /// Which place it is.
  enum Source: Hashable {
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
  let source: Source
  /// Whether the values are those that a preset stands for, which give way to those beside it.
  let isPreset: Bool
  private let reader: ConfigReader

  /// Where values are looked up.
  let provider: any ConfigProvider

  private init(_ source: Source, isPreset: Bool = false, _ provider: any ConfigProvider) {
    self.source = source
    self.isPreset = isPreset
    self.provider = provider
    reader = ConfigReader(providers: [provider])
  }

  /// What is decided here; nil when that is nothing.
  func value(of setting: Setting) -> String? { reader.string(forKey: setting.configKey) }

  /// The layers of a place: its values, and behind them what its preset stands for.
  static func layers(_ source: Source, _ values: [String: String]) -> [SettingsLayer] {
    values.isEmpty ? [] : withPreset(SettingsLayer(source, InMemoryProvider(values: values.configValues)))
  }

  /// The layers of the environment.
  ///
  /// - Parameter variables: those that are settings, by their names.
  static func layers(environment variables: [String: String]) -> [SettingsLayer] {
    guard !variables.isEmpty else { return [] }
    let provider = EnvironmentVariablesProvider(environmentVariables: variables)
    let prefix = ConfigKey([Setting.variablePrefix.lowercased()])
    return withPreset(SettingsLayer(.environment, provider.prefixKeys(with: prefix)))
  }

  private static func withPreset(_ layer: SettingsLayer) -> [SettingsLayer] {
    guard let preset = layer.value(of: .verbosity).flatMap({ Verbosity.Preset(rawValue: $0.lowercased()) })
    else { return [layer] }
    let decisions = InMemoryProvider(values: preset.decisions.configValues)
    return [layer, SettingsLayer(layer.source, isPreset: true, decisions)]
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

extension Setting {
  /// Its key for readers and providers.
  var configKey: ConfigKey { ConfigKey([key]) }
}

extension [String: String] {
  fileprivate var configValues: [AbsoluteConfigKey: ConfigValue] {
    reduce(into: [:]) { $0[AbsoluteConfigKey([$1.key])] = ConfigValue(.string($1.value), isSecret: false) }
  }
}
