import RowcallAudit
import RowcallImport
import Testing

/// Rows that are counted on several threads come to what they come to on one.
@Suite struct DataPassTests {
  @Test(arguments: [2, 3, 7]) func findsTheSameInTheSameOrderOnSeveralThreads(_ jobs: Int) throws {
    let alone = try Self.outcomes(jobs: 1)
    let told = Set(alone.filter { $0.finding != nil }.map(\.rule))
    #expect(told.isSuperset(of: Self.expected), "\(Self.expected.subtracting(told))")
    for _ in 0..<2 { #expect(try Self.outcomes(jobs: jobs) == alone) }
  }

  @Test(arguments: [1, 2, 7]) func reportsTheFirstPlacesByRowWhoeverFoundThem(_ jobs: Int) throws {
    let outcomes = try Self.outcomes(jobs: jobs)
    let uneven = outcomes.filter { $0.rule == "data-rows-uneven" }.compactMap(\.finding)
    #expect(uneven.map(\.place.cell?.row) == [1_000, 4_000, 7_000])
    #expect(uneven.map(\.rest) == [0, 0, 4])
    #expect(uneven.last?.message.hasSuffix("(and so on in 4 more rows).") == true)
    let long = try #require(outcomes.first { $0.rule == "data-row-long" }?.finding)
    #expect(long.place.cell?.row == 17_500)
  }

  @Test(arguments: [1, 3]) func throwsWhatEndsReading(_ jobs: Int) {
    let text = Self.text + "\"never ends,1,x\n"
    let file = Auditor(options: AuditOptions(jobs: jobs)).audit(Array(text.utf8), path: "long.csv", as: .data)
    #expect(file.problem == .unterminatedQuote(path: "long.csv", line: 20_002))
    #expect(file.outcomes.isEmpty)
  }

  /// Some faults of each kind far from each other, in a file of several batches.
  private static let text =
    "Name,Price,Note\n"
    + (1...20_000).map { row in
      if row % 3_000 == 1_000 { return "Item \(row),\(row).25\n" }
      if row % 6_000 == 0 { return "Total,\(row).25,plain\n" }
      let price = row.isMultiple(of: 700) ? "ask \(row)" : "\(row).25"
      let note = row % 5_000 == 2_500 ? String(repeating: "wash and peel and ", count: row / 350) : "plain"
      return "Item \(row),\(price),\(row == 15_000 ? "\u{200B}odd" : row == 9_001 ? "ཀ" : note)\n"
    }.joined()

  private static let expected: Set<String> = [
    "data-rows-uneven", "data-total-among-rows", "data-types-mixed", "data-row-long", "data-cell-long",
    "data-characters-odd", "data-text-voiceless",
  ]

  private static func outcomes(jobs: Int) throws -> [RuleOutcome] {
    let file = Auditor(options: AuditOptions(jobs: jobs)).audit(Array(text.utf8), path: "long.csv", as: .data)
    #expect(file.problem == nil)
    return file.outcomes
  }
}
