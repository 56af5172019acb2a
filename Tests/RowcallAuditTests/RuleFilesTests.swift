import Foundation
import RowcallAudit
import Testing

@Suite struct RuleFilesTests {
  @Test(arguments: RuleDescription.Subject.allCases) func everyRuleHasAFileAndEveryFileARule(
    _ subject: RuleDescription.Subject
  ) throws {
    let folder = Self.sources.appending(path: "RowcallAudit/Rules/\(subject.rawValue.capitalized)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      !$0.hasSuffix("Rules.swift") && !$0.contains("+")
    }
    #expect(files.map { $0.replacing(".swift", with: "") }.sorted() == Self.rules(of: subject).sorted())
  }

  @Test func theReferencePageIsWhatTheRulesSay() throws {
    let file = Self.sources.appending(path: "RULES.md")
    let page = try RuleReference().text(.markdown)
    let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if ProcessInfo.processInfo.environment["ROWCALL_RECORD"] == "1" {
      try page.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      page == written,
      "Sources/RULES.md is stale; ROWCALL_RECORD=1 swift test --filter RuleFilesTests writes it anew")
  }

  @Test func whatWouldBeMarkdownIsShownAsItIsAndCodeAsCode() throws {
    let page = try RuleReference().text(.markdown)
    #expect(page.contains(#"The label "ic\_delete.png" of the button"#))
    #expect(page.contains("and the table has no `colgroup` element."))
  }

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  private static func rules(of subject: RuleDescription.Subject) -> [String] {
    switch subject {
    case .interface: RuleList.interface.map { "\(type(of: $0))" }
    case .page: RuleList.page.map { "\(type(of: $0))" }
    case .data: RuleList.data.map { "\(type(of: $0))" }
    }
  }
}
