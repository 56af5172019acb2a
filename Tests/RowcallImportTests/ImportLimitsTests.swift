import Testing

@testable import RowcallImport

@Suite struct ImportLimitsTests {
  private static func all(_ value: Int) -> ImportLimits {
    ImportLimits(cellBytes: value, rowBytes: value, columns: value, nesting: value, expansion: value)
  }

  @Test func limitsStayInsideWhatReadingCanCountIn() {
    #expect(Self.all(.max)[.rowBytes] == 1 << 29)
    #expect(Self.all(.max)[.expansion] == 1 << 20)
    #expect(Self.all(.min)[.expansion] == 1)
    #expect(Self.all(1000)[.rowBytes] == 1000)
    #expect(Self.all(1000)[.expansion] == 1000)
  }

  @Test(arguments: [
    ("t.csv", "a,b\n1,2\n"), ("t.json", "[{\"a\":1},{\"b\":2}]"), ("t.json", "[[1,2],[3,4]]"),
  ])
  func theLargestLimitsAreNoTrap(path: String, text: String) throws {
    let table = try read(text.utf8, options: ImportOptions(limits: Self.all(.max)), path: path)
    #expect(!table.rows.isEmpty)
  }

  @Test(arguments: [("t.csv", "a,b\n1,2\n"), ("t.json", "[{\"a\":1},{\"b\":2}]")], [0, -1, .min])
  func limitsThatAllowNothingAreErrors(table: (path: String, text: String), value: Int) {
    let found = failure(
      of: table.text, options: ImportOptions(limits: Self.all(value)), path: table.path)
    #expect(found.sentence.contains("; raise it with --max-"))
  }
}
