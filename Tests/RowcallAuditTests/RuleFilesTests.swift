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

  @Test func theDocumentationIsWhatTheRulesSay() throws {
    let folder = Self.sources.appending(path: "RowcallAudit/RowcallAudit.docc/Rules")
    let pages = try RuleReference().pages
    let texts = Dictionary(uniqueKeysWithValues: pages.map { ("\($0.name).md", $0.text) })
    #expect(texts.count == RuleList.descriptions.count + 1)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let written = Dictionary(
      uniqueKeysWithValues: try files.map {
        ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
      })
    let stale = Set(texts.keys).union(written.keys).filter { texts[$0] != written[$0] }.sorted()
    if ProcessInfo.processInfo.environment["ROWCALL_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in stale {
        let file = folder.appending(path: name)
        if let text = texts[name] {
          try text.write(to: file, atomically: true, encoding: .utf8)
        } else {
          try FileManager.default.removeItem(at: file)
        }
      }
    }
    #expect(
      stale.isEmpty,
      "these pages of RowcallAudit.docc/Rules are stale; ROWCALL_RECORD=1 swift test --filter RuleFilesTests writes them"
    )
  }

  @Test func onlyCodeIsMarkdown() throws {
    let text = try RuleReference().text(.markdown)
    #expect(text.contains(#"The label "ic\_delete.png" of the button"#))
    #expect(text.contains("but the table has no `colgroup` element."))
  }

  @Test func thePageOfOneRuleIsPrintedAlone() throws {
    let text = try RuleReference("page-headers-reference").text(.markdown)
    #expect(text.hasPrefix("# page-headers-reference\n\nEvery `headers` attribute"), "\(text.prefix(200))")
    #expect(!text.contains("\n# "))
  }

  @Test func theDocumentationShowsThisCodeAndWhatItPrints() throws {
    let root = Self.sources.deletingLastPathComponent()
    let path = root.appending(path: "fixtures/rain.html").path
    var lines: [String] = []
    func print(_ impact: Impact, _ message: String) { lines.append("\(impact) \(message)\n") }
    // Page begins
    let file = Auditor().audit(path)
    for outcome in file.news {
      print(outcome.impact, outcome.finding?.message ?? "")
    }
    // Page ends
    let here = try String(contentsOfFile: #filePath, encoding: .utf8).split(separator: "\n")
    let marks = here.indices.filter { here[$0].hasPrefix("    // Page") }
    let code = here[(marks[0] + 1)..<marks[1]].map { $0.dropFirst(4) + "\n" }.joined()
    let page = try String(
      contentsOf: root.appending(path: "Sources/RowcallAudit/RowcallAudit.docc/RowcallAudit.md"),
      encoding: .utf8)
    #expect(page.contains(code.replacing("(path)", with: #"("fixtures/rain.html")"#)))
    #expect(lines.count == 2)
    #expect(page.contains(lines.map { "    \($0)" }.joined()))
  }

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  private static func rules(of subject: RuleDescription.Subject) -> [String] {
    switch subject {
    case .interface: RuleList.interface.map { "\(type(of: $0))" }
    case .page: RuleList.page.map { "\(type(of: $0))" }
    case .data: RuleList.data.map { "\(type(of: $0))" }
    case .workbook: RuleList.workbook.map { "\(type(of: $0))" }
    }
  }
}
