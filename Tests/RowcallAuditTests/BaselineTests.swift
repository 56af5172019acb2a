import RowcallAudit
import Testing

@Suite struct BaselineTests {
  @Test func whatIsNotInTheBaselineIsNews() {
    var report = Self.report("a.html", ["1", "2"])
    Self.baseline(("a.html", "1")).mark(&report)
    #expect(report.files[0].news.map(\.fingerprint) == ["2"])
    #expect(report.gone.isEmpty)
  }

  @Test func whatOnlyTheBaselineKnowsIsGone() {
    var report = Self.report("./a.html", ["1"])
    Self.baseline(("a.html", "1"), ("a.html", "2")).mark(&report)
    #expect(report.gone.map(\.fingerprint) == ["2"])
  }

  @Test func aFileThatMovedKeepsItsFindingsIfItsNameIsTheOnlyOne() {
    var report = Self.report("new/a.html", ["1"])
    Self.baseline(("old/a.html", "1")).mark(&report) { _ in false }
    #expect(report.files[0].news.isEmpty && report.gone.isEmpty)
    var other = Self.report("new/a.html", ["1"])
    Self.baseline(("old/a.html", "1"), ("older/a.html", "1")).mark(&other) { _ in false }
    #expect(other.files[0].news.count == 1)
  }

  @Test func aNewFileIsNotTakenForAnotherOfItsName() {
    var report = Self.report("new/a.html", ["1"])
    Self.baseline(("old/a.html", "1")).mark(&report)
    #expect(report.files[0].news.count == 1)
  }

  @Test func oneFindingTakesOneEntryOfTwoThatAreAlike() {
    var report = Self.report("a.html", ["1"])
    Self.baseline(("a.html", "1"), ("a.html", "1")).mark(&report)
    #expect(report.files[0].news.isEmpty && report.gone.count == 1)
    var both = Self.report("a.html", ["1", "1"])
    Self.baseline(("a.html", "1"), ("a.html", "1")).mark(&both)
    #expect(both.files[0].news.isEmpty && both.gone.isEmpty)
  }

  @Test func whatNoRuleOfThisAuditLookedForIsNotGone() {
    var report = Self.report("a.html", ["1"])
    let other = Baseline.Entry(path: "a.html", rule: "page-header-empty", fingerprint: "9")
    Baseline([other]).mark(&report)
    #expect(report.gone.isEmpty)
  }

  @Test func aFileThatIsGoneTakesItsFindingsAlongAndOneThatWasNotAuditedDoesNot() {
    let baseline = Self.baseline(("gone.html", "1"), ("there.html", "2"))
    var report = Self.report("a.html", ["3"])
    baseline.mark(&report) { $0 == "there.html" }
    #expect(report.gone.map(\.path) == ["gone.html"])
  }

  @Test(arguments: [
    "{}", "[]", #"{"files": [{"path": 3}]}"#, #"{"files": [[]]}"#, "{\"files\": [1]}",
    #"{"files": [{"path": "x", "outcomes": 1}]}"#,
  ])
  func otherJSONIsNone(json: String) {
    #expect(throws: AuditError.noBaseline(path: "b.json", line: 1)) {
      try Baseline(json: Array(json.utf8), path: "b.json")
    }
  }

  @Test func numbersOfABaselineMayBeOfAnySize() throws {
    let numbers = #""count": 9223372036854775807, "rest": 9223372036854775807}"#
    let outcomes = ["1", "2"].map { #"{"rule": "page-scope", "fingerprint": "\#($0)", \#(numbers)"# }
    let json = #"{"files": [{"path": "a.html", "outcomes": [\#(outcomes.joined(separator: ","))]}]}"#
    var report = Self.report("a.html", ["1", "3"])
    try Baseline(json: Array(json.utf8), path: "b.json").mark(&report)
    #expect(report.files[0].news.isEmpty)
  }

  @Test func aReportOfAnotherVersionIsRefused() throws {
    let json = "{\"files\": [],\n\"version\": 2}"
    let error = #expect(throws: AuditError.otherVersion(path: "b.json", line: 2, found: "2")) {
      try Baseline(json: Array(json.utf8), path: "b.json")
    }
    #expect(
      error?.description
        == "b.json:2: a report with version 2, expected 1; create a new one with "
        + "\"rowcall audit PATH --format json -o REPORT\"")
  }

  @Test func aReportIsABaselineWithoutWhatIsSuppressed() throws {
    var report = Self.report("a.html", ["1", "2"])
    report.files[0].outcomes[0].suppression = Suppression(.settings, reason: "x")
    let json = try ReportFormat.json.text(of: report)
    let baseline = try Baseline(json: Array(json.utf8), path: "b.json")
    #expect(
      baseline.entries == [
        Baseline.Entry(path: "a.html", rule: "page-scope", fingerprint: "2", message: "X.")
      ])
  }

  @Test(arguments: [
    (1, 1, true), (1, 2, false), (51, 1, true), (4, 5, true), (4, 6, false), (100, 126, false),
  ])
  func aFindingOfManyMoreCellsIsNews(known: Int, now: Int, isKnown: Bool) {
    var report = Self.report("a.csv", ["1"])
    report.files[0].outcomes[0].finding?.count = now
    Baseline([.init(path: "a.csv", rule: "page-scope", fingerprint: "1", count: known)]).mark(&report)
    #expect(report.files[0].outcomes[0].isKnown == isKnown)
    #expect(report.files[0].outcomes[0].knownCount == (isKnown ? nil : known))
    #expect(report.gone.isEmpty)
  }

  @Test func aBaselineWithoutACountKnowsAnyCount() throws {
    var report = Self.report("a.csv", ["1"])
    report.files[0].outcomes[0].finding?.count = 3
    let json = try ReportFormat.json.text(of: report)
    #expect(try Baseline(json: Array(json.utf8), path: "b.json").entries.map(\.count) == [3])
    Self.baseline(("a.csv", "1")).mark(&report)
    #expect(report.files[0].news.isEmpty)
  }

  private static func baseline(_ entries: (path: String, fingerprint: String)...) -> Baseline {
    Baseline(entries.map { Baseline.Entry(path: $0.path, rule: "page-scope", fingerprint: $0.fingerprint) })
  }

  private static func report(_ path: String, _ fingerprints: [String]) -> AuditReport {
    var file = AuditedFile(path: path)
    file.outcomes = fingerprints.map { fingerprint in
      let finding = Finding(at: Place("x", line: 1), "X.", key: [])
      return RuleOutcome(
        rule: "page-scope", outcome: .failed, impact: .minor, finding: finding, fingerprint: fingerprint)
    }
    return AuditReport(files: [file])
  }
}
