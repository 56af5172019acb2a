import RowcallLanguages
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct SignNamesTests {
  let english = SignNames(for: LocaleTag("en"))

  @Test(
    arguments: [
      ("%", PunctuationLevel.some), ("→", .some), ("(", .most), ("“", .most), (",", .all), (".", .all),
      ("？", .all),
    ] as [(Character, PunctuationLevel)])
  func aSignIsSaidFromItsLevelOn(sign: Character, least: PunctuationLevel) {
    for level in PunctuationLevel.allCases {
      #expect((english.name(of: sign, at: level) != nil) == (level >= least), "\(level)")
    }
  }

  @Test func aSpaceIsNamedOnlyInSpelling() {
    #expect(english.name(of: " ", at: .all) == nil)
    #expect(english.name(of: .space) == "space")
  }

  @Test func aSignIsKnownInItsOtherShapes() {
    #expect(Sign("«") == .quote)
    #expect(Sign("\u{2019}") == .apostrophe)
    #expect(Sign("،") == .comma)
    #expect(Sign("（") == .leftParenthesis)
    #expect(Sign("a") == nil)
  }

  @Test func aLanguageWithoutNamesLeavesSignsToTheVoice() {
    #expect(SignNames(for: LocaleTag("mt")).name(of: .comma) == nil)
  }
}
