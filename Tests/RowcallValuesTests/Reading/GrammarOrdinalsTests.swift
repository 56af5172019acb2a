import RowcallModel
import Testing

@testable import RowcallValues

@Suite struct GrammarOrdinalsTests {
  @Test(arguments: [
    ("22nd", "en", Ordinal(22, suffix: "nd")), ("113th", "en", Ordinal(113, suffix: "th")),
    ("2,000th", "en", Ordinal(2000, suffix: "th")),
    ("8.", "de", Ordinal(8)), ("5te", "de", Ordinal(5, suffix: "te")),
    ("20stem", "de", Ordinal(20, suffix: "tem")),
    ("1er", "fr", Ordinal(1, suffix: "er")), ("14ème", "fr", Ordinal(14, suffix: "e")),
    ("2e", "fr", Ordinal(2, suffix: "e")),
    ("7.ª", "es", Ordinal(7, suffix: "ª")), ("3.ᵉʳ", "es", Ordinal(3, suffix: "er")),
    ("15º", "es", Ordinal(15, suffix: "º")),
    ("9°", "es", Ordinal(9, suffix: "º")), ("4to", "es", Ordinal(4, suffix: "º")),
  ])
  func placesInAnOrder(text: String, language: String, expected: Ordinal) {
    #expect(value(text, in: language) == .ordinal(expected))
  }

  @Test func aWrongEnglishEndingIsNoOrdinal() {
    #expect(pieces("22th") == [.value(.number(number("22"))), .words(" th")])
  }

  @Test func germanEndingsFollowTheArticle() {
    #expect(pieces("die 3. Runde", in: "de")[1] == .value(.ordinal(Ordinal(3, suffix: "te"))))
    #expect(pieces("im 3. Jahr", in: "de")[1] == .value(.ordinal(Ordinal(3, suffix: "ten"))))
  }

  @Test func aGermanDotAtTheEndOfASentenceIsNoOrdinal() {
    #expect(
      pieces("Es waren 25.", in: "de") == [.words("Es waren "), .value(.number(number("25"))), .words(".")])
  }

  @Test func aNumberBehindAGermanNounIsNoOrdinal() {
    #expect(pieces("Band 3. Danach", in: "de")[1] == .value(.number(number("3"))))
  }

  @Test func romanNumeralsAreReadWhereTheyCanBeNothingElse() {
    #expect(pieces("siglo xv", in: "es").last == .value(.number(number("15"))))
    #expect(pieces("Alfonso VI", in: "es").last == .value(.ordinal(Ordinal(6))))
    #expect(pieces("Luis XIV", in: "es").last == .value(.number(number("14"))))
    #expect(pieces("XVIIIe siècle", in: "fr").first == .value(.ordinal(Ordinal(18, suffix: "e"))))
    #expect(pieces("ayer vi a Xi en la CIVIL", in: "es").count == 1)
  }
}
