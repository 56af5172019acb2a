import RowcallModel
import Testing

@testable import RowcallValues

@Suite struct SlashedNumbersTests {
  private func isFraction(
    _ numerator: UInt64, _ denominator: UInt64, _ place: SlashedNumbers.Place,
    dates: CalendarDate.Order = .dayMonthYear
  ) -> Bool {
    SlashedNumbers(numerator: numerator, denominator: denominator).isFraction(place, dates: dates)
  }

  @Test(
    "Parts of a measure are usual ones in lowest terms", arguments: [(1, 2), (3, 4), (5, 8), (5, 6), (1, 10)])
  func partsOfAMeasure(numerator: UInt64, denominator: UInt64) {
    #expect(isFraction(numerator, denominator, .beforeMeasure))
  }

  @Test(
    "Counts and wholes are no parts of a measure",
    arguments: [(3, 5), (5, 10), (4, 4), (24, 7), (0, 2), (9, 11), (6, 8)])
  func noPartsOfAMeasure(numerator: UInt64, denominator: UInt64) {
    #expect(!isFraction(numerator, denominator, .beforeMeasure))
  }

  @Test func behindAWholeNumberTheyNeedNoLowestTerms() {
    #expect(isFraction(2, 4, .behindWhole) && isFraction(3, 5, .behindWhole))
    #expect(!isFraction(24, 7, .behindWhole) && !isFraction(1, 12, .behindWhole))
  }

  @Test func aloneTheyMayNotBeADayOrAYear() {
    #expect(isFraction(1, 13, .alone) && !isFraction(1, 13, .alone, dates: .monthDayYear))
    #expect(!isFraction(1, 11, .alone) && !isFraction(1, 2007, .alone) && isFraction(1, 1100, .alone))
  }

  @Test func noDenominatorIsTooLarge() {
    #expect(isFraction(1, .max, .alone))
  }
}
