import RowcallNarration

/// A report as Markdown, for comments on changes.
struct MarkdownReport {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  var text: String {
    let summary = ReportSummary(report)
    let head = ["# Accessibility audit", "", Self.plain(summary.total) + ".", ""]
    let others = summary.others.isEmpty ? [] : summary.others.map { "- " + Self.plain($0) } + [""]
    return (head + others + table(summary) + report.files.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  private func table(_ summary: ReportSummary) -> [String] {
    if summary.files.isEmpty { return [] }
    let rows = summary.files.map { "| \(Self.plain($0.name)) | \($0.failed) | \($0.cantTell) |" }
    return ["| File | Findings | To check by hand |", "| --- | ---: | ---: |"] + rows + [""]
  }

  private func lines(_ file: AuditedFile) -> [String] {
    let news = file.news
    if let problem = file.problem {
      return ["## \(Self.plain(file.path))", "", Self.plain(problem.description), ""]
    }
    if news.isEmpty, file.remarks.isEmpty { return [] }
    let remarks = file.remarks.map { "- \(Self.plain($0))" }
    return ["## \(Self.plain(file.path))", ""] + news.flatMap(lines) + remarks + [""]
  }

  private func lines(_ outcome: RuleOutcome) -> [String] {
    guard let finding = outcome.finding else { return [] }
    let place = [finding.place.line, finding.place.column].compactMap { $0.map(String.init) }
    let verdict = outcome.outcome == .failed ? outcome.impact.rawValue : "cannot tell"
    let position = place.isEmpty ? "" : "line \(place.joined(separator: ":")), "
    let head =
      "- **\(verdict)**: \(Self.plain(finding.message)) (\(position)\(Self.plain(finding.place.element)); `\(outcome.rule)`)"
    let advice =
      outcome.advice.map { ["  - \(outcome.outcome == .failed ? "to do" : "check"): \(Self.plain($0))"] }
      ?? []
    return [head] + finding.heard.lines.map { "  - \($0.title): “\(Self.plain($0.words))”" } + advice
  }

  /// A text in which nothing is Markdown's, on one line.
  static func plain(_ text: String) -> String {
    var plain = ""
    for character in SafeText.string(text) {
      if "\\`*_{}[]<>#|!~&".contains(character) { plain.append("\\") }
      plain.append(character)
    }
    return plain
  }
}
