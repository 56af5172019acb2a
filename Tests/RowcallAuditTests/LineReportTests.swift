import RowcallAudit
import Testing

/// Reports with one line for each finding.
@Suite struct LineReportTests {
  private static func report(_ path: String, _ message: String = "No label.") -> AuditReport {
    var file = AuditedFile(path: path)
    let place = Place("table 1", line: 3, column: 5)
    let outcomes: [(Outcome, Impact)] = [(.failed, .serious), (.failed, .minor), (.cantTell, .serious)]
    file.outcomes = outcomes.map { outcome, impact in
      let finding = Finding(outcome, at: place, message, key: [], advice: "Add one.")
      return RuleOutcome(rule: "page-scope", outcome: outcome, impact: impact, finding: finding)
    }
    return AuditReport(files: [file])
  }

  @Test func xcodeReadsPlaceVerdictTextAndRule() throws {
    let lines = try ReportFormat.xcode.text(of: Self.report("a b/c.html")).split(separator: "\n")
    #expect(
      lines == [
        "a b/c.html:3:5: error: No label. To fix: Add one. [page-scope]",
        "a b/c.html:3:5: warning: No label. To fix: Add one. [page-scope]",
        "a b/c.html:3:5: warning: No label. To review: Add one. [page-scope]",
        "1 file: 2 problems (1 serious, 1 minor), 1 needs review",
      ])
  }

  @Test func githubReadsCommandsWithEscapes() throws {
    let report = Self.report("./a,b:c%\n.html", "100 %: a, b\n::error::c")
    let lines = try ReportFormat.github.text(of: report).split(separator: "\n")
    let place = "file=a%2Cb%3Ac%25%0A.html,line=3,col=5,title=page-scope"
    let message = "100 %25: a, b%0A::error::c"
    #expect(
      lines.prefix(3) == [
        "::error \(place)::\(message) To fix: Add one.", "::warning \(place)::\(message) To fix: Add one.",
        "::notice \(place)::\(message) To review: Add one.",
      ])
    #expect(lines.count == 4)
  }

  @Test(arguments: [ReportFormat.xcode, .github])
  func problemsOfAnotherImpactThanTheLimitAreWarnings(_ format: ReportFormat) throws {
    var style = ReportStyle()
    style.limit = .never
    #expect(!(try format.text(of: Self.report("a.html"), style: style)).contains("error"))
  }

  @Test(arguments: [ReportFormat.xcode, .github])
  func aFileThatCannotBeReadIsAnError(_ format: ReportFormat) throws {
    let text = try format.text(of: AuditReport(files: [Auditor().audit("/nowhere/a.csv")]))
    #expect(text.contains("error") && text.contains("no such file"), "\(text)")
  }
}
