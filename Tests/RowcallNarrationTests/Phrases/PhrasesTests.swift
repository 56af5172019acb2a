import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct PhrasesTests {
  static let tables = PhraseTables.all.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }

  @Test(arguments: tables)
  func everyLanguageHasEveryKeyOnce(language: String, table: [Phrase]) {
    #expect(table.map(\.key.rawValue).sorted() == PhraseKey.allCases.map(\.rawValue).sorted(), "\(language)")
  }

  @Test(arguments: tables)
  func everyPatternHasTheArgumentsOfItsKey(language: String, table: [Phrase]) {
    for phrase in table {
      let names = (PhrasePattern.plainParts(of: phrase.pattern) ?? []).compactMap { part in
        if case .argument(let name) = part { name } else { nil }
      }
      let used = PhrasePattern.plainParts(of: phrase.pattern) == nil ? phrase.key.arguments : Set(names)
      #expect(used == phrase.key.arguments, "\(language) \(phrase.key)")
      #expect(Set(phrase.sample.keys) == phrase.key.arguments, "\(language) \(phrase.key)")
    }
  }

  @Test(arguments: tables)
  func everyExampleIsWhatItsPatternYields(language: String, table: [Phrase]) {
    let phrases = Phrases(for: LocaleTag(language))
    for phrase in table {
      #expect(phrases.text(phrase.key, phrase.sample) == phrase.example, "\(language) \(phrase.key)")
    }
  }

  @Test func aRegionIsGivenItsLanguagesPhrases() {
    #expect(Phrases(for: LocaleTag("de-CH")).text(.blank) == "leer")
    #expect(Phrases(for: LocaleTag("de_AT.UTF-8")).language.identifier == "de-AT")
  }

  @Test func aLanguageWithoutPhrasesIsGivenSignsAndSaysSo() {
    let phrases = Phrases(for: LocaleTag("sv"))
    #expect(phrases.text(.changeDown, ["amount": "2 %"]) == "\u{2212}2 %")
    #expect(phrases.text(.blank) == "blank")
    #expect(phrases.language.language == "und")
  }

  @Test func noSignPhraseHoldsAWordExceptTheThreeThatNoSignSays() {
    let english: Set<PhraseKey> = [.blank, .yes, .no]
    for phrase in PhraseTables.neutral where !english.contains(phrase.key) {
      let parts = PhrasePattern.plainParts(of: phrase.pattern) ?? []
      let words = parts.compactMap {
        if case .literal(let text) = $0 { text.replacing("UTC", with: "") } else { nil }
      }
      #expect(!words.joined().contains { $0.isLetter }, "\(phrase.key)")
    }
  }

  @Test func aMissingArgumentStaysVisible() {
    #expect(Phrases(for: LocaleTag("en")).text(.changeUp) == "up {amount}")
  }

  @Test func thePatternOfAKeyCanBeRead() {
    #expect(Phrases(for: LocaleTag("fr")).pattern(.range) == "{from} à {to}")
  }
}
