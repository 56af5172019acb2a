#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where programs are.
enum Programs {
  /// The path that a program has if it was built beside this one.
  static func besideThisOne(_ name: String) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let this = String(decoding: buffer.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    let folder = this.lastIndex(of: "/").map { this[..<$0] } ?? "."
    return "\(folder)/\(name)"
  }

  /// Throws when a program is not at its path.
  static func require(_ path: String) throws {
    guard access(path, X_OK) == 0 else { throw BenchError.missingProgram(path: path) }
  }

  /// Whether a program can be found by its name or path.
  static func isInstalled(_ program: String) -> Bool {
    if program.contains("/") { return access(program, X_OK) == 0 }
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }
}
