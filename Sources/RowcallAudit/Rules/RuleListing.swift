/// The rules for programs: `{"rules": [{"id", "subject", "impact", "summary", "act", "axe", "wcag", …}]}`.
///
/// `act` and `axe` are the ids of corresponding ACT and axe-core rules, `wcag` the success criteria, `techniques` the
/// techniques and failures, `platforms` the addresses of platform documentation.
struct RuleListing {
  private let descriptions: [RuleDescription]

  init(_ descriptions: [RuleDescription]) { self.descriptions = descriptions }

  var text: String {
    get throws { try JSONValue.object(["rules": .array(descriptions.map(Self.value))]).document }
  }

  private static func value(_ rule: RuleDescription) -> JSONValue {
    .object([
      "id": .string(rule.id), "subject": .string(rule.subject.rawValue),
      "impact": .string(rule.impact.rawValue), "summary": .string(rule.summary),
      "rationale": .string(rule.rationale), "remedy": .string(rule.remedy),
      "act": .strings(rule.standards.compactMap { if case .act(let id) = $0 { id } else { nil } }),
      "axe": .strings(rule.standards.compactMap { if case .axe(let id) = $0 { id } else { nil } }),
      "wcag": .strings(rule.standards.compactMap { if case .criterion(let id) = $0 { id } else { nil } }),
      "techniques": .strings(rule.standards.compactMap(\.technique)),
      "platforms": .strings(
        rule.standards.compactMap { if case .platform(_, let url) = $0 { url } else { nil } }),
    ])
  }
}

extension Standard {
  /// The name of a technique or failure; nil for anything else.
  fileprivate var technique: String? {
    switch self {
    case .technique(let name), .failure(let name): name
    case .criterion, .act, .axe, .platform: nil
    }
  }
}
