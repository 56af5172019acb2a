import RowcallModel
import RowcallNarration

/// A report as text for terminals.
///
/// A finding starts with its place, which editors and terminals turn into a link.
struct TextReport {
  let report: AuditReport
  let style: ReportStyle

  var text: String {
    let parts = report.files.compactMap(part) + [ReportSummary(report).lines.joined(separator: "\n")]
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The part about one file; nil if it is empty.
  private func part(_ file: AuditedFile) -> String? {
    if let problem = file.problem {
      return style.tellsProblems ? SafeText.string(problem.description) : nil
    }
    let news = file.news
    let lines = SourceLines(path: file.path, lines: Set(news.compactMap { $0.finding?.place.line }))
    let findings = news.compactMap { outcome in
      outcome.finding.map { text(of: $0, outcome, in: file, lines).joined(separator: "\n") }
    }
    let remarks = file.remarks.map { SafeText.string("\(file.path): \($0)") }
    let parts = findings + (remarks.isEmpty ? [] : [remarks.joined(separator: "\n")])
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }

  private func text(
    of finding: Finding, _ outcome: RuleOutcome, in file: AuditedFile, _ lines: SourceLines
  ) -> [String] {
    let place = [file.path, finding.place.position].compactMap(\.self).joined(separator: ":")
    let verdict = painted(outcome.verdict, outcome)
    let head = "\(SafeText.string(place)): \(verdict): \(SafeText.string(finding.message))"
    var text = ["\(head) [\(outcome.rule)]", "  in \(SafeText.string(finding.place.element))"]
    if let excerpt = lines.excerpt(at: finding.place) {
      text.append("  | " + SafeText.escaped(excerpt.text))
      if let lead = excerpt.lead { text.append("  | " + Self.blank(like: lead) + painted("^", outcome)) }
    }
    if let known = outcome.knownCount { text.append("  known from the baseline: \(known) of these") }
    text += finding.heard.lines.map { "  \($0.title): \(SafeText.string($0.words))" }
    if let advice = outcome.advice { text.append("  \(outcome.task): \(SafeText.string(advice))") }
    return text
  }

  /// Spaces with the terminal width of a text.
  private static func blank(like text: Substring) -> String {
    let columns = SafeText.escaped(String(text)).reduce(0) {
      $0 + ($1.unicodeScalars.first?.isWide == true ? 2 : 1)
    }
    return String(repeating: " ", count: columns)
  }

  private func painted(_ text: String, _ outcome: RuleOutcome) -> String {
    guard style.isColoured else { return text }
    let colour =
      switch (outcome.outcome, outcome.impact) {
      case (.failed, .critical), (.failed, .serious): "31"
      case (.failed, _): "33"
      default: "36"
      }
    return "\u{1B}[\(colour)m\(text)\u{1B}[0m"
  }
}

extension Heard {
  /// The spoken texts with their titles.
  var lines: [(title: String, words: String)] {
    [("now", now), ("after the fix", after)].compactMap { title, words in
      words.map { (title, $0.isEmpty ? "(nothing)" : $0) }
    }
  }
}
