#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A path as people write it down: from the root, or from their home as `~/`.
struct UserPath {
  private let written: String

  /// Takes a path as it is written.
  init(_ written: String) { self.written = written }

  /// Whether it means the same wherever one stands.
  var isFromRoot: Bool { written.hasPrefix("/") || written.hasPrefix("~/") }

  /// The path with the user's home in place of `~`.
  var expanded: String {
    guard written.hasPrefix("~/"), let home = Environment["HOME"] else { return written }
    return home + written.dropFirst()
  }

  /// How the path of a file that is there is written down: from the root, or from the user's home if it is below.
  ///
  /// Links in its folders are resolved; that of the file itself is kept, since whoever names a link means the link. Nil
  /// when its folder is not there.
  init?(toFile path: String) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard let root = Self.resolved(folder) else { return nil }
    let name = path[(slash.map(path.index(after:)) ?? path.startIndex)...]
    let full = root + (root.hasSuffix("/") ? "" : "/") + name
    let home = Environment["HOME"].flatMap(Self.resolved)
    let isBelowHome = home.map { $0 != "/" && full.hasPrefix($0 + "/") } ?? false
    written = isBelowHome ? "~" + full.dropFirst(home?.count ?? 0) : full
  }

  /// The path as it is written.
  var text: String { written }

  private static func resolved(_ path: String) -> String? {
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    return resolved.map { String(cString: $0) }
  }
}

/// The variables of the environment.
enum Environment {
  /// The value of a variable; nil for one that is not there or empty.
  static subscript(name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
