#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Finds the worker's program: where it is told, or in the places where an installation puts it.
enum WorkerLocation {
  /// The name of the variable that holds the program's path.
  static let variable = "ROWCALL_ESPEAK"

  /// The worker's path.
  ///
  /// - Parameters:
  ///   - told: the path to use, and no other; nil to look beside the program that runs, then in `../libexec/rowcall`.
  /// - Throws: `SpeechError.workerMissing` with all places that were looked at.
  static func find(told: String?, program: String) throws(SpeechError) -> String {
    let places: [String]
    if let told {
      places = [told]
    } else {
      let folder = program.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
        separator: "/")
      places = [folder + "/rowcall-espeak", folder + "/../libexec/rowcall/rowcall-espeak"]
    }
    guard let found = places.first(where: { access($0, X_OK) == 0 }) else {
      if let present = places.first(where: { access($0, F_OK) == 0 }) {
        throw .workerFails(path: present, reason: "the file is not executable")
      }
      throw .workerMissing(lookedAt: places)
    }
    return found
  }

  /// What the environment says; nil when it says nothing.
  static var environmentPath: String? {
    getenv(variable).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The path of the program that runs, links resolved.
  static var programPath: String {
    #if canImport(Glibc)
      let path = realpath("/proc/self/exe", nil)
    #else
      let path = realpath(CommandLine.arguments.first ?? "", nil)
    #endif
    defer { free(path) }
    return path.map { String(cString: $0) } ?? ""
  }
}
