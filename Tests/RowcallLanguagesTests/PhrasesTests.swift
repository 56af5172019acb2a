import RowcallText
import Testing

@testable import RowcallLanguages

@Suite struct PhrasesTests {
  @Test func aRegionIsGivenItsLanguagesPhrases() {
    #expect(Phrases(for: LocaleTag("de-CH")).text(.blank) == "leer")
    #expect(Phrases(for: LocaleTag("de_AT.UTF-8")).language.identifier == "de-AT")
  }

  @Test func aLanguageWithoutPhrasesIsGivenSignsAndSaysSo() {
    let phrases = Phrases(for: LocaleTag("mt"))
    #expect(phrases.text(.changeDown, ["amount": "2 %"]) == "\u{2212}2 %")
    #expect(phrases.text(.blank) == "blank")
    #expect(phrases.language.language == "und")
  }

  @Test func noSignPhraseHoldsAWordExceptTheThreeThatNoSignSays() {
    let english: Set<PhraseKey> = [.blank, .yes, .no]
    for (key, pattern) in Neutral.values where !english.contains(key) {
      let parts = PhrasePattern.plainParts(of: pattern) ?? []
      let words = parts.compactMap {
        if case .literal(let text) = $0 { text.replacing("UTC", with: "") } else { nil }
      }
      #expect(!words.joined().contains { $0.isLetter }, "\(key)")
    }
  }

  @Test func aMissingArgumentStaysVisible() {
    #expect(Phrases(for: LocaleTag("en")).text(.changeUp) == "up {amount}")
  }

  @Test func aTitleThatIsAYearIsNoCount() {
    let phrases = Phrases(for: LocaleTag("en"))
    #expect(
      phrases.text(.summaryDistinct, ["name": "2024", "count": "1200"]) == "2024 with 1200 different values")
  }

  @Test func thePatternOfAKeyCanBeRead() {
    #expect(Phrases(for: LocaleTag("fr")).pattern(.range) == "{from} à {to}")
  }

  @Test(arguments: [
    ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-Hans-HK", "zh"), ("zh-CN", "zh"), ("pt-PT", "pt"),
    ("no", "nb"), ("nn-NO", "nb"), ("iw", "he"),
  ])
  func aLocaleFindsItsLanguage(locale: String, language: String) {
    #expect(Languages.language(for: LocaleTag(locale))?.language.tag == language)
  }
}
