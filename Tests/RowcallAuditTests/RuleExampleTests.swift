import RowcallAudit
import Testing

/// Checks every rule with its own examples.
@Suite struct RuleExampleTests {
  @Test(arguments: RuleCase.all) func findsWhatItsExamplesMark(_ rule: RuleCase) throws {
    for example in rule.description.passing {
      let audit = try rule.audit(example)
      #expect(audit.notes.outcome == .passed, "\(rule) passing:\n\(example.marked)")
      #expect(example.marks.isEmpty)
    }
    for example in rule.description.inapplicable {
      let audit = try rule.audit(example)
      #expect(audit.notes.outcome == .inapplicable, "\(rule) inapplicable:\n\(example.marked)")
    }
    for example in rule.description.failing {
      let audit = try rule.audit(example)
      #expect(audit.places.sorted() == example.marks.sorted(), "\(rule) failing:\n\(example.marked)")
      #expect(audit.notes.outcome == example.outcome, "\(rule):\n\(example.marked)")
      #expect(!example.marks.isEmpty)
      #expect(audit.notes.targetCount >= audit.notes.findings.count)
    }
  }

  @Test(arguments: RuleCase.all) func isDescribedWhole(_ rule: RuleCase) {
    let description = rule.description
    #expect(description.id.hasPrefix(description.subject.rawValue + "-"))
    for sentence in [description.summary, description.rationale, description.remedy] {
      #expect(sentence.last == "." && sentence.first?.isUppercase == true, "\(sentence)")
    }
    #expect(description.passing.count >= 2 && description.failing.count >= 2)
    #expect(!description.standards.isEmpty)
  }

  @Test(arguments: RuleCase.all) func showsTheSpokenTextOfAnExample(_ rule: RuleCase) throws {
    let findings = try rule.description.failing.flatMap { try rule.audit($0).notes.findings }
    #expect(findings.contains { $0.heard.now != nil || $0.heard.after != nil })
    for finding in findings {
      #expect(finding.message.last == "." && !finding.place.element.isEmpty && !finding.key.isEmpty)
    }
  }

  @Test func haveIDsOfTheirOwn() {
    let ids = RuleList.descriptions.map(\.id)
    #expect(Set(ids).count == ids.count)
  }
}

/// A rule of whatever subject, as a case of a test.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let description: RuleDescription
  let audit: @Sendable (Example) throws -> ExampleAudit

  var testDescription: String { description.id }

  static let all: [RuleCase] =
    RuleList.interface.map { rule in
      RuleCase(description: type(of: rule).description) {
        try ExampleAudit(rule, $0, options: AuditOptions())
      }
    }
    + RuleList.page.map { rule in
      RuleCase(description: type(of: rule).description) {
        try ExampleAudit(rule, $0, options: AuditOptions())
      }
    }
    + RuleList.data.map { rule in
      RuleCase(description: type(of: rule).description) {
        try ExampleAudit(rule, $0, options: AuditOptions())
      }
    }
    + RuleList.workbook.map { rule in
      RuleCase(description: type(of: rule).description) {
        try ExampleAudit(rule, $0, options: AuditOptions())
      }
    }
}
