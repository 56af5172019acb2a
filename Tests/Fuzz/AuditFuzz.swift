import RowcallAudit
import RowcallImport

/// Whatever a file holds, its findings stand on lines that it has, and each report of them is whole.
enum AuditFuzz {
  static func audit(_ input: [UInt8]) {
    var choices = Choices(input)
    let subject = choices.pick(RuleDescription.Subject.allCases)
    let format = choices.pick(ReportFormat.allCases)
    let bytes = Array(choices.rest)
    let file = Auditor().audit(bytes, path: "t", as: subject)
    // A line may end with either character or with both.
    let lineCount = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
    for finding in file.outcomes.compactMap(\.finding) {
      let line = finding.place.line ?? 1
      require((1...lineCount).contains(line), "line \(line) of \(lineCount)")
      require((finding.place.column ?? 1) >= 1, "column \(finding.place.column ?? 1)")
    }
    do {
      let text = try format.text(of: AuditReport(files: [file]))
      if [.json, .sarif, .earl].contains(format) {
        require((try? JSONDocument(Array(text.utf8))) != nil, "JSON: \(text)")
      }
    } catch {
      require(false, "a report in \(format): \(error)")
    }
  }
}
