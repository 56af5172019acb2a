import RowcallNarration
import RowcallText
import Testing

@Suite struct ListeningCostTests {
  /// Words, and how long eSpeak NG took for them at its default rate, in seconds.
  struct Measured: Sendable, CustomTestStringConvertible {
    let locale: String
    let text: String
    let seconds: Double
    var testDescription: String { "\(locale): \(text)" }
  }

  static let measured = [
    Measured(locale: "en", text: "Boeing, 75 dollars and 10 cents, unchanged", seconds: 3.82),
    Measured(locale: "en", text: "31 dollars and 80 cents", seconds: 2.03),
    Measured(locale: "de", text: "Exxon Mobil, 94 Dollar und 2 Cent, plus 0,04 Prozent", seconds: 5.55),
    Measured(
      locale: "fr", text: "Microsoft, 31 dollars et 80 cents, en baisse de 1,20 pour cent", seconds: 4.14),
    Measured(locale: "ja", text: "おーてまちてん、とーきょーと、にせんいちねんくがつじゅーよっか、ひとり、いちまんにせんさんびゃくえん", seconds: 6.28),
    Measured(locale: "zh", text: "上海市浦东新区3号楼2层", seconds: 3.41),
    Measured(locale: "ar", text: "1299 ريالًا و50 هللة", seconds: 4.01),
    Measured(locale: "ru", text: "4 целых две десятых умножить на 10 в степени минус 9", seconds: 3.55),
  ]

  @Test(arguments: measured) func comesNearToWhatTheVoiceTakes(_ measured: Measured) {
    let seconds = ListeningCost(locale: LocaleTag(measured.locale)).seconds(measured.text)
    #expect(abs(seconds - measured.seconds) < measured.seconds * 0.3, "\(seconds)")
  }

  @Test func countsSyllablesByTheVowelsThatAreSpoken() {
    let english = ListeningCost(locale: LocaleTag("en"))
    #expect(english.syllables("cake") == 1)
    #expect(english.syllables("table") == 2 || english.syllables("table") == 1)
    #expect(english.syllables("potato") == 3)
    #expect(ListeningCost(locale: LocaleTag("de")).syllables("Kaffee") == 2)
    #expect(ListeningCost(locale: LocaleTag("ru")).syllables("молоко") == 3)
    #expect(ListeningCost(locale: LocaleTag("zh")).syllables("上海市") == 3)
    #expect(ListeningCost(locale: LocaleTag("ja")).syllables("とーきょー") == 4)
  }

  @Test func saysNumbersInTheWordsOfTheLanguage() {
    let english = ListeningCost(locale: LocaleTag("en"))
    #expect(english.syllables("7") == 2)
    #expect(english.syllables("77") == english.syllables("seventy-seven"))
    #expect(english.syllables("1,234") == english.syllables("one thousand two hundred thirty-four"))
    #expect(english.syllables("0.5") == english.syllables("zero point five"))
    // A comma is the mark of a fraction in German.
    let german = ListeningCost(locale: LocaleTag("de"))
    #expect(german.syllables("1,234") < german.syllables("1.234"))
  }

  @Test func spellsWhatHasNoVowel() {
    let english = ListeningCost(locale: LocaleTag("en"))
    #expect(english.syllables("NSW") > english.syllables("new"))
    #expect(english.seconds("...") == 0)
    #expect(english.seconds("") == 0)
  }
}
