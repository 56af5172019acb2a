import RowcallText
import Testing

@Suite struct MessageFormatTests {
  @Test(arguments: [
    ("en", 1, "1 row left"), ("en", 2345, "2,345 rows left"), ("de", 2345, "2.345 rows left"),
    ("hi", 234567, "2,34,567 rows left"),
  ])
  func pluralsAndNumbersFollowTheLocale(locale: String, count: Int, sentence: String) throws {
    let format = try MessageFormat(
      pattern: "{n, plural, one {# row} other {# rows}} left", locale: LocaleTag(locale))
    #expect(try format.format(["n": .integer(count)]) == sentence)
  }

  @Test func plainPatternsAreFilled() throws {
    let format = try MessageFormat(pattern: "{header}: {value}, {header}", locale: LocaleTag("en"))
    #expect(format.argumentNames == ["header", "value"])
    #expect(try format.format(["header": .text("Rain"), "value": .text("{x} 'y'")]) == "Rain: {x} 'y', Rain")
    #expect(try format.format(["header": .integer(1200), "value": .number("0.50")]) == "1,200: 0.5, 1,200")
  }

  @Test func quotesAreIcus() throws {
    let format = try MessageFormat(pattern: "it''s '{not}' {this}", locale: LocaleTag("en"))
    #expect(try format.format(["this": .text("one")]) == "it's {not} one")
  }

  @Test func argumentsInsideBranchesAreNeeded() throws {
    let format = try MessageFormat(
      pattern: "{kind, select, table {{rows} rows} other {none}}", locale: LocaleTag("en"))
    #expect(format.argumentNames == ["kind", "rows"])
    #expect(throws: TextError.missingArgument(name: "rows", pattern: format.pattern)) {
      try format.format(["kind": .text("table")])
    }
  }

  @Test func aMissingArgumentIsNamed() throws {
    let format = try MessageFormat(pattern: "up {amount}", locale: LocaleTag("en"))
    #expect(throws: TextError.missingArgument(name: "amount", pattern: "up {amount}")) { try format.format() }
  }

  @Test(arguments: ["up {amount", "up amount}}{", "{n, plural, one {x}}", "{n, nonsense, x}", "{}", "{-}"])
  func aPatternThatDoesNotParseIsRefused(_ pattern: String) {
    #expect(throws: TextError.self) { try MessageFormat(pattern: pattern, locale: LocaleTag("en")) }
  }

  @Test func theOffsetSaysWhereThePatternBreaks() {
    #expect(throws: TextError.badPattern(pattern: "down {x y}", offset: 6)) {
      try MessageFormat(pattern: "down {x y}", locale: LocaleTag("en"))
    }
  }

  @Test(arguments: ["1e999999999", "twelve", "", String(repeating: "1", count: 600)])
  func anArgumentThatIsNoNumberIsRefused(_ number: String) throws {
    let format = try MessageFormat(pattern: "{n, number}", locale: LocaleTag("en"))
    #expect(throws: TextError.badNumber(number)) { try format.format(["n": .number(number)]) }
  }

  @Test func anArgumentOfOneSentenceIsForgottenInTheNext() throws {
    let format = try MessageFormat(pattern: "{n, number} {word}", locale: LocaleTag("en"))
    #expect(try format.format(["n": .integer(1), "word": .text("first")]) == "1 first")
    #expect(try format.format(["n": .integer(2), "word": .text("second")]) == "2 second")
  }
}
