/// A page of the rules' documentation, in DocC's Markdown.
package struct RulePage {
  /// The file's name without `.md`: a rule's id, or `Rules` for the list of all.
  package let name: String
  /// The page with a line break at its end.
  package let text: String

  /// The page of one rule.
  init(_ rule: RuleExplanation) {
    let description = rule.description
    let language =
      switch description.subject {
      case .interface: "xml"
      case .page: "html"
      case .data, .workbook: "csv"
      }
    let standards = description.standards.map(\.description).joined(separator: "; ")
    let review = rule.failing.filter { $0.example.outcome == .cantTell }
    let problems = rule.failing.filter { $0.example.outcome != .cantTell }
    let lines =
      [
        "# \(description.id)", "", Self.plain(description.summary), "", Self.plain(description.rationale), "",
        "**To fix:** \(Self.plain(description.remedy))", "",
        "Impact: \(description.impact.rawValue). Standards: \(Self.plain(standards)).", "",
      ]
      + Self.section("Problems", problems, in: language)
      + Self.section("Needs review", review, in: language)
      + Self.section("Passes", description.passing.map { ($0, []) }, in: language)
      + Self.section("Not checked", description.inapplicable.map { ($0, []) }, in: language)
    name = description.id
    text = lines.dropLast().joined(separator: "\n") + "\n"
  }

  /// The page that leads to those of all rules.
  init(listing rules: [RuleDescription]) {
    let topics = RuleDescription.Subject.allCases.flatMap { subject in
      ["### \(subject.title)", ""] + rules.filter { $0.subject == subject }.map { "- <doc:\($0.id)>" } + [""]
    }
    name = "Rules"
    text =
      """
      # Rules

      What `rowcall audit` checks, with examples.

      These pages are generated from the rules: `ROWCALL_RECORD=1 swift test --filter RuleFilesTests` writes them. Each
      page says what a rule asks for, why it matters to a listener, and how to fix a problem. Then it shows examples. In an
      example, `↓` marks the place of a finding; it is not part of the file. Below it are the finding and what a screen
      reader speaks there, now and after the fix.

      Examples of workbooks are written as text: `[Name]` begins a sheet, and each line is a row. Braces say more about the
      cell before them: `{red}` is its colour, `{2 rows}` merges it with the cell below, `{hidden row}` hides its row, and a
      `{picture}` or `{chart: …}` lies on it, the latter with an alternative text.

      ## Topics


      """ + topics.dropLast().joined(separator: "\n") + "\n"
  }

  /// Examples with one outcome; nothing where there are none.
  private static func section(
    _ title: String, _ examples: [(example: Example, findings: [Finding])], in language: String
  ) -> [String] {
    if examples.isEmpty { return [] }
    return ["## \(title)", ""]
      + examples.flatMap { example, findings in
        let caption = example.caption.map { [plain($0), ""] } ?? []
        let source = ["```\(language)"] + example.marked.lines.map(String.init) + ["```", ""]
        let found = findings.flatMap { finding in
          ["- \(plain(finding.message))"]
            + finding.heard.lines.map { "  - \($0.title): “\(plain($0.words))”" }
        }
        return caption + source + (found.isEmpty ? [] : found + [""])
      }
  }

  /// A text in which only code between backticks means something to Markdown.
  private static func plain(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      index.isMultiple(of: 2) ? escaped(part) : "`\(part)`"
    }.joined()
  }

  private static func escaped(_ text: Substring) -> String {
    var escaped = ""
    for character in text {
      if "\\*_{}[]<>#|@".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}

extension RuleDescription.Subject {
  /// The heading of its rules.
  fileprivate var title: String {
    switch self {
    case .interface: "Interface files and table views"
    case .page: "HTML pages"
    case .data: "Data"
    case .workbook: "Workbooks"
    }
  }
}
