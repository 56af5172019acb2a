import Foundation
import FoundationXML
import RowcallAudit
import Testing

/// Reports of a real audit, read as their readers do.
@Suite struct ReportTests {
  @Test func jsonHasWhatItsDescriptionPromises() throws {
    let file = try #require((try Audited.json(.json)["files"] as? [[String: Any]])?.first)
    #expect(file["kind"] as? String == "page")
    let outcomes = try #require(file["outcomes"] as? [[String: Any]])
    let failed = try #require(outcomes.first { $0["outcome"] as? String == "failed" })
    for key in ["rule", "impact", "element", "message", "advice", "heardNow", "fingerprint"] {
      #expect((failed[key] as? String)?.isEmpty == false, "\(key)")
    }
    #expect(failed["line"] as? Int == 3 && failed["column"] as? Int == 20)
    #expect(outcomes.contains { $0["outcome"] as? String == "inapplicable" })
  }

  @Test func aFindingAboutManyColumnsHasAllTheirPlaces() throws {
    let text = "Town,V1,V2,V3,V4\nUlm,a,b,c,d\nRome,b,c,d,a\nCork,c,d,a,b\n"
    let file = Auditor().audit(Array(text.utf8), path: "towns.csv", as: .data)
    let report = { (format: ReportFormat) in
      try JSONSerialization.jsonObject(with: Data(format.text(of: AuditReport(files: [file])).utf8))
        as? [String: Any]
    }
    let files = try #require(try report(.json)?["files"] as? [[String: Any]])
    let outcomes = try #require(files[0]["outcomes"] as? [[String: Any]])
    let finding = try #require(outcomes.first { $0["rule"] as? String == "data-header-cryptic" })
    #expect(finding["column"] as? Int == 6 && finding["count"] as? Int == 4)
    let places = try #require(finding["otherPlaces"] as? [[String: Any]])
    #expect(places.map { $0["column"] as? Int } == [9, 12, 15])
    let run = try #require((try report(.sarif)?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let result = try #require(results.first { $0["ruleId"] as? String == "data-header-cryptic" })
    let related = try #require(result["relatedLocations"] as? [[String: Any]])
    let regions = related.map { ($0["physicalLocation"] as? [String: Any])?["region"] as? [String: Any] }
    #expect(regions.map { $0?["startColumn"] as? Int } == [9, 12, 15])
  }

