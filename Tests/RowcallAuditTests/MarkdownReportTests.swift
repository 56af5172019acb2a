import RowcallAudit
import Testing

/// A report that is put under a change as a comment.
@Suite struct MarkdownReportTests {
  private func report(_ header: String, path: String = "a.html") throws -> String {
    let page = """
      <table><caption>R</caption><tr><th>City<th>\(header)<tr><td>Oslo</table>
      """
    var selection = RuleSelection()
    selection.only = [PathPattern("page-header-unused")]
    let file = Auditor(selection: selection).audit(Array(page.utf8), path: path, as: .page)
    return try ReportFormat.markdown.text(of: AuditReport(files: [file]))
  }

  @Test func textFromAFileMentionsAndLinksNothing() throws {
    let text = try report("@everyone https://evil.example www.evil.example me@evil.example #12 WWW.x")
    for alive in ["@everyone", "://", "www.", "me@evil", "#12", "WWW."] {
      #expect(!text.contains(alive), "\(alive)")
    }
    #expect(text.contains("@<!-- -->everyone https:<!-- -->//evil.example www<!-- -->.evil.example"))
  }

  @Test func whatMeansNothingIsLeftAlone() throws {
    #expect(try report("row. 3 @ 4, a: b / c # d").contains("“row. 3 @ 4, a: b / c \\# d”"))
  }

  @Test func mathAndMarkupStayWords() throws {
    #expect(try report("$a$ *b* `c` |").contains(#"“\$a\$ \*b\* \`c\` \|”"#))
  }

  @Test func controlsAndReorderingSignsAreShown() throws {
    let text = try report("a\u{202E}b", path: "x\u{1B}[31m\u{2066}.html")
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!text.contains("\u{202E}") && !text.contains("\u{2066}"))
    #expect(text.contains(#"“a\\u\{202E\}b”"#) && text.contains(#"x\\u\{1B\}\[31m\\u\{2066\}.html"#))
  }

  @Test func aFileThatCouldNotBeReadBeginsNoList() throws {
    let text = try ReportFormat.markdown.text(of: AuditReport(files: [Auditor().audit("1. gone.csv")]))
    #expect(text.contains("\n\nNot audited: 1. gone.csv: "))
  }
}
