import RowcallAudit
import RowcallImport

/// Where a project's decisions about audits are.
enum AuditSettingsFile {
  /// The file that is taken when none is named, if it is there.
  static let usualPath = ".rowcall-audit.json"

  /// The decisions of the file that was asked for; none for `none`, and when nobody asked and there is no file.
  static func settings(asked: String?) throws -> AuditSettings {
    guard asked != "none" else { return AuditSettings() }
    let path = asked ?? usualPath
    do {
      let bytes = try WholeFile.bytes(of: path, within: ImportLimits(), .cellBytes)
      return try AuditSettings(json: bytes, path: path)
    } catch ImportError.notFound where asked == nil {
      return AuditSettings()
    }
  }
}
