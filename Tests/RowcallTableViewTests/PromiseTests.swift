import Foundation
import Testing

/// The table of promises in the architecture's page, held against the tests themselves.
struct PromiseTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  private static let page = tests.deletingLastPathComponent().appending(path: "Sources/ARCHITECTURE.md")

  @Test func everyPromiseNamesATestThatSaysSo() throws {
    let rows = try Self.rows()
    #expect(rows.count == 46)
    let tagged = try Self.taggedTests()
    for row in rows {
      #expect(!row.tests.isEmpty, "\(row.id) names no test")
      for test in row.tests where !(tagged[row.id] ?? []).contains(test) {
        Issue.record("\(row.id) names \(test), which has no comment // \(row.id)")
      }
    }
  }

  @Test func everyCommentNamesAPromiseThatIsThere() throws {
    let promised = try Set(Self.rows().map(\.id))
    let unknown = try Set(Self.taggedTests().keys).subtracting(promised)
    #expect(unknown.isEmpty, "\(unknown.sorted())")
  }

  /// The rows of the table: an id, and the tests as `Suite.test`.
  private static func rows() throws -> [(id: String, tests: [String])] {
    try String(contentsOf: page, encoding: .utf8).matches(of: /(?m)^\| (TV-\d+) \|.*\| (.*) \|$/).map { row in
      (String(row.1), row.2.matches(of: /`(\w+\.\w+)`/).map { String($0.1) })
    }
  }

  /// The test below each comment that names promises, by promise.
  private static func taggedTests() throws -> [String: Set<String>] {
    var tagged: [String: Set<String>] = [:]
    for case let file as URL in FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
      ?? .init()
    where file.pathExtension == "swift" {
      let suite = file.deletingPathExtension().lastPathComponent
      for (promise, test) in try tags(in: String(contentsOf: file, encoding: .utf8)) {
        tagged[promise, default: []].insert("\(suite).\(test)")
      }
    }
    return tagged
  }

  /// Each promise that a comment names, with the function that follows.
  private static func tags(in source: String) -> [(promise: String, test: String)] {
    var waiting: [String] = []
    guard source.contains("// TV-") else { return [] }
    return source.split(separator: "\n").flatMap { line -> [(String, String)] in
      if line.drop(while: { $0 == " " }).hasPrefix("// TV-") {
        waiting += line.matches(of: /TV-\d+/).map { String($0.0) }
      }
      guard !waiting.isEmpty, let function = line.firstMatch(of: /\bfunc (\w+)/) else { return [] }
      defer { waiting = [] }
      return waiting.map { ($0, String(function.1)) }
    }
  }
}
