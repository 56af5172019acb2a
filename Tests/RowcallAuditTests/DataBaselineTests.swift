import RowcallAudit
import Testing

/// What a baseline of a file of data knows after the file was edited.
@Suite struct DataBaselineTests {
  private static let head = "Town,Price,Note\n"
  private static let good = (1...6).map { "Town \($0),\($0).20,plain\n" }.joined()
  private static let slow =
    "seven words that take a while, " + String(repeating: "and many more of them, ", count: 40)

  /// Rows with a fault each: a word in a column of numbers, a row too short, a row too long to hear, a total.
  private static let faults = [
    "Ulm,ask at the bar,plain\n", "Rome,4.10\n", "Cork,3.40,\"\(slow)\"\n", "Total,24.10,plain\n",
  ]

  @Test(arguments: faults)
  func knowsAFaultBelowGoodRowsThatWereInserted(_ fault: String) throws {
    let news = try Self.news(
      from: Self.good + fault + Self.good, to: Self.good + Self.good + fault + Self.good)
    #expect(news.isEmpty)
  }

  @Test(arguments: faults)
  func reportsWhenAFaultHasSpread(_ fault: String) throws {
    let names = ["Bath", "Lund", "Oslo", "Turku", "Jena", "Lille", "Porto", "Kiel"]
    let more = names.map { name in
      fault.hasPrefix("Total") ? fault : name + fault.drop { $0 != "," }
    }
    let news = try Self.news(
      from: Self.good + fault + Self.good,
      to: Self.good + fault + Self.good + more.joined() + Self.good + Self.good)
    #expect(!news.isEmpty)
  }

  @Test func reportsMoreUnevenRowsThanAreReportedByName() throws {
    let few = ["Bath", "Lund", "Oslo"].map { "\($0),3.20\n" }.joined()
    let more = ["Turku", "Jena", "Lille", "Porto"].map { "\($0),3.20\n" }.joined()
    #expect(try Self.news(from: Self.good + few, to: Self.good + few + more) == ["data-rows-uneven"])
    #expect(try Self.news(from: Self.good + few + more, to: Self.good + Self.good + few + more).isEmpty)
  }

  @Test func knowsTheFindingThatReplacesAFixedRow() throws {
    let rows = ["Turku", "Jena", "Lille", "Porto", "Kiel"].map { "\($0),3.20\n" }
    let fixed = ["Turku,3.20,plain\n"] + rows.dropFirst()
    #expect(try Self.news(from: Self.good + rows.joined(), to: Self.good + fixed.joined()).isEmpty)
    #expect(
      try Self.news(from: Self.good + rows.joined(), to: Self.good + "Bath,1.10\n" + rows.joined()).count == 1
    )
  }

  @Test func knowsASlowRowAfterASlowerOneWasFixed() throws {
    let slower = "Bath,3.20,\"\(Self.slow)\(Self.slow)\"\n"
    let news = try Self.news(
      from: Self.good + Self.faults[2] + slower + Self.good, to: Self.good + Self.faults[2])
    #expect(news.isEmpty)
  }

  /// The rules with new findings in a table compared with the baseline of another.
  private static func news(from before: String, to after: String) throws -> [String] {
    let auditor = Auditor()
    let file = auditor.audit(Array((head + before).utf8), path: "towns.csv", as: .data)
    #expect(!file.news.isEmpty)
    let json = try ReportFormat.json.text(of: AuditReport(files: [file]))
    var report = AuditReport(files: [auditor.audit(Array((head + after).utf8), path: "towns.csv", as: .data)])
    try Baseline(json: Array(json.utf8), path: "b.json").mark(&report)
    return report.files[0].news.map(\.rule)
  }
}
