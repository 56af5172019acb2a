import Rowcall
import RowcallAudit

/// What the command line and the project's settings leave out of an audit, so far as it can turn out to be idle.
struct AuditDecisions {
  /// The files that the command line leaves out.
  let exclusions: [PathPattern]
  /// The findings that the project lives with.
  let accepted: [AcceptedFinding]
  /// The file that the project's settings were read from.
  let settingsPath: String

  /// Sentences about what changed nothing; about a project's settings only where the whole of it was audited.
  func unused(
    in report: AuditReport, of paths: [String], unusedExclusions: Set<PathPattern>
  ) -> [String] {
    let idle = exclusions.filter(unusedExclusions.contains).map {
      "--exclude \"\($0)\" leaves out nothing; correct it, or take it out"
    }
    guard isWholeProject(paths) else { return idle }
    return idle
      + accepted.filter { $0.isUnused(in: report.files) }.map { accepted in
        let files = accepted.path.map { " in \($0)" } ?? ""
        return
          "\(settingsPath): \"accept\" has \(accepted.rule)\(files), and nothing of the kind is found; take it out"
      }
  }

  /// Whether the directory in which the settings lie is among the paths.
  private func isWholeProject(_ paths: [String]) -> Bool {
    let slash = settingsPath.lastIndex(of: "/")
    let directory = FileIdentity(path: slash.map { String(settingsPath[...$0]) } ?? ".")
    return directory != nil && paths.contains { FileIdentity(path: $0) == directory }
  }
}
