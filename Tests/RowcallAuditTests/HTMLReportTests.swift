import Foundation
import RowcallImport
import Testing

@testable import RowcallAudit

/// The page that a report is, read as a browser reads it.
@Suite struct HTMLReportTests {
  private static let rain = """
    <table><caption>Rain</caption><tr><th>City</th><th>May</th></tr>
    <tr><td>Oslo</td><td headers="nope">5</td></tr><tr><td><img src="rome.png"></td><td>✓</td></tr></table>
    """
  private static let ships = "<table><tr><th>Ship<th>Crew<tr><td>Aurora<td>12<td>3</table>"

  private static let report = AuditReport(
    files: [
      Auditor().audit(Array(rain.utf8), path: "rain/of/the/last/year.html", as: .page),
      Auditor().audit(Array("<p>Nothing</p>".utf8), path: "empty.html", as: .page),
      Auditor().audit("/nowhere/gone.csv"),
      Auditor().audit(Array(ships.utf8), path: "ships & <boats>.html", as: .page),
      Auditor().audit(Array("Name,Age\nAda,36\n".utf8), path: "good.csv", as: .data),
    ], passedOverCount: 2)

  private func page(_ style: ReportStyle = ReportStyle()) throws -> Page {
    try Page(try ReportFormat.html.text(of: Self.report, style: style))
  }

  @Test func backticksThatThePageWritesAreNoMarkup() throws {
    let source = "<table><tr><th>a<th>b<tr><td headers='x`y'>1<td>2</table>"
    let report = AuditReport(files: [Auditor().audit(Array(source.utf8), path: "a.html", as: .page)])
    let page = try Page(try ReportFormat.html.text(of: report, style: ReportStyle()))
    #expect(page.texts(of: .h3).contains { $0.contains("“x`y”") })
  }

  @Test func headingsFollowEachOtherWithoutGaps() throws {
    let page = try page()
    let levels = page.nodes.compactMap { page.tree.tag($0).headingLevel }
    #expect(levels.first == 1 && levels.count { $0 == 1 } == 1)
    for (above, below) in zip(levels, levels.dropFirst()) { #expect(below <= above + 1) }
    #expect(page.texts(of: .h2).contains("Summary"))
  }

  @Test func eachFileWithSomethingToSayHasASectionByItsName() throws {
    let page = try page()
    let sections = page.all(.section)
    let names = sections.map { page.text(page.tree[$0, .labelledBy].flatMap { page.ids[$0] } ?? 0) }
    #expect(
      names == ["rain/of/the/last/year.html", "empty.html", "/nowhere/gone.csv", "ships & <boats>.html"])
    let counts = sections.map { section in page.all(.article).count { page.isInside($0, section) } }
    #expect(counts == [0, 1, 2, 3].map { Self.report.files[$0].news.count })
    #expect(counts[0] > 2 && counts[3] > 0)
  }

  @Test func eachFindingHasItsPlaceAndTheSpokenTextBeforeAndAfter() throws {
    let page = try page()
    let found = Self.report.files.flatMap(\.news)
    let articles = page.all(.article)
    #expect(articles.count == found.count)
    for (article, outcome) in zip(articles, found) {
      let finding = try #require(outcome.finding)
      let heading = page.text(page.tree[article, .labelledBy].flatMap { page.ids[$0] } ?? 0)
      #expect(heading.hasSuffix(finding.message.replacing("`", with: "")), "\(heading)")
      var terms: [String: String] = [:]
      let parts = page.nodes.filter { page.isInside($0, article) }
      for (term, text) in zip(
        parts.filter { page.tree.tag($0) == .dt }, parts.filter { page.tree.tag($0) == .dd })
      {
        terms[page.text(term)] = page.text(text)
      }
      #expect(terms["Where"]?.hasSuffix(finding.place.element) == true)
      #expect(terms["Now"] == finding.heard.now)
      #expect(terms["After the fix"] == finding.heard.after)
      #expect(terms["Rule"]?.hasPrefix(outcome.rule + ": ") == true)
    }
  }

  @Test func tablesSayWhatTheyCountByHeadersOfRowsAndColumns() throws {
    let page = try page()
    #expect(page.texts(of: .caption) == ["Findings by file", "Findings by rule"])
    let scopes = page.all(.th).map { page.tree[$0, .scope] }
    #expect(scopes.count { $0 == "col" } == 6 && scopes.allSatisfy { $0 == "col" || $0 == "row" })
    #expect(page.texts(of: .tr)[1] == "rain/of/the/last/year.html 2 1")
  }

