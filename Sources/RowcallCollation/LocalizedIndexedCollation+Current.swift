#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import RowcallText

extension LocalizedIndexedCollation {
  /// The collation of the environment's locale: that of `LC_ALL`, else `LC_COLLATE`, else `LANG`; English without any.
  public static var current: LocalizedIndexedCollation {
    let names = ["LC_ALL", "LC_COLLATE", "LANG"]
    let locale = names.lazy.compactMap { getenv($0).map { String(cString: $0) } }.first { !$0.isEmpty }
    return LocalizedIndexedCollation(locale: LocaleTag(locale ?? "en"))
  }
}
