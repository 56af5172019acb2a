import RowcallDemos
import RowcallExamples
import Testing

@testable import struct RowcallDemos.Localized
@testable import struct RowcallDemos.NoSuchRow

@Suite struct LanguageTests {
  @Test(arguments: [
    ("en", ExampleLanguage.english), ("en_US.UTF-8", .english), ("ja", .japanese), ("ja-JP", .japanese),
    ("DE", .german), ("de-CH", .german), ("fr", nil), ("den", nil), ("", nil),
  ])
  func aLocaleHasTheLanguageOfItsFirstPart(locale: String, language: ExampleLanguage?) {
    #expect(ExampleLanguage(locale: locale) == language)
  }

  @Test func aTextIsFilledInEachLanguage() {
    let text = Localized("tap {}", ja: "{}をタップ", de: "{} antippen")
    let filled = text.filled(with: Localized("Umbrella", ja: "傘", de: "Schirm").quoted)
    #expect(
      ExampleLanguage.allCases.map { filled[$0] } == ["tap \"Umbrella\"", "「傘」をタップ", "„Schirm“ antippen"])
  }

  @Test func theGermanTextIsAsTheEnglishOneUnlessGiven() {
    #expect(Localized("Oslo", ja: "オスロ")[.german] == "Oslo")
  }

  /// A script that named a row by a word of another language would not find it.
  @Test(arguments: Example.all.map(\.name), ExampleLanguage.allCases)
  func everyStepFindsItsRow(name: String, language: ExampleLanguage) throws {
    try #require(Example.all.first { $0.name == name }).run(in: language) { moment in
      #expect(!(moment.failure is NoSuchRow), "\(moment.direction)")
    }
  }

  /// The same steps are refused in each language, and for the same reason.
  @Test(arguments: Example.all.map(\.name), [ExampleLanguage.japanese, .german])
  func aSessionGoesTheSameWayInEachLanguage(name: String, language: ExampleLanguage) throws {
    let example = try #require(Example.all.first { $0.name == name })
    #expect(try refusedSteps(of: example, in: language) == refusedSteps(of: example, in: .english))
  }

  @Test(arguments: Example.all.map(\.name)) func inJapaneseNothingIsLeftInEnglish(name: String) throws {
    try #require(Example.all.first { $0.name == name }).run(in: .japanese) { moment in
      // Names of people are as they are.
      guard name != "names" else { return }
      let titles = moment.navigation.map { [$0.form?.title, $0.top.title, $0.backTitle].compactMap { $0 } }
      let shown = moment.table.visibleCells.flatMap(\.content.texts) + moment.table.sectionIndexTitles
      for text in [moment.direction] + shown + (titles ?? []) {
        let words = text.split { !$0.isASCII || !$0.isLetter }
        #expect(words.allSatisfy({ ["UTC", "km", "C"].contains($0) }), "\(text)")
      }
    }
  }

  private func refusedSteps(of example: Example, in language: ExampleLanguage) throws -> [Bool] {
    var refused: [Bool] = []
    try example.run(in: language) { refused.append($0.failure != nil) }
    return refused
  }
}
