import RowcallAudit
import Testing

@Suite struct FingerprintTests {
  @Test(arguments: RuleCase.all) func isTheSameWhenLinesAreInsertedAbove(_ rule: RuleCase) throws {
    for example in rule.description.failing where rule.description.subject != .data {
      var lower = example
      lower.marked = "\n\n" + lower.marked
      let keys = try rule.audit(example).notes.findings.map(\.key)
      #expect(try rule.audit(lower).notes.findings.map(\.key) == keys, "\(rule)\n\(example.marked)")
    }
  }

  @Test func findingsWithOneKeyAreDistinguishedByTheirOrder() {
    let row = "<tr><td>Oslo</td><td headers=\"nope\">5</td></tr>"
    let page = "<table><caption>R</caption><tr><th>C</th><th>M</th></tr>\(row)\(row)</table>"
    let fingerprints = Self.fingerprints(page)
    #expect(fingerprints.count == 2 && Set(fingerprints).count == 2)
    #expect(Self.fingerprints(page) == fingerprints)
  }

  private static func fingerprints(_ page: String) -> [String] {
    let file = Auditor().audit(Array(page.utf8), path: "a.html", as: .page)
    return file.outcomes.filter { $0.rule == "page-headers-reference" }.compactMap(\.fingerprint)
  }
}
