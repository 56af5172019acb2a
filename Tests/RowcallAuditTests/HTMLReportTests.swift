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
    #expect(page.texts(of: .h4).contains { $0.contains("“x`y”") })
  }

  @Test func theFolderOfAllFilesIsNamedOnce() throws {
    let files = ["site/a/rain.html", "site/b/ships.html"].map {
      Auditor().audit(Array(Self.ships.utf8), path: $0, as: .page)
    }
    let page = try Page(try ReportFormat.html.text(of: AuditReport(files: files), style: ReportStyle()))
    #expect(page.texts(of: .p).contains("Files in site/"))
    #expect(Set(page.texts(of: .h3)) == ["a/rain.html", "b/ships.html"])
    #expect(page.texts(of: .th).suffix(2) == ["a/rain.html", "b/ships.html"])
  }

  @Test func headingsFollowEachOtherWithoutGaps() throws {
    let page = try page()
    let levels = page.nodes.compactMap { page.tree.tag($0).headingLevel }
    #expect(levels.first == 1 && levels.count { $0 == 1 } == 1)
    for (above, below) in zip(levels, levels.dropFirst()) { #expect(below <= above + 1) }
    #expect(page.texts(of: .h2).contains("Summary"))
  }

  @Test func eachRuleIsExplainedOnceAndTheWorstComesFirst() throws {
    let page = try page()
    let found = Self.report.files.flatMap(\.news)
    let rules = page.all(.section).map { section in
      page.all(.code).first { page.isInside($0, section) && RuleList.description(of: page.text($0)) != nil }
        .map(page.text) ?? ""
    }.dropLast()
    #expect(Set(rules) == Set(found.map(\.rule)) && Set(rules).count == rules.count && rules.count > 2)
    let worst = rules.map { rule in
      found.filter { $0.rule == rule }.map { $0.outcome == .failed ? $0.impact : .minor }.max() ?? .minor
    }
    #expect(worst == worst.sorted(by: >))
    for rule in rules {
      let rationale = try #require(RuleList.description(of: rule)).rationale
      #expect(page.texts(of: .p).count { $0.contains(rationale.prefix { $0 != "`" }) } == 1)
    }
  }

  @Test func theFirstFindingComesBeforeAnyTable() throws {
    let page = try page()
    let first = try #require(page.all(.article).first)
    #expect(page.all(.table).allSatisfy { $0 > first })
    #expect(page.all(.article).allSatisfy { page.tree[$0, .labelledBy] != nil })
  }

  @Test func whatElseThereIsToSayAboutFilesIsInTheListOfFiles() throws {
    let list = try page().texts(of: .li).suffix(2)
    #expect(list.first == "empty.html: no table on this page")
    #expect(list.last?.hasPrefix("/nowhere/gone.csv: no such file") == true)
  }

  @Test func eachFindingHasItsPlaceAndTheSpokenTextBeforeAndAfter() throws {
    let page = try page()
    let found = Self.report.files.flatMap(\.news)
    let articles = page.all(.article)
    #expect(articles.count == found.count)
    for article in articles {
      let name = page.text(page.tree[article, .labelledBy].flatMap { page.ids[$0] } ?? 0)
      let parts = page.nodes.filter { page.isInside($0, article) }
      let texts = { (tag: HTMLTag) in parts.filter { page.tree.tag($0) == tag }.map(page.text) }
      let outcome = try #require(
        found.first { outcome in
          guard let finding = outcome.finding, let line = finding.place.line else { return false }
          return name.hasSuffix(finding.message.replacing("`", with: ""))
            && texts(.summary).first?.hasPrefix("Line \(line)") == true
        }, "\(name)")
      let finding = try #require(outcome.finding)
      #expect(texts(.p).first == "In " + finding.place.element)
      let terms = Dictionary(zip(texts(.dt), texts(.dd))) { first, _ in first }
      #expect(terms["Now:"] == finding.heard.now)
      #expect(terms["After the fix:"] == finding.heard.after)
    }
  }

  @Test func tablesSayWhatTheyCountByHeadersOfRowsAndColumns() throws {
    let page = try page()
    #expect(page.texts(of: .caption) == ["Findings by file"])
    let scopes = page.all(.th).map { page.tree[$0, .scope] }
    #expect(scopes.count { $0 == "col" } == 3 && scopes.allSatisfy { $0 == "col" || $0 == "row" })
    #expect(page.texts(of: .tr)[1] == "rain/of/the/last/year.html 2 1")
  }

  @Test func idsAreUnique() throws {
    let page = try page()
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

  @Test func thePageHasLandmarksALanguageAndATitle() throws {
    let page = try page()
    #expect(page.all(.header).count == 1 && page.all(.main).count == 1)
    #expect(page.tree[0, .lang] == "en")
    #expect(page.texts(of: .title).first?.hasPrefix("Accessibility audit: 4 files: ") == true)
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
    #expect(page.all(.form).isEmpty && page.all(.table).isEmpty)
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
