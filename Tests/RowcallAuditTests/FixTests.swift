import Foundation
import Testing

@testable import RowcallAudit

/// What a fix changes in a file.
@Suite struct FixTests {
  @Test(arguments: [
    (#"<th scope="column">"#, #"<th scope="col">"#), ("<th SCOPE = row>", #"<th SCOPE = "col">"#),
    ("<th scope>", #"<th scope="col">"#), ("<th >", #"<th scope="col" >"#),
    ("<th a='>'/>", #"<th a='>' scope="col"/>"#),
    ("<th scope=''>", #"<th scope="col">"#),
  ])
  func anAttributeIsSetAndNothingElseChanges(_ tag: String, _ expected: String) throws {
    #expect(try edited("é" + tag + "x", at: 2) { $0.setting("scope", to: "col") } == "é" + expected + "x")
  }

  @Test(arguments: [
    ("<switch on=\"YES\"/>\n", "<switch on=\"YES\">LABEL</switch>\n"),
    ("<switch>\r\n  <rect/>\r\n</switch>", "<switch>\r\n  LABEL\r\n  <rect/>\r\n</switch>"),
    ("<switch><rect/></switch>", "<switch>LABEL<rect/></switch>"),
    (
      "<switch><a><accessibility label=\"x\"/></a><accessibility key=\"k\"/></switch>",
      "<switch><a><accessibility label=\"x\"/></a><accessibility key=\"k\" label=\"A &amp; &lt;B&gt; &quot;C&quot;\"/></switch>"
    ),
    ("<switch><accessibility label=\"x\"/></switch>", nil), ("<switch><!-- <a> --><a/></switch>", nil),
    ("<switch><rect/>", nil), ("<switch", nil), ("< switch/>", nil),
  ])
  func aLabelIsAddedAsInterfaceBuilderWritesIt(_ source: String, _ expected: String?) throws {
    let element =
      "<accessibility key=\"accessibilityConfiguration\" label=\"A &amp; &lt;B&gt; &quot;C&quot;\"/>"
    let result = try? edited(source, at: 0) { $0.labelled("A & <B> \"C\"") }
    #expect(result == expected?.replacing("LABEL", with: element))
    #expect((try? edited(source, at: 0) { $0.labelled("A\nB") }) == nil)
  }

  private struct NoEdit: Error {}

  private func edited(_ text: String, at offset: Int, _ edit: (TagSource) -> SourceEdit?) throws -> String {
    let source = Array(text.utf8)
    guard let tag = TagSource(source, at: offset), let edit = edit(tag) else { throw NoEdit() }
    return String(decoding: [edit].applied(to: source), as: UTF8.self)
  }

  @Test func aDiffHasContextAndRangesThatPatchReads() {
    let old = (1...12).map { "\($0)\n" }.joined() + "end"
    let new = old.replacing("3\n", with: "3\nx\r\n").replacing("end", with: "END")
    let diff = UnifiedDiff(Array(old.utf8), Array(new.utf8), path: "a b")
    #expect(
      String(decoding: diff.bytes, as: UTF8.self) == """
        --- a b
        +++ a b
        @@ -1,6 +1,7 @@
         1
         2
         3
        +x\r
         4
         5
         6
        @@ -10,4 +11,4 @@
         10
         11
         12
        -end
        \\ No newline at end of file
        +END
        \\ No newline at end of file

        """)
    #expect(UnifiedDiff([1], [1], path: "a").bytes.isEmpty)
  }

  @Test func aFileIsFixedOnceAndTheAuditHasNothingLeftToFix() throws {
    let page =
      "\u{FEFF}<table>\r\n<caption>Ü</caption><tr><th scope=\"column\">Line</th><th scope='row'>Ö</th></tr>\r\n"
      + "<tr><td>U2</td><td>3</td></tr>\r\n<tr><td>U5</td><td>8</td></tr></table>\r\n"
    let fixed = try #require(try fixedFile(page, as: "a.html"))
    let expected = page.replacing("\"column\"", with: "\"col\"").replacing("'row'", with: "\"col\"")
    #expect(String(decoding: fixed.result, as: UTF8.self) == expected && fixed.count == 2)
    #expect(try fixedFile(expected, as: "a.html") == nil)
    #expect(
      !Auditor().audit(fixed.result, path: "a.html", as: .page).news.contains { $0.rule == "page-scope" })
  }

  @Test func aControlGetsTheOnlyTextBesideItUnlessCodeMayChangeIt() throws {
    let label = "<label text=\"Alerts\" id=\"l1\"/>"
    let fixed = try #require(
      try fixedFile(Self.storyboard(label + "<switch id=\"s1\"/>"), as: "a.storyboard"))
    #expect(String(decoding: fixed.result, as: UTF8.self).contains("label=\"Alerts\"/></switch>"))
    let other = "<label text=\"Daily\" id=\"l2\"/>"
    #expect(try fixedFile(Self.storyboard(label + other + "<switch id=\"s1\"/>"), as: "a.storyboard") == nil)
    let tagged = label.replacing("id=", with: "tag=\"3\" id=")
    #expect(try fixedFile(Self.storyboard(tagged + "<switch id=\"s1\"/>"), as: "a.storyboard") == nil)
  }

  @Test func aFixThatLeadsToAnotherFindingIsLeftOut() throws {
    // Two switches would have the same label.
    let pair = "<label text=\"Alerts\" id=\"l1\"/><switch id=\"s1\"/><switch id=\"s2\"/>"
    let fixed = try fixedFile(Self.storyboard(pair), as: "a.storyboard")
    #expect(fixed?.count ?? 0 < 2)
    if let fixed {
      let rules = Auditor().audit(fixed.result, path: "a.storyboard", as: .interface).news.map(\.rule)
      #expect(!rules.contains("interface-label-duplicate"))
    }
  }

  @Test func filesInOtherEncodingsAreLeftAlone() throws {
    let page =
      "<table><tr><th scope=\"column\">A</th></tr><tr><td>1</td></tr><tr><td>\u{E9}</td></tr></table>"
    let bytes = page.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    #expect(SourceText(bytes) == nil && SourceText(Array("a\0".utf8)) == nil)
  }

  private static func storyboard(_ views: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s">
    <objects><viewController title="E" id="c" sceneMemberID="viewController"><view key="view" id="v"><subviews>
    \(views)</subviews></view></viewController></objects></scene></scenes></document>
    """
  }

  private func fixedFile(_ text: String, as name: String) throws -> FixedFile? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rowcall-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: name).path
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return try FixedFile(Auditor().audit(path), by: Auditor())
  }
}
