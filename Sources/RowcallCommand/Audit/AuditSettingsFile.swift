import Rowcall
import RowcallAudit
import RowcallImport
import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The other files of an audit: the settings of the project and an earlier report.
enum AuditSettingsFile {
  /// The default name.
  static let usualName = ".rowcall-audit.json"

  /// An earlier report.
  static func baseline(_ path: String) throws -> Baseline {
    try Baseline(json: try bytes(of: path, limit: 1 << 28), path: path)
  }

  private static func bytes(of path: String, limit: Int) throws -> [UInt8] {
    guard let bytes = try WholeFile.bytes(of: path, upTo: limit) else {
      throw AuditError.tooLong(path: path, limit: limit)
    }
    return bytes
  }

  /// The path of the given file, else of the nearest one for the audited paths; nil for `none` or without one.
  static func path(asked: String?, for paths: [String]) -> String? {
    if let asked { return asked == "none" ? nil : asked }
    return nearest(to: commonDirectory(of: paths)) ?? nearest(to: OutputFile.resolve("."))
  }

  /// Reads a settings file; empty without one.
  static func settings(_ path: String?) throws -> AuditSettings {
    guard let path else { return AuditSettings() }
    return try AuditSettings(json: try bytes(of: path, limit: 1 << 20), path: path)
  }

  /// The path of the settings in a directory or the nearest one that contains it; nil without any.
  private static func nearest(to directory: String) -> String? {
    let here = OutputFile.resolve(".")
    var parts = directory.split(separator: "/")
    while true {
      let folder = "/" + parts.joined(separator: "/")
      let path = folder == here ? usualName : (folder == "/" ? "" : folder) + "/" + usualName
      if exists(path) { return path }
      if parts.popLast() == nil { return nil }
    }
  }

  /// The deepest directory that contains all paths.
  private static func commonDirectory(of paths: [String]) -> String {
    let directories = paths.map { directory(of: $0).split(separator: "/") }
    guard var common = directories.first else { return OutputFile.resolve(".") }
    for parts in directories.dropFirst() {
      common = zip(common, parts).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + common.joined(separator: "/")
  }

  /// The real path of a directory, or of the one that contains a file; `-` is in the working directory.
  static func directory(of path: String) -> String {
    if FileIdentity(path: path + "/.") != nil { return OutputFile.resolve(path) }
    return OutputFile.resolve(path.lastIndex(of: "/").map { String(path[...$0]) } ?? ".")
  }

  /// Whether there is a file or a link; a broken link is an error later.
  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}
