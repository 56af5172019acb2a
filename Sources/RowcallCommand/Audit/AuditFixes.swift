import Rowcall
import RowcallAudit
import RowcallImport
import RowcallSpeech

/// Fixes the findings of an audit in their files.
struct AuditFixes {
  private let report: AuditReport
  private let auditor: Auditor

  init(_ report: AuditReport, by auditor: Auditor) {
    self.report = report
    self.auditor = auditor
  }

  /// Prints the changes of all files, then writes the files; returns the error, nil for success.
  func run(writing isWriting: Bool) throws -> (any Error)? {
    for problem in report.files.compactMap(\.problem) { StandardError.write("rowcall: \(problem)") }
    let fixed = try report.files.compactMap { file in try FixedFile(file, by: auditor) }
    for file in fixed {
      // Carriage returns belong to a diff that a program reads.
      StandardOutput.isTerminal
        ? try StandardOutput.write(String(decoding: file.diff, as: UTF8.self))
        : try StandardOutput.write(safe: file.diff.span)
    }
    if isWriting { for file in fixed { try write(file) } }
    let count = fixed.reduce(0) { $0 + $1.count }
    let changes =
      "\(count) \(count == 1 ? "fix" : "fixes") in \(fixed.count) \(fixed.count == 1 ? "file" : "files")"
    StandardError.write(
      "rowcall: "
        + (count == 0
          ? "nothing that can be fixed with certainty" : changes + (isWriting ? "" : ", not written")))
    return report.files.lazy.compactMap(\.problem).first.map(FileProblem.init)
  }

  /// Replaces a file, unless it has changed since it was read.
  private func write(_ file: FixedFile) throws {
    guard try WholeFile.bytes(of: file.path, upTo: file.source.count + 1) == file.source else {
      throw FixRefused(path: file.path)
    }
    let output = try OutputFile(path: file.path)
    try output.write(file.result)
    try output.finish()
  }
}

/// A file has changed between the audit and the fix.
struct FixRefused: Error, CustomStringConvertible {
  let path: String

  var description: String {
    "\(path): changed while it was audited, so that nothing was written to it; run the command again"
  }
}
