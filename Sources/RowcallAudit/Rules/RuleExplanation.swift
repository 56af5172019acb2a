/// A rule with what it finds in its own examples.
struct RuleExplanation {
  let description: RuleDescription
  /// The examples in which something is found, each with that.
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
      "To do: \(description.remedy)",
      "Standards: \(description.standards.map(\.description).joined(separator: "; "))",
    ]
    for (example, findings) in failing {
      lines += ["", example.title(example.outcome == .cantTell ? "Cannot tell" : "Fails")]
      lines += example.marked.lines.map { "  | " + $0 }
      for finding in findings {
        lines.append("  " + finding.message)
        lines += finding.heard.lines.map { "  \($0.title): \($0.words)" }
      }
    }
    let others =
      description.passing.map { ("Passes", $0) } + description.inapplicable.map { ("Not looked at", $0) }
    for (title, example) in others {
      lines += ["", example.title(title)]
      lines += example.marked.lines.map { "  | " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Example {
  /// What stands above the example: what comes of it, and what it shows.
  func title(_ outcome: String) -> String { outcome + ":" + (caption.map { " " + $0 } ?? "") }
}

extension String {
  /// The lines of the text; an empty last one is none.
  var lines: [Substring] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last == "" ? lines.dropLast() : lines
  }
}
