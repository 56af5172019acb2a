import RowcallModel
import Testing

@testable import RowcallNarration

@Suite struct MoneyPartsTests {
  static let cases: [(String, Int?, MoneyParts)] = [
    ("5.00", 2, .major(5)), ("5", 2, .major(5)), ("0", 2, .major(0)), ("0.40", 2, .minor(40)),
    ("5.4", 2, .both(major: 5, minor: 40)), ("5.0400", 2, .both(major: 5, minor: 4)),
    ("5.045", 3, .both(major: 5, minor: 45)), ("5.045", 2, .decimal(.written("5.045"))),
    ("5.0450", 2, .decimal(.written("5.045"))), ("5.40", nil, .decimal(.written("5.40"))),
    ("5.00", nil, .major(5)),
  ]

  @Test(arguments: cases)
  func anAmountIsDivided(amount: String, minorDigits: Int?, parts: MoneyParts) {
    #expect(MoneyParts(.written(amount), minorDigits: minorDigits) == parts)
  }

  @Test func millionsAreNeverDivided() {
    let amount = Number.written("2.50", scale: 6)
    #expect(MoneyParts(amount, minorDigits: 2) == .decimal(amount))
  }
}
