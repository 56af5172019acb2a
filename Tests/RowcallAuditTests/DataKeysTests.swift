import RowcallImport
import Testing

@testable import RowcallAudit

/// What names findings of data in a baseline, whatever else is edited.
@Suite struct DataKeysTests {
  @Test(arguments: RuleList.data.map { type(of: $0).description.id })
  func staysWhenACleanRowIsInserted(_ id: String) throws {
    let rule = try #require(RuleList.data.first { type(of: $0).description.id == id })
    for example in type(of: rule).description.failing {
      guard let more = Self.withCleanRow(example) else { continue }
      let before = try Self.keys(rule, example)
      #expect(!before.isEmpty)
      #expect(try Self.keys(rule, more) == before, "\(more.marked)")
    }
  }

  @Test(arguments: [
    ("City,,Sun\nOslo,763,1668\nBergen,2250,1187\n", "data-header-missing"),
    ("City,Sun,\nOslo,763,1668\nBergen,2250,1187\n", "data-header-missing"),
    ("City,Sun,Wind\nOslo,763,8\nBergen,22\nRøros,5,6\nBodø,6,7\n", "data-rows-uneven"),
    ("City,Sun\nOslo,763\nBergen,22\nTotal,785\n", "data-total-among-rows"),
    ("City,Sun\nOslo,763\nBergen,none at all\nRøros,5\nBodø,6\n", "data-types-mixed"),
  ])
  func staysWhenAColumnIsInsertedBehindTheNames(_ text: String, _ id: String) throws {
    let rule = try #require(RuleList.data.first { type(of: $0).description.id == id })
    let rows = text.split(separator: "\n").enumerated().map { index, row in
      let cells = row.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
      return "\(cells[0]),\(index == 0 ? "Rain" : "\(index * 11)"),\(cells[1])\n"
    }
    let before = try Self.keys(rule, Example(text))
    #expect(before.count == 1)
    #expect(try Self.keys(rule, Example(rows.joined())) == before)
  }

  @Test func ofASecondBadRowAboveIsItsOwn() throws {
    let rule = DataRowsUneven()
    let head = "Name,Score,Note\nAda,9,first\n"
    let tail = "Bo,7\nCy,8,third\nDee,6,last\n"
    let before = try Self.keys(rule, Example(head + tail))
    let after = try Self.keys(rule, Example(head + "Al,1\n" + tail))
    #expect(before.count == 1 && after.count == 2)
    #expect(after.contains(before[0]))
  }

  /// The example with a row behind its last that is a copy of the first one without a mark; nil where there is none.
  ///
  /// It comes above the marked row where there is a clean one above that.
  private static func withCleanRow(_ example: Example) -> Example? {
    var lines = example.marked.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isClean = { (line: Int) in !lines[line].isEmpty && !lines[line].contains("↓") }
    guard let clean = lines.indices.dropFirst().first(where: isClean) else { return nil }
    lines.insert(lines[clean], at: clean)
    var more = example
    more.marked = lines.joined(separator: "\n")
    return more
  }

  private static func keys(_ rule: any Rule<AuditedData>, _ example: Example) throws -> [[String]] {
    try ExampleAudit(rule, example, options: AuditOptions()).notes.findings.map(\.key)
  }
}
