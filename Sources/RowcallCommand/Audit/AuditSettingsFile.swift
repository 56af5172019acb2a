import RowcallAudit
import RowcallImport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The other files of an audit: the settings of the project and an earlier report.
enum AuditSettingsFile {
  /// The default path, used if the file exists.
  static let usualPath = ".rowcall-audit.json"

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

  /// Reads the given or default file; empty for `none` or without a default file.
  static func settings(asked: String?) throws -> AuditSettings {
    guard asked != "none" else { return AuditSettings() }
    let path = asked ?? usualPath
    do {
      return try AuditSettings(json: try bytes(of: path, limit: 1 << 20), path: path)
    } catch ImportError.notFound where asked == nil && !isLink(path) {
      return AuditSettings()
    }
  }

  /// Whether a path is a link; a broken link is an error.
  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
