import Testing

@testable import RowcallValues

@Suite struct OddsTests {
  @Test(arguments: [(1.0, 1, 0.5), (4, 1, 0.8), (4, 2, 0.94), (0.25, 1, 0.8), (4, 0, 0.5), (4, -3, 0.5)])
  func evidenceMultiplies(_ factor: Double, _ times: Int, _ confidence: Double) {
    var odds = Odds(1)
    odds.weigh(factor, times: times)
    #expect(odds.confidence == confidence)
  }

  @Test func aFactCountsUpToFourTimesAndNeverMakesCertain() {
    var (four, many) = (Odds(1), Odds(1))
    four.weigh(10, times: 4)
    many.weigh(10, times: 4_000)
    #expect(four.ratio == many.ratio)
    #expect(many.confidence == 0.99)
  }

  @Test func evenOddsAreNotLikely() {
    #expect(!Odds(1).isLikely)
    #expect(Odds(1.01).isLikely)
  }
}
