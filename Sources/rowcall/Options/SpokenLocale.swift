import RowcallText

/// The listener's locale.
enum SpokenLocale {
  /// The locale of the environment, by the order that POSIX gives its variables; English without any, and when it is
  /// unknown.
  static var fromEnvironment: LocaleTag { asked.isKnown ? asked : LocaleTag("en") }

  /// What is wrong with the environment's locale; nil when nothing is.
  static var problem: String? {
    guard let variable, let value = Environment[variable], !asked.isKnown else { return nil }
    return "\(variable)=\(value): no such language; English is used, pass --locale to choose another"
  }

  private static var asked: LocaleTag { LocaleTag(variable.flatMap { Environment[$0] } ?? "en") }

  /// The variable that decides; nil when none is set.
  static var variable: String? { ["LC_ALL", "LC_MESSAGES", "LANG"].first { Environment[$0] != nil } }
}

extension LocaleTag {
  /// What `--locale` asks for, else what the environment says.
  static func chosen(_ option: String?) -> LocaleTag {
    option.map { LocaleTag($0) } ?? SpokenLocale.fromEnvironment
  }
}
