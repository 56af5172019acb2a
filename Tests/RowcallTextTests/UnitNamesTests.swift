import RowcallText
import Testing

@Suite struct UnitNamesTests {
  @Test(arguments: [
    ("en", "kilogram", "1", "{0} kilogram"), ("en", "kilogram", "1.0", "{0} kilograms"),
    ("en", "kilometer-per-hour", "90", "{0} kilometers per hour"), ("en-IN", "meter", "2", "{0} metres"),
    ("de", "square-meter", "1", "{0} Quadratmeter"), ("fr", "kilogram", "1.5", "{0} kilogramme"),
    ("es", "celsius", "30", "{0} grados Celsius"), ("ja", "kilometer-per-hour", "90", "時速 {0} キロメートル"),
    ("zh", "kilogram", "3", "{0}千克"), ("ru", "kilogram", "3", "{0} килограмма"),
    ("ru", "kilogram", "5", "{0} килограмм"), ("pl", "kilogram", "3", "{0} kilogramy"),
    ("pt-BR", "kilogram", "2", "{0} quilogramas"), ("en", "kilogram", "-1", "{0} kilogram"),
  ])
  func unitsAgreeWithTheCount(locale: String, unit: String, count: String, pattern: String) {
    #expect(UnitNames(for: LocaleTag(locale)).pattern(unit: unit, count: count) == pattern)
  }

  @Test(
    arguments: [
      ("de", "hour", .feminine), ("de", "kilogram", .neuter), ("fr", "year", .masculine),
      ("es", "mile", .feminine),
      ("sv", "hour", .common), ("sv", "kilogram", .neuter), ("nb", "kilometer", .masculine),
      ("pl", "month", .masculine),
      ("el", "kilometer-per-hour", .neuter), ("fi", "hour", nil), ("en", "hour", nil), ("de", "bogus", nil),
    ] as [(String, String, GrammaticalGender?)])
  func unitsHaveTheGenderOfTheirNames(locale: String, unit: String, gender: GrammaticalGender?) {
    #expect(UnitNames(for: LocaleTag(locale)).gender(of: unit) == gender)
  }

  @Test func shortFormsAreAbbreviated() {
    let english = UnitNames(for: LocaleTag("en"))
    #expect(english.pattern(unit: "kilometer-per-hour", count: "90", width: .short) == "{0} km/h")
  }

  @Test func theArabicDualExpressesTheAmountItself() {
    let arabic = UnitNames(for: LocaleTag("ar"))
    #expect(arabic.pattern(unit: "meter", count: "2") == "متران")
    #expect(arabic.pattern(unit: "meter", count: "3") == "{0} أمتار")
  }

  @Test(arguments: [
    "", "bogus", "kilo", "-per-", "meter-per-", "per-per-per", "\u{0}",
    String(repeating: "square-", count: 500),
  ])
  func anUnknownUnitHasNoPattern(_ unit: String) {
    #expect(UnitNames(for: LocaleTag("en")).pattern(unit: unit, count: "2") == nil)
  }

  @Test func aCountThatIsNoNumberHasNoPattern() {
    #expect(UnitNames(for: LocaleTag("en")).pattern(unit: "meter", count: "1e999999999") == nil)
  }
}
