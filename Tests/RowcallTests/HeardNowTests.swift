import Foundation
import RowcallAudit
import Testing

@testable import Rowcall

/// What a finding says is heard now is what a transcript or a walk says at that place.
@Suite struct HeardNowTests {
  private static let fixtures = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "fixtures")

  private static let english = TableOptions(locale: LocaleTag("en_US"))

  static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []
    return names.filter { name in [".csv", ".tsv", ".json", ".jsonl"].contains { name.hasSuffix($0) } }
      .sorted()
  }()

  @Test func thereAreFixturesToCompare() { #expect(Self.files.count > 20) }

  @Test(arguments: files) func aFixtureIsHeardAsTheAuditSays(_ name: String) throws {
    try compare(Self.fixtures.appending(path: name).path)
  }

  @Test(arguments: RuleList.descriptions.filter { $0.subject == .data }.map(\.id))
  func anExampleOfARuleIsHeardAsTheAuditSays(_ id: String) throws {
    let rule = try #require(RuleList.descriptions.first { $0.id == id })
    let compared = try rule.failing.reduce(0) { count, example in
      try count + withFile(example.text, ".csv", compare)
    }
    #expect(compared > 0, "\(rule.id) has no example with words that are heard")
  }

  /// Rules with findings about cells; not those about tables whose headers Rowcall finds itself, while the finding says
  /// what is heard without them.
  static let rulesOfCells = [
    "page-scope", "page-meaning-by-sign", "page-header-unused", "page-header-empty", "page-headers-reference",
    "page-headers-data", "page-headers-stacked", "page-spacer", "page-role-unknown", "page-aria-value",
    "page-aria-not-allowed",
  ]

  @Test(arguments: rulesOfCells) func aCellOnAPageIsHeardAsTheAuditSays(_ id: String) throws {
    let rule = try #require(RuleList.descriptions.first { $0.id == id })
    var compared = 0
    for example in rule.failing {
      try withFile(example.text, ".html") { path in
        let heard = try Auditor().audit(path: path).files.flatMap(\.outcomes)
          .filter { $0.rule == id }.compactMap(\.finding)
          .filter {
            $0.heard.now != nil && $0.place.element.contains(/cell \d+$/)
              && $0.heard.now?.hasPrefix("table") == false
          }
        if heard.isEmpty { return }
        let said = try wordsOfCells(path)
        for finding in heard {
          let now = try #require(finding.heard.now)
          #expect(said.contains { Self.isSame($0, now) }, "\(finding.message)")
        }
        compared += heard.count
      }
    }
    #expect(compared > 0)
  }

  /// What is heard on each cell of a page's tables by somebody who asks where they are.
  private func wordsOfCells(_ path: String) throws -> Set<String> {
    var said: Set<String> = []
    for table in try TableSource(path: path, options: Self.english).tables() {
      var walk = table.walk()
      _ = walk.move(.enter)
      for _ in 0..<8 {
        for _ in 0..<8 {
          said.insert(walk.move(.where).description.replacing(/\ of \d+/, with: ""))
          _ = walk.move(.right)
        }
        _ = walk.move(.home)
        _ = walk.move(.down)
      }
    }
    return said
  }

  /// Compares all findings of a file with its rows and cells; returns how many there were.
  @discardableResult private func compare(_ path: String) throws -> Int {
    let findings = try Auditor().audit(path: path).files.flatMap(\.outcomes).compactMap(\.finding)
    let heard = findings.filter { $0.heard.now != nil }
    guard !heard.isEmpty else { return 0 }
    let tables = try TableSource(path: path, options: Self.english).tables()
    let spoken = tables.map { self.titles(of: $0) + $0.rows.map(\.spoken) }
    for finding in heard {
      let table = tables[Self.table(of: finding) - 1]
      let titles = titles(of: table)
      let rows = spoken[Self.table(of: finding) - 1].dropFirst(titles.count).map { $0 }
      let now = try #require(finding.heard.now).trimmingSuffix { $0 == "…" }
      #expect(!now.isEmpty)
      let row = try finding.place.cell?.row.map {
        try #require(rows.indices.contains($0 - 1) ? rows[$0 - 1] : nil)
      }
      let places = row.map { [$0] } ?? titles + rows
      #expect(places.contains { Self.says($0, now) }, "\(finding.message)")
    }
    return heard.count
  }

  /// What is said of the lines above a table.
  private func titles(of table: ReadableTable) -> [String] {
    let title = table.opened.reader.title
    return title.map { [table.opened.speech(table.options.numbers).spoken(text: $0)] } ?? []
  }

  /// The number of the table that a finding is about.
  private static func table(of finding: Finding) -> Int {
    finding.place.element.firstMatch(of: /^table (\d+)/).flatMap { Int($0.1) } ?? 1
  }

  private func withFile<Result>(_ text: String, _ ending: String, _ body: (String) throws -> Result) throws
    -> Result
  {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID())\(ending)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(text.utf8).write(to: URL(filePath: path))
    return try body(path)
  }

  /// Whether two lines have the same parts, but for one value that a transcript shows by the type of its column.
  private static func isSame(_ said: String, _ now: String) -> Bool {
    let (left, right) = (said.split(separator: ", "), now.split(separator: ", "))
    guard left.count == right.count else { return false }
    return left.indices.allSatisfy { left[$0] == right[$0] || left.count > 3 && $0 == left.count - 3 }
  }

  private static func says(_ row: String, _ now: String) -> Bool {
    if row.contains(now) { return true }
    let parts = now.split(separator: ", ", maxSplits: 1)
    return parts.count == 2 && row.hasPrefix(parts[0]) && row.contains(parts[1])
  }
}

extension String {
  fileprivate func trimmingSuffix(_ isWanted: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, isWanted(last) { text.removeLast() }
    return text
  }
}
