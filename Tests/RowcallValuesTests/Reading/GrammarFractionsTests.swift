import RowcallModel
import RowcallText
import Testing

@testable import RowcallValues

@Suite struct GrammarFractionsTests {
  @Test(arguments: [
    ("5/6", Fraction(numerator: 5, denominator: 6)),
    ("2 3/8", Fraction(whole: 2, numerator: 3, denominator: 8)),
    ("-1/5", Fraction(isNegative: true, numerator: 1, denominator: 5)),
    ("⅗", Fraction(numerator: 3, denominator: 5)),
    ("4½", Fraction(whole: 4, numerator: 1, denominator: 2)),
    ("3/5ths", Fraction(numerator: 3, denominator: 5)),
  ])
  func fractionsAreRead(text: String, expected: Fraction) {
    #expect(value(text) == .fraction(expected))
  }

  @Test(arguments: ["113/1/2", "v 1/2/3", "a/1/2"])
  func nothingBetweenSlashesIsAFraction(text: String) {
    let fractions = TextReaders.reader(for: LocaleTag("en")).pieces(of: text).filter {
      if case .value(.fraction) = $0 { true } else { false }
    }
    #expect(fractions.isEmpty)
  }

  @Test func groupedDenominatorsAreRead() {
    #expect(value("1/20.000", in: "es") == .fraction(Fraction(numerator: 1, denominator: 20_000)))
  }

  @Test func aFractionOfAUnitIsAPortion() {
    #expect(value("3/4 mm") == .portion(Fraction(numerator: 3, denominator: 4), of: Unit("millimeter")))
    #expect(value("2 1/2 ft") == .portion(Fraction(whole: 2, numerator: 1, denominator: 2), of: Unit("foot")))
  }
}
