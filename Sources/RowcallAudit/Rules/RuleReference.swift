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
    case .json: try RuleListing(descriptions).text
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
      let options = AuditOptions()
      var all: [RuleExplanation] = []
      for rule in RuleList.interface where isWanted(type(of: rule).description) {
        all.append(
          try RuleExplanation(type(of: rule).description) { try ExampleAudit(rule, $0, options: options) })
      }
      for rule in RuleList.page where isWanted(type(of: rule).description) {
        all.append(
          try RuleExplanation(type(of: rule).description) { try ExampleAudit(rule, $0, options: options) })
      }
      for rule in RuleList.data where isWanted(type(of: rule).description) {
        all.append(
          try RuleExplanation(type(of: rule).description) { try ExampleAudit(rule, $0, options: options) })
      }
      return all
    }
  }

  private func isWanted(_ description: RuleDescription) -> Bool { wanted?.matches(description.id) ?? true }
}
