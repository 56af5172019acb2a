import Configuration

/// What the user decided outside the command line: in the environment and in the settings file.
struct Settings {
  /// The places, the strongest first.
  let layers: [SettingsLayer]
  /// The settings file; nil when there is none.
  let file: SettingsFile?

  /// Reads the environment and the settings file.
  ///
  /// Where there is neither, this costs no more than looking: nothing of the library is touched.
  ///
  /// - Parameters:
  ///   - place: where the settings file is; nil to go without.
  ///   - table: the file that is to be read, for which there may be a section; nil for standard input.
  init(place: SettingsPlace?, table: String?) throws(SettingsError) {
    var layers = try SettingsLayer.layers(environment: Self.variables())
    file = try Self.file(place)
    if let file {
      if let table, let section = try file.section(for: table) {
        layers += SettingsLayer.layers(.section(section.path), section.values)
      }
      layers += SettingsLayer.layers(.user, file.values)
    }
    self.layers = layers
  }

  /// Lets what was decided stand in for the flags that were not given.
  func fill<Group: SettingFlags>(_ group: inout Group) {
    guard !layers.isEmpty else { return }
    let all = SettingsLayer.layers(.flag, group.given) + layers
    let reader = ConfigReader(providers: all.map(\.provider))
    for flag in Group.flags {
      if let value = reader.string(forKey: flag.setting.configKey) { flag.set(&group, value) }
    }
  }

  /// The variables of the environment that are settings, by their names.
  private static func variables() throws(SettingsError) -> [String: String] {
    var variables: [String: String] = [:]
    for setting in Setting.all {
      guard let text = Environment[setting.variable] else { continue }
      guard let value = setting.values.value(of: text) else { throw .badVariable(setting, found: text) }
      variables[setting.variable] = value
    }
    return variables
  }

  private static func file(_ place: SettingsPlace?) throws(SettingsError) -> SettingsFile? {
    guard let place, let document = try place.document() else { return nil }
    return try SettingsFile(document, path: place.path)
  }
}