  @Test func sarifReportsLevelsPlacesFingerprintsAndSuppressions() throws {
    let log = try Audited.json(.sarif)
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 2)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(result["level"] as? String == "error" && result["kind"] as? String == "fail")
      #expect((result["partialFingerprints"] as? [String: String])?["rowcall/v1"]?.count == 16)
    }
    let suppressions = results.map { $0["suppressions"] as? [[String: String]] }
    // Of a run all results say who lives with them, or none.
    #expect(suppressions[0]?.isEmpty == true)
    #expect(suppressions[1]?.first?["kind"] == "inSource")
    #expect(suppressions[1]?.first?["justification"] == "kept")
  }

  @Test(arguments: [ReportFormat.text, .json, .sarif, .junit, .markdown, .earl, .html])
  func whatElseThereIsToSayIsInEveryReport(_ format: ReportFormat) throws {
    var report = Audited.report
    report.files[0].remarks = ["no table on this page"]
    #expect(try format.text(of: report).contains("no table on this page"))
  }

  @Test func sarifMarksTheTagAndLinksTheDocumentationOfARule() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "rowcall-\(UUID().uuidString).html")
      .path
    let row = "<tr><td>é</td><td headers=\"a>b\">5</td></tr>"
    try "<table><caption>R</caption>\n<tr><th>C</th><th>M</th></tr>\n\(row)</table>".write(
      toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let page = Audited.auditor.audit(path)
    let data = Auditor().audit(Array("a,b\n1,2\n".utf8), path: "a.csv", as: .data)
    let text = try ReportFormat.sarif.text(of: AuditReport(files: [page, data]))
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let locations = try #require(results.first?["locations"] as? [[String: Any]])
    let region = (locations[0]["physicalLocation"] as? [String: Any])?["region"] as? [String: Int]
    let start = "<tr><td>é</td>".count + 1
    #expect(
      region == ["startLine": 3, "startColumn": start, "endColumn": start + "<td headers=\"a>b\">".count])
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    let links = rules.compactMap { $0["helpUri"] as? String }
    #expect(links.contains("https://www.w3.org/WAI/tutorials/tables/tips/"), "\(links)")
  }

  @Test func sarifHasTheFixesThatAreCertain() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "rowcall-\(UUID().uuidString).html")
      .path
    try "<table><caption>R</caption>\n<tr><th scope=\"column\">é</th></tr><tr><td>1</td></tr></table>".write(
      toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = try ReportFormat.sarif.text(
      of: AuditReport(files: [Audited.auditor.audit(path), Auditor().audit(path)]))
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    let fixes = results.compactMap { ($0["fixes"] as? [[String: Any]])?.first }
    let change = try #require((fixes.first?["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    let start = "<tr><th scope=".count + 1
    #expect(
      replacement["deletedRegion"] as? [String: Int]
        == ["startLine": 2, "startColumn": start, "endLine": 2, "endColumn": start + 8])
    #expect(replacement["insertedContent"] as? [String: String] == ["text": "\"col\""])
  }

  @Test func sarifWritesPathsAsReferences() throws {
    var report = Audited.report
    report.files[0].path = "./my pages/a<b>#1.html"
    let text = try ReportFormat.sarif.text(of: report)
    #expect(text.contains("\"uri\" : \"my%20pages/a%3Cb%3E%231.html\""))
  }

  @Test func junitHasASuiteForAFileAndACaseForARule() throws {
    let reader = ElementCounter()
    let parser = XMLParser(data: Data(try ReportFormat.junit.text(of: Audited.report).utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.counts["testsuite"] == 1 && reader.counts["failure"] == 1)
    #expect(reader.suite["failures"] == "1" && reader.suite["errors"] == "0")
    #expect(reader.suite["tests"] == reader.counts["testcase"].map(String.init))
  }

  @Test func junitFailsWithTheAuditAndReportsTheRest() throws {
    let text = try ReportFormat.junit.text(of: Audited.report)
    #expect(text.matches(of: /<failure/).count == 1 && text.contains("suppressed (kept): headers references"))
    #expect(text.contains("message=\"1 finding and 1 that do not fail the audit: Every"))
    var style = ReportStyle()
    style.limit = .impact(.critical)
    let lenient = try ReportFormat.junit.text(of: Audited.report, style: style)
    #expect(!lenient.contains("<failure") && lenient.contains("<skipped"))
  }

  @Test func earlSaysOfAFileThatCannotBeReadThatItIsUntested() throws {
    let report = AuditReport(files: [Auditor().audit("/nowhere/a.csv")])
    let text = try ReportFormat.earl.text(of: report)
    #expect(text.contains("earl:untested") && text.contains("no such file"))
  }

  @Test func theCaretIsUnderThePlaceWhateverIsBeforeIt() throws {
    let row = "<tr><td>東京\u{1B}</td><td headers=\"nope\">5</td></tr>"
    let file = FileManager.default.temporaryDirectory.appending(path: "rowcall-\(UUID().uuidString).html")
    try "<table><caption>R</caption>\n<tr><th>C</th><th>M</th></tr>\n\(row)</table>".write(
      to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let text = try ReportFormat.text.text(of: AuditReport(files: [Audited.auditor.audit(file.path)]))
    // Two columns for each kanji, six for the escape.
    let lead = "  | " + String(repeating: " ", count: "<tr><td>".count + 4 + "\\u{1B}</td>".count) + "^\n"
    #expect(text.contains(lead), "\(text)")
  }

  @Test func theSourceOfAnInterfaceFileIsShown() throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "rowcall-\(UUID().uuidString).storyboard")
    let scene = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s">
      <objects><viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <slider id="s1"/></subviews></view></viewController></objects></scene></scenes></document>
      """
    try scene.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let report = AuditReport(files: [Auditor().audit(file.path)])
    #expect(try ReportFormat.text.text(of: report).contains("  | <slider id=\"s1\"/></subviews>"))
    #expect(try ReportFormat.html.text(of: report).contains("<code><mark>&lt;</mark>slider"))
    #expect(try ReportFormat.sarif.text(of: report).contains("\"endColumn\" : 18"))
  }

  @Test func earlAssertsSomethingOfEveryRule() throws {
    let graph = try #require(try Audited.json(.earl)["@graph"] as? [[String: Any]])
    #expect(graph.count == Audited.report.files[0].outcomes.count)
    let outcomes = graph.compactMap {
      ($0["earl:result"] as? [String: Any])?["earl:outcome"] as? [String: String]
    }
    #expect(Set(outcomes.compactMap { $0["@id"] }) == ["earl:failed", "earl:passed", "earl:inapplicable"])
  }

  @Test func nothingOfAFileBecomesMarkup() throws {
    var report = Audited.report
    report.files[0].path = "<script>alert('x')</script>\u{202E}\u{E0041}.html"
    let page = try ReportFormat.html.text(of: report)
    #expect(!page.contains("<script>alert") && !page.contains("\u{202E}") && !page.contains("\u{E0041}"))
    #expect(page.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;\\u{202E}\\u{E0041}.html"))
    let junit = try ReportFormat.junit.text(of: report)
    #expect(!junit.contains("<script>"))
    let markdown = try ReportFormat.markdown.text(of: report)
    #expect(markdown.contains("\\<script\\>"))
  }

  @Test func coloursComeOnlyWhereTheyAreWanted() throws {
    #expect(!(try ReportFormat.text.text(of: Audited.report)).contains("\u{1B}"))
    var style = ReportStyle()
    style.isColoured = true
    #expect(
      try ReportFormat.text.text(of: Audited.report, style: style).contains("\u{1B}[31mserious\u{1B}[0m"))
  }

  @Test func controlsOfAFileReachNoTerminal() throws {
    var report = Audited.report
    report.files[0].path = "a\u{1B}[31m.html"
    #expect(!(try ReportFormat.text.text(of: report)).contains("\u{1B}"))
  }

  @Test func anEmptyReportIsCompleteInEveryFormat() throws {
    for format in ReportFormat.allCases {
      #expect(try format.text(of: AuditReport(files: [])).hasSuffix("\n"))
    }
    #expect(try ReportFormat.text.text(of: AuditReport(files: [])) == "0 files: no problems\n")
  }
}

/// A page with a finding and a suppressed one.
private enum Audited {
  static let report = AuditReport(files: [auditor.audit(Array(page.utf8), path: "rain.html", as: .page)])

  static let auditor = Auditor(
    selection: only("page-headers-reference", "page-image-unnamed", "page-header-empty"))

  static func json(_ format: ReportFormat) throws -> [String: Any] {
    let text = try format.text(of: report)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private static let page = """
    <table><caption>Rain</caption>
    <tr><th>City</th><th>May</th></tr>
    <tr><td>Oslo</td>  <td headers="nope">5</td></tr>
    <!-- rowcall-ignore page-headers-reference: kept -->
    <tr><td>Rome</td>  <td headers="nope">7</td></tr>
    </table>
    """

  private static func only(_ rules: String...) -> RuleSelection {
    var selection = RuleSelection()
    selection.only = rules.map { PathPattern($0) }
    return selection
  }
}

/// Counts elements, and keeps the attributes of the suite.
private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]
  var suite: [String: String] = [:]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
    if name == "testsuite" { suite = attributes }
  }
}
