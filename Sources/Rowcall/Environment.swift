import RowcallText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The environment variables of this process.
package enum Environment {
  /// The value of a variable; nil if it is missing or empty.
  package static subscript(name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// How many processors this process may use.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

extension LocaleTag {
  /// The locale of the environment in the POSIX order of variables; English if none is set or the language is unknown.
  public static var environment: LocaleTag { asked.isKnown ? asked : LocaleTag("en") }

  /// What is wrong with the environment's locale; nil for nothing.
  package static var environmentProblem: String? {
    guard let environmentVariable, let value = Environment[environmentVariable], !asked.isKnown else {
      return nil
    }
    return
      "\(environmentVariable)=\(value): unknown language, English is used; pass --locale to choose another"
  }

  /// The variable that decides; nil if none is set.
  package static var environmentVariable: String? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].first { Environment[$0] != nil }
  }

  private static var asked: LocaleTag {
    LocaleTag(environmentVariable.flatMap { Environment[$0] } ?? "en")
  }
}
