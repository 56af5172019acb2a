import RowcallText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The listener's locale.
enum SpokenLocale {
  /// The locale of the environment, by the order that POSIX gives its variables; English without any.
  static var fromEnvironment: LocaleTag {
    let names: [String] = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let values = names.compactMap { getenv($0).map { String(cString: $0) } }
    return LocaleTag(values.first { !$0.isEmpty } ?? "en")
  }
}

extension LocaleTag {
  /// What `--locale` asks for, else what the environment says.
  static func chosen(_ option: String?) -> LocaleTag {
    option.map { LocaleTag($0) } ?? SpokenLocale.fromEnvironment
  }
}
