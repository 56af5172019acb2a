/// A rule with the findings in its examples.
struct RuleExplanation {
  let description: RuleDescription
  let failing: [(example: Example, findings: [Finding])]

  init<Subject: ExampleSubject>(_ rule: any Rule<Subject>) throws {
    description = rule.description
    failing = try description.failing.map {
      ($0, try ExampleAudit(rule, $0, options: AuditOptions()).notes.findings)
    }
  }

  /// The explanation for a person at a terminal.
  var text: String {
    var lines = [
      "\(description.id) (\(description.impact.rawValue))", "", description.summary, description.rationale,
      "",
      "To fix: \(description.remedy)",
      "Standards: \(description.standards.map(\.description).joined(separator: "; "))",
    ]
    for (example, findings) in failing {
      lines += example.lines(example.outcome == .cantTell ? "Needs review" : "Problem")
      for finding in findings {
        lines.append("  " + finding.message)
        lines += finding.heard.lines.map { "  \($0.title): \($0.words)" }
      }
    }
    lines += description.passing.flatMap { $0.lines("Passes") }
    lines += description.inapplicable.flatMap { $0.lines("Not checked") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Example {
  /// The example below its outcome and caption.
  fileprivate func lines(_ outcome: String) -> [String] {
    ["", outcome + ":" + (caption.map { " " + $0 } ?? "")] + marked.lines.map { "  | " + $0 }
  }
}

extension String {
  /// The lines of the text without an empty last one.
  var lines: [Substring] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last == "" ? lines.dropLast() : lines
  }
}
