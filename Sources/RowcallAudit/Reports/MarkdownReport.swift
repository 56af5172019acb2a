import RowcallNarration

/// A report as Markdown for code review comments.
struct MarkdownReport {
  let report: AuditReport

  var text: String {
    let summary = ReportSummary(report)
    let head = ["# Accessibility audit", "", Self.plain(summary.total) + ".", ""]
    let others = summary.others.isEmpty ? [] : summary.others.map { "- " + Self.plain($0) } + [""]
    return (head + others + table(summary) + report.files.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  private func table(_ summary: ReportSummary) -> [String] {
    if summary.files.isEmpty { return [] }
    let rows = summary.files.map { "| \(Self.plain($0.name)) | \($0.failed) | \($0.cantTell) |" }
    return ["| File | Problems | Needs review |", "| --- | ---: | ---: |"] + rows + [""]
  }

  private func lines(_ file: AuditedFile) -> [String] {
    let news = file.news
    if let problem = file.problem {
      return ["## \(Self.plain(file.path))", "", "Not audited: " + Self.plain(problem.description), ""]
    }
    if news.isEmpty, file.remarks.isEmpty { return [] }
    let remarks = file.remarks.map { "- \(Self.plain($0))" }
    return ["## \(Self.plain(file.path))", ""] + news.flatMap(lines) + remarks + [""]
  }

  private func lines(_ outcome: RuleOutcome) -> [String] {
    guard let finding = outcome.finding else { return [] }
    let position = finding.place.position.map { "line \($0), " } ?? ""
    let head =
      "- **\(outcome.verdict)**: \(Self.plain(finding.message)) (\(position)\(Self.plain(finding.place.element)); `\(outcome.rule)`)"
    let advice = outcome.advice.map { ["  - \(outcome.task): \(Self.plain($0))"] } ?? []
    return [head] + finding.heard.lines.map { "  - \($0.title): “\(Self.plain($0.words))”" } + advice
  }

  /// A text on one line in which all Markdown is escaped.
  ///
  /// Comments split what code hosts link after Markdown (`@everyone`, `#12`, `https://`, `www.`), because a backslash does
  /// not stop that.
  static func plain(_ text: String) -> String {
    var plain = ""
    let text = Array(SafeText.string(text))
    for (index, character) in text.enumerated() {
      if "\\`*_{}[]<>#|!~&$".contains(character) { plain.append("\\") }
      plain.append(character)
      let rest = text[(index + 1)...]
      let isAlive =
        switch character {
        case "@", "#": rest.first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
        case ":": rest.starts(with: "//")
        case "w", "W": rest.first == "." && text[...index].suffix(3).allSatisfy { $0 == "w" || $0 == "W" }
        default: false
        }
      if isAlive { plain += "<!-- -->" }
    }
    return plain
  }
}
