import Foundation
import Testing

@testable import RowcallAudit

@Suite struct SourceRemarksTests {
  @Test func aRemarkCountsForItsOwnLineOrElseForTheNextThatIsNoComment() {
    let source = """
      <!-- rowcall-ignore page-scope: first -->
      <!-- another comment -->

      <td>
      <th> <!-- rowcall-ignore page-scope, page-header-*: second -->
      """
    #expect(Self.reasons(source, rule: "page-scope") == [4: "first", 5: "second"])
    #expect(Self.reasons(source, rule: "page-header-empty") == [5: "second"])
    #expect(Self.reasons(source, rule: "page-role-unknown").isEmpty)
  }

  @Test func aCommentMayTakeSeveralLines() {
    let source = """
      <!--
        Ann looks after this table.
        rowcall-ignore page-scope: first
      -->
      <td> <!-- not this
        rowcall-ignore page-role-unknown: second --> <td>
      <th>
      """
    #expect(Self.reasons(source, rule: "page-scope") == [5: "first"])
    #expect(Self.reasons(source, rule: "page-role-unknown") == [5: "second", 6: "second"])
  }

  @Test func aCommentAndNotesMayHoldSeveralRemarks() {
    let text = "rowcall-ignore page-scope: first\nrowcall-ignore page-role-*: second"
    let source = "<!-- \(text) -->\n<td>"
    #expect(Self.reasons(source, rule: "page-scope") == [3: "first"])
    #expect(Self.reasons(source, rule: "page-role-unknown") == [3: "second"])
    let remarks = SourceRemarks([], subject: .interface, notes: [(text: text, lines: 2...3)])
    #expect(remarks.suppression(of: Self.outcome("page-role-unknown", line: 3))?.reason == "second")
  }

  @Test func linesMayEndWithACarriageReturn() {
    let source = "<p>\r<!-- rowcall-ignore page-scope: first -->\r\n<td>\r<th>"
    let remarks = SourceRemarks(Array(source.utf8), subject: .page)
    let reasons = (1...4).map { remarks.suppression(of: Self.outcome("page-scope", line: $0))?.reason }
    #expect(reasons == [nil, nil, "first", nil])
  }

  @Test(arguments: ["<!-->", "<!--->", "<!---->"]) func aCommentMayBeEmpty(comment: String) {
    let source = "\(comment)<td> <!-- rowcall-ignore page-scope: why -->"
    #expect(Self.reasons(source, rule: "page-scope") == [1: "why"])
  }

  @Test func remarksAreReadInTheEncodingOfThePage() {
    let source = "<!-- rowcall-ignore page-table-unnamed: café -->\n<table><tr><th>A<td>1</table>"
    let bytes = [UInt8](source.data(using: .utf16) ?? Data())
    let file = Auditor().audit(bytes, path: "a.html", as: .page)
    #expect(file.outcomes.compactMap(\.suppression) == [Suppression(.inSource, reason: "café")])
    #expect(file.news.isEmpty && file.remarks.isEmpty)
  }

  @Test func aRemarkWithoutEffectIsReported() {
    let source = "<!-- rowcall-ignore page-scope: why -->\n<td>\n<td>"
    let remarks = SourceRemarks(Array(source.utf8), subject: .page)
    let problem =
      "line 1: this rowcall-ignore suppresses nothing; remove it, or move it to the line of a finding"
    #expect(remarks.unusedRemarks(about: [Self.outcome("page-scope", line: 2)]).isEmpty)
    #expect(remarks.unusedRemarks(about: [Self.outcome("page-scope", line: 3)]) == [problem])
    let passed = RuleOutcome(rule: "page-scope", outcome: .passed, impact: .minor)
    #expect(remarks.unusedRemarks(about: [passed]) == [problem])
    // Its rule was not checked.
    #expect(remarks.unusedRemarks(about: [Self.outcome("page-header-empty", line: 3)]).isEmpty)
  }

  @Test func aRemarkForTheFileCountsForEveryLine() {
    let reasons = Self.reasons("<td>\n<!-- rowcall-ignore-file page-*: old -->", rule: "page-scope")
    #expect(reasons == [1: "old", 2: "old"])
  }

  @Test func notesOfAnObjectCountForAllOfIts() {
    let notes = [(text: "Ask Ann.\nrowcall-ignore interface-*: goes in June", lines: 2...3)]
    let remarks = SourceRemarks([], subject: .interface, notes: notes)
    let reasons = (1...4).map { remarks.suppression(of: Self.outcome("interface-x", line: $0))?.reason }
    #expect(reasons == [nil, "goes in June", "goes in June", nil])
  }

  @Test(arguments: [
    ("<!-- rowcall-ignore page-scope -->", "it gives no reason; write \"RULE: reason\""),
    ("<!-- rowcall-ignore-file page-scope: -->", "it gives no reason; write \"RULE: reason\""),
    ("<!-- rowcall-ignore : why -->", "it names no rule; write \"RULE: reason\""),
    ("<!-- rowcall-ignore page-scoop: why -->", "there is no rule page-scoop (did you mean page-scope?)"),
  ])
  func anInvalidRemarkIsReported(source: String, fault: String) {
    let remarks = SourceRemarks(Array(source.utf8), subject: .page)
    #expect(remarks.problems == ["line 1: this rowcall-ignore has no effect: \(fault)"])
    #expect(Self.reasons(source, rule: "page-scope").isEmpty)
  }

  @Test(arguments: [
    "<script>'rowcall-ignore page-*: no'</script>", "<!-- rowcall-ignored page-*: no -->",
    "<!-- rowcall-ignore-next-line page-*: no -->",
  ])
  func otherWordsAreNone(source: String) {
    #expect(Self.reasons(source, rule: "page-scope").isEmpty)
    #expect(SourceRemarks(Array(source.utf8), subject: .page).problems.isEmpty)
  }

  /// The reasons for which findings of a rule are suppressed, by lines.
  private static func reasons(_ source: String, rule: String) -> [Int: String] {
    let remarks = SourceRemarks(Array(source.utf8), subject: .page)
    let lines = 1...source.split(separator: "\n", omittingEmptySubsequences: false).count
    return Dictionary(
      uniqueKeysWithValues: lines.compactMap { line in
        remarks.suppression(of: outcome(rule, line: line)).map { (line, $0.reason) }
      })
  }

  private static func outcome(_ rule: String, line: Int) -> RuleOutcome {
    let finding = Finding(at: Place("x", line: line), "X.", key: [])
    return RuleOutcome(rule: rule, outcome: .failed, impact: .minor, finding: finding)
  }
}
