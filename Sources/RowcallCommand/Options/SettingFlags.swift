import ArgumentParser
import Rowcall

/// A group of options of which some are settings.
protocol SettingFlags {
  /// The flags that are settings.
  static var flags: [SettingFlag<Self>] { get }
}

extension Settings {
  /// Fills in the flags that were not given.
  ///
  /// What a flag stands for, as a preset does, comes before what other places decide.
  func fill<Group: SettingFlags>(_ group: inout Group) {
    guard !layers.isEmpty else { return }
    let all = SettingsLayer.layers(.flag, group.given) + layers
    for flag in Group.flags {
      if let value = all.lazy.compactMap({ $0.value(of: flag.setting) }).first { flag.set(&group, value) }
    }
  }
}

extension SettingFlags {
  /// What the flags decide, by the keys of the settings.
  var given: [String: String] {
    Self.flags.reduce(into: [:]) { given, flag in
      given[flag.setting.key] = flag.text(self).flatMap(flag.setting.values.value)
    }
  }

  /// Throws for a flag whose value its setting does not take.
  func checkFlags() throws {
    for flag in Self.flags {
      guard let text = flag.text(self), flag.setting.values.value(of: text) == nil else { continue }
      throw ValidationError(SettingsError.badFlag(flag.setting, found: text).description)
    }
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

  /// Joins a setting and the property that its option fills.
  init(
    _ setting: Setting, _ get: @escaping (Group) -> String?, _ set: @escaping (inout Group, String) -> Void
  ) {
    self.setting = setting
    text = get
    self.set = set
  }

  /// Joins a setting that is true or false and the property that its flag fills.
  init(_ setting: Setting, _ get: @escaping (Group) -> Bool?, _ set: @escaping (inout Group, Bool?) -> Void) {
    self.setting = setting
    text = { get($0).map { $0 ? "true" : "false" } }
    self.set = { set(&$0, Bool($1)) }
  }
}

extension Option<String?> {
  /// The option that decides a setting.
  init(_ setting: Setting) {
    self.init(
      name: .customLong(setting.key), help: setting.argumentHelp, completion: setting.completion)
  }
}

extension Flag<Bool?> {
  /// The pair of flags that decides a setting, such as `--hints` and `--no-hints`.
  init(_ setting: Setting) {
    self.init(name: .customLong(setting.key), inversion: .prefixedNo, help: setting.argumentHelp)
  }
}

extension Setting {
  /// The settings whose options are in the short help.
  private static let common: Set = ["dialect", "verbosity", "locale", "voice", "rate"]

  /// The help of its option.
  fileprivate var argumentHelp: ArgumentHelp {
    Self.common.contains(key) ? ArgumentHelp(stringLiteral: help) : .rare(help)
  }

  /// What a shell offers after the option; nil for what it offers by itself.
  fileprivate var completion: CompletionKind? {
    if key == Setting.voice.key { return .custom { _, _, _ in Voices.identifiers } }
    return values.names.isEmpty ? nil : .list(values.names)
  }
}

extension ArgumentHelp {
  /// The help of an option that few people need: `--help-hidden` shows it, and `--help` does not.
  static func rare(_ text: String) -> ArgumentHelp { ArgumentHelp(text, visibility: .hidden) }
}
