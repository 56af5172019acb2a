import RowcallModel
import RowcallNarration

/// A report with one line for each finding, as build systems read it.
///
/// A finding that fails the audit is an error, another problem a warning, and a finding that needs review a note.
struct LineReport {
  /// How much attention a line asks for.
  private enum Level {
    case error, warning, note
  }

  private let report: AuditReport
  private let limit: FailureLimit
  private let line: (Level, String, Place?, String, String) -> String

  /// All lines; empty without findings and problems.
  var text: String {
    let lines = report.files.flatMap { file in
      let problem = file.problem.map { line(.error, file.path, nil, "not audited", $0.description) }
      return [problem].compactMap(\.self) + file.remarks.map { line(.note, file.path, nil, "remark", $0) }
        + file.news.compactMap { outcome in
          outcome.finding.map {
            line(level(of: outcome), file.path, $0.place, outcome.rule, message($0, outcome))
          }
        }
    }
    return (lines + [ReportSummary(report).total]).map { $0 + "\n" }.joined()
  }

  private func level(of outcome: RuleOutcome) -> Level {
    limit.isReached(by: outcome) ? .error : outcome.outcome == .failed ? .warning : .note
  }

  private func message(_ finding: Finding, _ outcome: RuleOutcome) -> String {
    let advice = outcome.advice.map { " \(outcome.task.capitalizedFirst): \($0)" }
    // Without a line, only the name of the place leads to it: `Sheet1!B4`.
    let place = finding.place.line == nil ? finding.place.element + ": " : ""
    return place + finding.message + (advice ?? "")
  }
}

extension LineReport {
  /// The form that Xcode and most editors read: `path:line:column: error: text [rule]`.
  ///
  /// Xcode shows warnings and errors only, so that a finding that needs review is a warning.
  static func xcode(_ report: AuditReport, limit: FailureLimit) -> Self {
    Self(report: report, limit: limit) { level, path, place, rule, message in
      let position = [place?.line ?? 1, place?.column ?? 1].map(String.init).joined(separator: ":")
      let verdict = level == .error ? "error" : "warning"
      return TextHazard.printed(
        "\(SafeText.string(path)):\(position): \(verdict): \(SafeText.string(message)) [\(rule)]")
    }
  }

  /// The commands of GitHub Actions that annotate a change: `::error file=a.html,line=3,col=5,title=rule::text`.
  static func github(_ report: AuditReport, limit: FailureLimit) -> Self {
    Self(report: report, limit: limit) { level, path, place, rule, message in
      let command =
        switch level {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
      let properties = [
        ("file", NormalPath(path).text), ("line", place?.line.map(String.init)),
        ("col", place?.column.map(String.init)), ("title", rule),
      ].compactMap { name, value in value.map { "\(name)=\(commandText($0, isProperty: true))" } }
      return "::\(command) \(properties.joined(separator: ","))::\(commandText(message))"
    }
  }

  /// A text in a command: its escapes are those of the toolkit of GitHub Actions.
  private static func commandText(_ text: String, isProperty: Bool = false) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where isProperty: "%3A"
      case "," where isProperty: "%2C"
      default: String(scalar)
      }
    }
    return TextHazard.printed(escaped.joined())
  }
}
