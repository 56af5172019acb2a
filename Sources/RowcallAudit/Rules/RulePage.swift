/// The reference page of the rules in Markdown.
struct RulePage {
  private let explanations: [RuleExplanation]

  init(_ explanations: [RuleExplanation]) { self.explanations = explanations }

  var text: String {
    let parts = RuleDescription.Subject.allCases.compactMap(part)
    return """
      # The rules of `rowcall audit`

      Made by `rowcall rules --format markdown` from the rules themselves. In an example, `↓` stands before each place where
      the rule finds something; it is no part of the source. "Heard now" and "heard after" are what a listener hears there as
      it is, and after the mend.


      """ + parts.joined(separator: "\n")
  }

  private func part(_ subject: RuleDescription.Subject) -> String? {
    let rules = explanations.filter { $0.description.subject == subject }
    if rules.isEmpty { return nil }
    return (["## \(subject.title)", ""] + rules.flatMap(lines)).joined(separator: "\n")
  }

  private func lines(_ rule: RuleExplanation) -> [String] {
    let description = rule.description
    let examples = rule.failing.flatMap { failing($0.example, $0.findings, of: description) }
    return [
      "### \(description.id)", "", "**\(description.summary)** Impact: \(description.impact.rawValue).", "",
      description.rationale, "", "To do: \(description.remedy)", "",
      "Standards: \(description.standards.map(\.description).joined(separator: "; ")).", "",
    ] + examples + description.passing.flatMap { block("Passes", $0, of: description) }
      + description.inapplicable.flatMap { block("Not looked at", $0, of: description) }
  }

  private func failing(_ example: Example, _ findings: [Finding], of rule: RuleDescription) -> [String] {
    let title = example.outcome == .cantTell ? "Cannot tell" : "Fails"
    let said = findings.flatMap { finding in
      ["- \(Self.plain(finding.message))"]
        + finding.heard.lines.map { "  - \($0.title): “\(Self.plain($0.words))”" }
    }
    return block(title, example, of: rule) + said + [""]
  }

  private func block(_ title: String, _ example: Example, of rule: RuleDescription) -> [String] {
    let name = rule.subject == .interface ? "xml" : rule.subject == .page ? "html" : "csv"
    return [example.title(title), "", "```\(name)"]
      + example.marked.lines.map(String.init) + ["```", ""]
  }

  /// A text in which nothing is Markdown's but code between backticks.
  private static func plain(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      index.isMultiple(of: 2) ? escaped(part) : "`\(part)`"
    }.joined()
  }

  private static func escaped(_ text: Substring) -> String {
    var escaped = ""
    for character in text {
      if "\\*_{}[]<>#|".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}

extension RuleDescription.Subject {
  /// The heading of its rules.
  var title: String {
    switch self {
    case .interface: "Interface files and table views"
    case .page: "HTML pages"
    case .data: "Data"
    }
  }
}
