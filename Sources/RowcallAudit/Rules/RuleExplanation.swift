/// A rule with the findings in its examples.
struct RuleExplanation {
  let description: RuleDescription
  /// The examples with findings.
  let failing: [(example: Example, findings: [Finding])]

  init(_ description: RuleDescription, audit: (Example) throws -> ExampleAudit) throws {
    self.description = description
    failing = try description.failing.map { ($0, try audit($0).notes.findings) }
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
      lines += ["", example.title(example.outcome == .cantTell ? "Needs review" : "Problem")]
      lines += example.marked.lines.map { "  | " + $0 }
      for finding in findings {
        lines.append("  " + finding.message)
        lines += finding.heard.lines.map { "  \($0.title): \($0.words)" }
      }
    }
    let others =
      description.passing.map { ("Passes", $0) } + description.inapplicable.map { ("Not checked", $0) }
    for (title, example) in others {
      lines += ["", example.title(title)]
      lines += example.marked.lines.map { "  | " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Example {
  /// The title of the example: its outcome and caption.
  func title(_ outcome: String) -> String { outcome + ":" + (caption.map { " " + $0 } ?? "") }
}

extension String {
  /// The lines of the text without an empty last one.
  var lines: [Substring] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last == "" ? lines.dropLast() : lines
  }
}
