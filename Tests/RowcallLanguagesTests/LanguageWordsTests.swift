import RowcallText
import Testing

@testable import RowcallLanguages

/// The words of every language in cells, headers and pages.
@Suite struct LanguageWordsTests {
  static let tags = Languages.all.map { $0.tag }

  @Test(arguments: tags)
  func everyLanguageHasTheWordsThatItsTablesNeed(tag: String) throws {
    let language = try #require(Languages.all.first { $0.tag == tag })
    #expect(!language.answers.isEmpty, "\(tag) has no words for yes and no: fill `answers`")
    #expect(!language.blankWords.isEmpty, "\(tag) has no word for a missing value: fill `blankWords`")
    #expect(!language.totalWords.isEmpty, "\(tag) has no word for a total: fill `totalWords`")
    for concept in HeaderConcept.allCases where concept != .numbering {
      let words = language.headerWords.first { $0.key == concept }?.value ?? ""
      #expect(!words.isEmpty, "\(tag) has no header for \(concept): fill `headerWords`")
    }
  }

  @Test(arguments: tags)
  func everyListHasEachWordOnceAndNoEmptyOne(tag: String) throws {
    let language = try #require(Languages.all.first { $0.tag == tag })
    let measures = language.measureHeaders
    let lists =
      [language.blankWords, language.totalWords, language.percentWords, language.vagueLinkWords]
      + [language.headerPrepositions, measures.units, measures.money, measures.dimensions]
      + language.scaleWords.map(\.value) + language.durationWords.map(\.value)
      + language.unitWords.map(\.value) + language.moneyWords.map(\.value)
      + language.headerWords.map(\.value) + language.conditionWords.map(\.value)
    for list in lists {
      let words = list.listedWords
      #expect(Set(words).count == words.count, "\(tag): \(list)")
      #expect(!words.contains { $0.isEmpty || $0.last == " " }, "\(tag): \(list)")
    }
  }

  @Test(arguments: tags)
  func everyWordOfAConditionHasOneMeaningBesideEnglishOnes(tag: String) throws {
    let language = try #require(Languages.all.first { $0.tag == tag })
    #expect(language.conditionWords.map(\.key) == ConditionWord.allCases)
    var meanings: [String: ConditionWord] = [:]
    for (meaning, list) in Array(English.conditionWords) + Array(language.conditionWords) {
      for word in list.listedWords {
        #expect(word == word.lowercased() && meanings[word] ?? meaning == meaning, "\(tag): \(word)")
        meanings[word] = meaning
      }
    }
  }

  @Test(arguments: tags)
  func aLanguageIsFoundByEachOfItsTags(tag: String) throws {
    let language = try #require(Languages.all.first { $0.tag == tag })
    for name in [language.tag] + language.aliases {
      let found = try #require(Languages.language(for: LocaleTag(name)))
      #expect(found.language.tag == language.tag)
    }
  }
}
