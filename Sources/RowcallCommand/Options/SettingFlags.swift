import ArgumentParser
import Rowcall

/// A group of options, some of which are settings.
protocol SettingFlags {
  /// The flags that are settings.
  static var flags: [SettingFlag<Self>] { get }
}

extension Settings {
  /// Fills in the flags that were not given.
  ///
  /// The values of a preset flag win over other sources.
  func fill<Group: SettingFlags>(_ group: inout Group) {
    guard !layers.isEmpty else { return }
    let all = SettingsLayer.layers(.flag, group.given) + layers
    for flag in Group.flags {
      if let value = all.lazy.compactMap({ $0.value(of: flag.setting) }).first { flag.set(&group, value) }
    }
  }
}

extension SettingFlags {
  /// The values of the flags by setting key.
  var given: [String: String] {
    Self.flags.reduce(into: [:]) { given, flag in
      given[flag.setting.key] = flag.text(self).flatMap(flag.setting.values.value)
    }
  }

  /// Throws for an invalid value.
  func checkFlags() throws {
    for flag in Self.flags {
      guard let text = flag.text(self), flag.setting.values.value(of: text) == nil else { continue }
      throw ValidationError(SettingsError.badFlag(flag.setting, found: text).description)
    }
  }
}

/// A flag as a source of a setting.
struct SettingFlag<Group> {
  let setting: Setting
  /// The given value; nil for none.
  let text: (Group) -> String?
  /// Sets a value; an invalid text is ignored.
  let set: (inout Group, String) -> Void

  /// Connects a setting with the property of its option.
  init(
    _ setting: Setting, _ get: @escaping (Group) -> String?, _ set: @escaping (inout Group, String) -> Void
  ) {
    self.setting = setting
    text = get
    self.set = set
  }

  /// Connects a Boolean setting with the property of its flag.
  init(_ setting: Setting, _ get: @escaping (Group) -> Bool?, _ set: @escaping (inout Group, Bool?) -> Void) {
    self.setting = setting
    text = { get($0).map { $0 ? "true" : "false" } }
    self.set = { set(&$0, Bool($1)) }
  }
}

extension Option<String?> {
  init(_ setting: Setting) {
    self.init(
      name: .customLong(setting.key), help: setting.argumentHelp, completion: setting.completion)
  }
}

extension Flag<Bool?> {
  /// The pair of flags of a setting, such as `--hints` and `--no-hints`.
  init(_ setting: Setting) {
    self.init(name: .customLong(setting.key), inversion: .prefixedNo, help: setting.argumentHelp)
  }
}

extension Setting {
  /// The settings whose options are in the short help.
  private static let common: Set = ["dialect", "verbosity", "locale", "voice", "rate"]

  /// The help of its option.
  var argumentHelp: ArgumentHelp {
    Self.common.contains(key) ? ArgumentHelp(stringLiteral: help) : .rare(help)
  }

  /// The shell completion of the option; nil for the default.
  fileprivate var completion: CompletionKind? {
    if key == Setting.voice.key { return .custom { _, _, _ in Voices.identifiers } }
    return values.names.isEmpty ? nil : .list(values.names)
  }
}

extension ArgumentHelp {
  /// The help of an option that few people need: `--help-hidden` shows it, and `--help` does not.
  static func rare(_ text: String) -> ArgumentHelp { ArgumentHelp(text, visibility: .hidden) }
}
