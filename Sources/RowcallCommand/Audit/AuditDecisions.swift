import Rowcall
import RowcallAudit

/// The exclusions and accepted findings of an audit that may have no effect.
extension AuditRun {
  /// Messages about entries without effect; about the settings only if their directory was audited.
  func unusedDecisions(
    in report: AuditReport, of paths: [String], unusedExclusions: Set<PathPattern>
  ) -> [String] {
    let unused = excludedFiles.filter(unusedExclusions.contains).map {
      "--exclude \"\($0)\" excludes nothing; correct or remove it"
    }
    guard let settingsPath, includesSettings(settingsPath, paths) else { return unused }
    return unused
      + auditor.accepted.filter { $0.isUnused(in: report.files) }.map { accepted in
        let files = accepted.path.map { " in \($0)" } ?? ""
        return
          "\(settingsPath): \"accept\" has \(accepted.rule)\(files), but there is no such finding; remove it"
      }
  }

  /// Whether the directory of the settings is among the paths.
  private func includesSettings(_ settingsPath: String, _ paths: [String]) -> Bool {
    let slash = settingsPath.lastIndex(of: "/")
    let directory = FileIdentity(path: slash.map { String(settingsPath[...$0]) } ?? ".")
    return directory != nil && paths.contains { FileIdentity(path: $0) == directory }
  }
}
