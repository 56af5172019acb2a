import Testing

@testable import RowcallTableView

@Suite struct RandomSessionTests {
  // TV-54 TV-55 TV-58 TV-60
  @Test func thousandsOfRandomStepsKeepTheTableWhole() throws {
    var tally: [String: Int] = [:]
    let seeds = Seeds.next(250, of: "sessions")
    for seed in seeds {
      let session = try RandomSession(seed: seed)
      for step in 0..<40 {
        guard let wrong = session.step() else { continue }
        Issue.record(
          "ROWCALL_SEED=\(seed), step \(step), \(session.operation): \(wrong)\nlast refusal: \(session.lastRefusal)"
        )
        return
      }
      tally.merge(session.tally, uniquingKeysWith: +)
    }
    if seeds.count > 1 {
      #expect(tally.count == 25 && tally.values.allSatisfy { $0 > 10 }, "\(tally)")
    }
  }
}
