import RowcallModel
import RowcallText
import Testing

@testable import RowcallValues

@Suite struct GrammarQuantitiesTests {
  @Test(arguments: [
    ("15kg", "en", measure("15", "kilogram")), ("80 km/h", "en", measure("80", "kilometer-per-hour")),
    ("-12 °C", "en", measure("-12", "celsius")), ("-4° c", "es", measure("-4", "celsius")),
    ("6 m³", "de", measure("6", "cubic-meter")),
    ("3,5 kwh", "de", measure("3.5", "kilowatt-hour")),
    ("25 mbps", "en", measure("25", "megabit-per-second")),
    ("40 m2", "fr", measure("40", "square-meter")), ("6 in", "en", measure("6", "inch")),
    ("9 h", "es", measure("9", "hour")),
  ])
  func unitsFollowNumbers(text: String, language: String, expected: Value) {
    #expect(value(text, in: language) == expected)
  }

  @Test func anAbbreviationThatIsAWordNeedsTheEnd() {
    #expect(pieces("5 in Rome") == [.value(.number(number("5"))), .words(" in Rome")])
  }

  @Test(arguments: [
    "[0m glued", "see [7m] there", "\\e[1;31m", "x=4m;y", "{8g}", "5m_wide", "#6h",
  ])
  func aLoneLetterGluedToItsNumberNeedsCleanSides(text: String) {
    #expect(!pieces(text).contains { $0.holdsMeasure })
  }

  @Test(arguments: ["run 8m up", "8m", "(8m)", "about 8m, then", "8 m]", "8m-9m"])
  func aLoneLetterBetweenCleanSidesIsAUnit(text: String) {
    #expect(pieces(text).contains { $0.holdsMeasure })
  }

  @Test(arguments: [("45%", "en", number("45")), ("7,25 %", "de", number("7.25"))])
  func percentSignsFollowNumbers(text: String, language: String, expected: Number) {
    #expect(value(text, in: language) == .percent(expected))
  }

  @Test func aSlashAndAUnitMakeARate() {
    #expect(value("9/kg") == .rate(.number(number("9")), per: Unit("kilogram")))
    #expect(value("$35/wk") == .rate(money("35", "USD"), per: Unit("week")))
    #expect(value("1200 €/Monat", in: "de") == .rate(money("1200", "EUR"), per: Unit("month")))
  }

  @Test(
    "Plus signs are kept, and tell no change",
    arguments: [
      ("+2.5%", .percent(number("2.5"))), ("+$4.10", money("4.10", "USD")), ("+6", .number(number("6"))),
      ("+6 °C", measure("6", "celsius")),
    ] as [(String, Value)])
  func plusSigns(text: String, value: Value) {
    #expect(pieces(text) == [.positive(value)])
  }

  @Test func everyUnitHasAName() {
    let lexicons = ["en", "de", "fr", "es"].map { LexiconSymbols(TextReaders.lexicon(for: LocaleTag($0))) }
    let units = Set(lexicons.flatMap { $0.units.entries + $0.rateUnits.entries + $0.wordlikeUnits.entries })
    let names = UnitNames(for: LocaleTag("en"))
    let unknown = units.filter { names.pattern(unit: $0.identifier, count: "2") == nil }
    #expect(unknown.isEmpty)
  }
}

extension TextPiece {
  /// Whether a quantity with a unit stands in the piece, or starts it as a range.
  fileprivate var holdsMeasure: Bool {
    switch self {
    case .value(.measure), .value(.range(.measure, _)): true
    default: false
    }
  }
}
