import Foundation
import RowcallAudit
import Testing

@Suite struct AuditorTests {
  @Test(arguments: [2, 3, 16]) func severalThreadsFindTheSameInTheSameOrder(jobs: Int) throws {
    let paths = try Self.fixtures
    let alone = Auditor().audit(paths)
    #expect(alone.map(\.path) == paths && alone.contains { !$0.news.isEmpty })
    #expect(Auditor().audit(paths, jobs: jobs) == alone)
  }

  @Test func findingsStandInTheOrderOfTheFile() throws {
    for file in Auditor().audit(try Self.fixtures) {
      let places = file.news.map { ($0.finding?.place.line ?? 0, $0.finding?.place.column ?? 0) }
      #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }, "\(file.path)")
    }
  }

  @Test func eachRuleOfASubjectIsHeldAndSaysWhatCameOfIt() throws {
    let file = Auditor().audit(Array("<p>No table</p>".utf8), path: "a.html", as: .page)
    let rules = RuleList.descriptions.filter { $0.subject == .page }.map(\.id)
    #expect(Set(file.outcomes.map(\.rule)) == Set(rules))
    #expect(file.remarks == ["no table on this page"] && file.news.isEmpty)
  }

  @Test func aFileThatCannotBeReadKeepsItsPlaceAmongTheOthers() throws {
    let paths = try Self.fixtures.prefix(2) + ["nowhere.html"] + Self.fixtures.suffix(1)
    let files = Auditor().audit(Array(paths), jobs: 4)
    #expect(files.map(\.path) == Array(paths))
    #expect(files.map { $0.problem != nil } == [false, false, true, false])
  }

  /// Files of each kind, of our own.
  private static var fixtures: [String] {
    get throws {
      let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../fixtures").standardized
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return names.filter { ["storyboard", "html", "csv", "tsv"].contains(($0 as NSString).pathExtension) }
        .sorted().map { folder.appendingPathComponent($0).path }
    }
  }
}
