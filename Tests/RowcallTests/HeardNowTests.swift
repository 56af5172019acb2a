import Foundation
import Rowcall
import RowcallAudit
import Testing

/// What a finding says is heard now is what a transcript or a walk says at that place.
@Suite struct HeardNowTests {
  private static let fixtures = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "fixtures")

  static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []
    return names.filter { name in [".csv", ".tsv", ".json", ".jsonl"].contains { name.hasSuffix($0) } }.sorted()
  }()

  @Test func thereAreFixturesToCompare() { #expect(Self.files.count > 20) }

  @Test(arguments: files) func aFixtureIsHeardAsTheAuditSays(_ name: String) throws {
    try compare(Self.fixtures.appending(path: name).path)
  }

  @Test(arguments: RuleList.descriptions.filter { $0.subject == .data }.map(\.id))
  func anExampleOfARuleIsHeardAsTheAuditSays(_ id: String) throws {
    let rule = try #require(RuleList.descriptions.first { $0.id == id })
    let compared = try rule.failing.reduce(0) { count, example in
      let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).csv").path
      defer { try? FileManager.default.removeItem(atPath: path) }
      try Data(example.text.utf8).write(to: URL(filePath: path))
      return try count + compare(path)
    }
    #expect(compared > 0, "\(rule.id) has no example with words that are heard")
  }

  /// Compares all findings of a file with its rows and cells; returns how many there were.
  @discardableResult private func compare(_ path: String) throws -> Int {
    let findings = try Auditor().audit(path: path).files.flatMap(\.outcomes).compactMap(\.finding)
    let heard = findings.filter { $0.heard.now != nil }
    guard !heard.isEmpty else { return 0 }
    let table = try TableSource(path: path, options: TableOptions(locale: LocaleTag("en_US"))).table()
    let rows = table.rows.map(\.spoken)
    for finding in heard {
      let now = try #require(finding.heard.now).trimmingSuffix { $0 == "…" }
      let row = finding.place.cell?.row.map { rows[$0 - 1] }
      let places = row.map { [$0] } ?? rows
      #expect(places.contains { Self.says($0, now) }, "\(finding.message)")
    }
    return heard.count
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
