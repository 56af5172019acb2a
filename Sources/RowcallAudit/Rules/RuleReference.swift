/// The reference of the rules for people and programs.
public struct RuleReference: Sendable {
  /// The format of the reference.
  public enum Format: String, CaseIterable, Sendable {
    /// For a person at a terminal.
    case text
    /// JSON for programs, with the corresponding ACT and axe-core rules.
    case json
    /// The documentation pages, one after the other.
    case markdown
  }

  private let wanted: PathPattern?

  /// The reference of one rule, of several by a pattern, or of all for nil; throws when there is none.
  public init(_ rule: String? = nil) throws(AuditError) {
    wanted = try rule.map { text throws(AuditError) in try RuleList.pattern(text) }
  }

  /// The reference in a format, with a line break at its end.
  public func text(_ format: Format) throws -> String {
    switch format {
    case .text: try text
    case .json: try json
    case .markdown: try pages.map(\.text).joined(separator: "\n")
    }
  }

  /// The documentation pages: a list if all rules are included, then one page for each rule.
  package var pages: [RulePage] {
    get throws {
      (wanted == nil ? [RulePage(listing: descriptions)] : []) + (try explanations.map(RulePage.init))
    }
  }

  private var descriptions: [RuleDescription] {
    RuleList.descriptions.filter { wanted?.matches($0.id) ?? true }
  }

  /// One line for each rule, or all about the only one.
  private var text: String {
    get throws {
      let descriptions = descriptions
      if descriptions.count == 1, let only = try explanations.first { return only.text }
      let width = descriptions.map(\.id.count).max() ?? 0
      return descriptions.map { rule in
        let padding = String(repeating: " ", count: width - rule.id.count)
        let impact = rule.impact.rawValue
        let space = String(repeating: " ", count: max(0, 8 - impact.count))
        return "\(rule.id)\(padding)  \(impact)\(space)  \(rule.summary)\n"
      }.joined()
    }
  }

  private var explanations: [RuleExplanation] {
    get throws {
      try explanations(RuleList.interface) + explanations(RuleList.page) + explanations(RuleList.data)
        + explanations(RuleList.workbook)
    }
  }

  private func explanations<Subject: ExampleSubject>(
    _ rules: [any Rule<Subject>]
  ) throws -> [RuleExplanation] {
    try rules.filter { wanted?.matches($0.description.id) ?? true }.map { try RuleExplanation($0) }
  }

  /// `{"rules": [{"id", "subject", "impact", "summary", "act", "axe", "wcag", …}]}`.
  ///
  /// `act` and `axe` are the ids of corresponding ACT and axe-core rules, `wcag` the success criteria, `techniques` the
  /// techniques and failures, `platforms` the addresses of platform documentation.
  private var json: String {
    get throws {
      let rules = descriptions.map { rule in
        JSONValue.object([
          "id": .string(rule.id), "subject": .string(rule.subject.rawValue),
          "impact": .string(rule.impact.rawValue), "summary": .string(rule.summary),
          "rationale": .string(rule.rationale), "remedy": .string(rule.remedy),
          "act": .strings(rule.standards.compactMap { if case .act(let id) = $0 { id } else { nil } }),
          "axe": .strings(rule.standards.compactMap { if case .axe(let id) = $0 { id } else { nil } }),
          "wcag": .strings(rule.standards.compactMap { if case .criterion(let id) = $0 { id } else { nil } }),
          "techniques": .strings(
            rule.standards.compactMap {
              switch $0 {
              case .technique(let name), .failure(let name): name
              case .criterion, .act, .axe, .platform: nil
              }
            }),
          "platforms": .strings(
            rule.standards.compactMap { if case .platform(_, let url) = $0 { url } else { nil } }),
        ])
      }
      return try JSONValue.object(["rules": .array(rules)]).document
    }
  }
}
