import ArgumentParser

/// A group of options of which some are settings.
protocol SettingFlags {
  /// The flags that are settings.
  static var flags: [SettingFlag<Self>] { get }
}

extension SettingFlags {
  /// What the flags decide, by the keys of the settings.
  var given: [String: String] {
    Self.flags.reduce(into: [:]) { given, flag in given[flag.setting.key] = flag.text(self) }
  }
}

/// A flag as one of the places where a setting is decided.
struct SettingFlag<Group> {
  /// The setting.
  let setting: Setting
  /// What was given; nil for nothing.
  let text: (Group) -> String?
  /// Acts as if a value had been given; a text that is none is as nothing.
  let set: (inout Group, String) -> Void

  /// Joins a setting and the property that its flag fills.
  init<Value: ExpressibleByArgument>(_ setting: Setting, _ property: WritableKeyPath<Group, Value?>) {
    self.setting = setting
    text = { $0[keyPath: property]?.defaultValueDescription }
    set = { $0[keyPath: property] = Value(argument: $1) }
  }
}
