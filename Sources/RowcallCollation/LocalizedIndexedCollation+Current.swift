#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import RowcallText

extension LocalizedIndexedCollation {
  /// The collation of the environment's locale: that of `LC_ALL`, else `LC_COLLATE`, else `LANG`; English without any.
  package static var current: LocalizedIndexedCollation { current(CollationOptions()) }

  /// The same with options.
  package static func current(_ options: CollationOptions) -> LocalizedIndexedCollation {
    LocalizedIndexedCollation(locale: locale { getenv($0).map { String(cString: $0) } }, options: options)
  }

  /// The locale that variables of the environment name; an empty one is as good as none.
  static func locale(_ variable: (String) -> String?) -> LocaleTag {
    let names = ["LC_ALL", "LC_COLLATE", "LANG"].lazy.compactMap(variable)
    return LocaleTag(names.first { !$0.isEmpty } ?? "en")
  }
}
