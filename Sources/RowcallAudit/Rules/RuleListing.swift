/// The rules for programs: `{"rules": [{"id", "subject", "impact", "summary", "act", "axe", "wcag", …}]}`.
struct RuleListing: Encodable {
  struct Rule: Encodable {
    let id: String
    let subject: RuleDescription.Subject
    let impact: Impact
    let summary: String
    let rationale: String
    let remedy: String
    /// The ids of ACT rules and of axe-core's that it answers to, WCAG's success criteria, techniques and failures.
    let act: [String]
    let axe: [String]
    let wcag: [String]
    let techniques: [String]
    let platforms: [String]

    init(_ description: RuleDescription) {
      id = description.id
      subject = description.subject
      impact = description.impact
      summary = description.summary
      rationale = description.rationale
      remedy = description.remedy
      act = description.standards.compactMap { if case .act(let id) = $0 { id } else { nil } }
      axe = description.standards.compactMap { if case .axe(let id) = $0 { id } else { nil } }
      wcag = description.standards.compactMap { if case .criterion(let id) = $0 { id } else { nil } }
      techniques = description.standards.compactMap { standard in
        switch standard {
        case .technique(let name), .failure(let name): name
        case .criterion, .act, .axe, .platform: nil
        }
      }
      platforms = description.standards.compactMap { if case .platform(_, let url) = $0 { url } else { nil } }
    }
  }

  let rules: [Rule]

  init(_ descriptions: [RuleDescription]) { rules = descriptions.map(Rule.init) }
}