  @Test func eachFileOfTheTableLeadsToItsFindings() throws {
    let page = try page()
    for link in page.all(.a) {
      let target = try #require(page.tree[link, .href]?.dropFirst()).description
      let there = try #require(page.ids[target])
      if page.cell(around: link) { #expect(page.text(link) == page.text(there)) }
    }
    #expect(page.all(.a).count == 3)
    let names = page.nodes.compactMap { page.tree[$0, .id] }
    #expect(Set(names).count == names.count)
  }

  @Test func filtersAreControlsWithLabelsInANamedGroup() throws {
    let page = try page()
    let controls = page.all(.input) + page.all(.select)
    #expect(controls.count == 4)
    for control in controls {
      #expect(page.tree.parent(control).map { page.tree.tag($0) } == .label)
      #expect(page.ancestors(of: control).contains { page.tree.tag($0) == .fieldset })
    }
    #expect(page.texts(of: .legend) == ["Show"] && page.texts(of: .button) == ["Show all"])
    // Without scripts they would do nothing, and are not there.
    #expect(page.all(.form).allSatisfy { page.tree.has(.hidden, $0) })
    #expect(page.nodes.contains { page.tree[$0, .role] == "status" })
  }

  @Test func thePageHasLandmarksALanguageATitleAndAWayPastTheTables() throws {
    let page = try page()
    #expect(page.all(.header).count == 1 && page.all(.main).count == 1)
    #expect(page.tree[0, .lang] == "en")
    #expect(page.texts(of: .title).first?.hasPrefix("Accessibility audit: 4 files: ") == true)
    let first = try #require(page.all(.a).first)
    #expect(page.ancestors(of: first).contains { page.tree.tag($0) == .header })
    #expect(page.tree[first, .href] == "#file-1")
  }

  @Test func nothingIsFetched() throws {
    var style = ReportStyle()
    for file in Self.report.files {
      for words in file.news.compactMap({ $0.finding?.heard.now }) {
        style.sounds[words] = "data:audio/wav;base64,UklGRg=="
      }
    }
    let page = try page(style)
    #expect(page.all(.audio).count > 2)
    for node in page.nodes {
      #expect(page.tree[node, .src]?.hasPrefix("data:") != false)
      #expect(page.tree[node, .href]?.hasPrefix("#") != false)
      #expect(![.link, .base, .iframe, .object, .embed, .img].contains(page.tree.tag(node)))
    }
    #expect(!page.source.contains("url(") && !page.source.contains("@import"))
    #expect(page.source.contains("default-src 'none'") || page.source.contains("default-src &#39;none&#39;"))
  }

  @Test(arguments: ["style", "script"]) func onlyTheStyleAndTheScriptOfTheReportRun(element: String) throws {
    let text = try ReportFormat.html.text(of: Self.report)
    #expect(!text.contains("unsafe-inline"))
    let parts = text.components(separatedBy: "<\(element)>")
    #expect(parts.count == 2)
    let content = try #require(parts.last?.components(separatedBy: "</\(element)>").first)
    let hash = try Self.sha256(Data(content.utf8)).base64EncodedString()
    #expect(text.contains("\(element)-src &#39;sha256-\(hash)&#39;"), "write sha256-\(hash) into the policy")
  }

  /// As the system's own program computes it.
  private static func sha256(_ data: Data) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: data)
    try input.fileHandleForWriting.close()
    let digits = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      .prefix(64)
    process.waitUntilExit()
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { offset in
      UInt8(digits.dropFirst(offset).prefix(2), radix: 16)
    }
    return Data(bytes)
  }

  @Test func theReportPassesItsOwnAudit() throws {
    let text = try ReportFormat.html.text(of: Self.report)
    let own = Auditor().audit(Array(text.utf8), path: "audit.html", as: .page)
    #expect(own.news.map { $0.rule + ": " + ($0.finding?.message ?? "") } == [])
  }

  @Test func aReportWithoutFindingsHasNoFiltersAndNoTables() throws {
    let good = AuditReport(files: [Self.report.files[4]])
    let page = try Page(try ReportFormat.html.text(of: good))
    #expect(page.all(.form).isEmpty && page.all(.table).isEmpty && page.all(.a).isEmpty)
    #expect(page.texts(of: .p) == ["1 file: no problems."])
  }
}

/// A page as its elements.
private struct Page {
  let source: String
  let document: HTMLDocument
  var tree: HTMLTree { document.page.tree }
  var nodes: Range<Int> { 0..<tree.count }
  var ids: [String: Int] { document.page.ids }

  init(_ source: String) throws {
    self.source = source
    document = try HTMLDocument(bytes: Array(source.utf8), path: "audit.html", options: ImportOptions())
  }

  func all(_ tag: HTMLTag) -> [Int] { nodes.filter { tree.tag($0) == tag } }

  func texts(of tag: HTMLTag) -> [String] { all(tag).map(text) }

  /// The words in an element, single spaces between them.
  func text(_ node: Int) -> String {
    let texts = (node..<tree.end(node)).filter { tree.tag($0) == .text }.map {
      String(decoding: tree.text($0), as: UTF8.self)
    }
    let isRow = tree.tag(node) == .tr
    return texts.joined(separator: isRow ? " " : "").split { $0.isWhitespace }.joined(separator: " ")
  }

  func isInside(_ node: Int, _ around: Int) -> Bool { node > around && node < tree.end(around) }

  func ancestors(of node: Int) -> [Int] { nodes.filter { isInside(node, $0) } }

  func cell(around node: Int) -> Bool { ancestors(of: node).contains { tree.tag($0) == .th } }
}
