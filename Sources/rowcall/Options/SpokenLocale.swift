import RowcallText

/// The listener's locale.
enum SpokenLocale {
  /// The locale of the environment, by the order that POSIX gives its variables; English without any.
  static var fromEnvironment: LocaleTag { LocaleTag(variable.flatMap { Environment[$0] } ?? "en") }

  /// The variable that decides; nil when none is set.
  static var variable: String? { ["LC_ALL", "LC_MESSAGES", "LANG"].first { Environment[$0] != nil } }
}

extension LocaleTag {
  /// What `--locale` asks for, else what the environment says.
  static func chosen(_ option: String?) -> LocaleTag {
    option.map { LocaleTag($0) } ?? SpokenLocale.fromEnvironment
  }
}
