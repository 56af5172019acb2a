import RowcallLanguages
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct SpeakingPaceTests {
  private let english = ListeningCost(locale: LocaleTag("en"))

  @Test func drawsBreathAtMarksWithSomethingBehindThem() {
    let pace = SpeakingPace.pace(of: LocaleTag("en"))
    let plain = english.seconds("north south")
    #expect(Self.isNear(english.seconds("north, south"), plain + pace.comma))
    #expect(Self.isNear(english.seconds("north. South"), plain + 2 * pace.comma))
    #expect(english.seconds("north south,") == plain)
    #expect(english.seconds("north south.") == plain)
  }

  @Test func takesLongerForEachWord() {
    let pace = SpeakingPace.pace(of: LocaleTag("en"))
    #expect(Self.isNear(english.seconds("north") + pace.syllable + pace.word, english.seconds("north south")))
    #expect(Self.isNear(english.seconds("north"), pace.start + pace.syllable + pace.word))
  }

  @Test func takesAnAverageVoiceForALanguageThatWasNotMeasured() {
    let unknown = SpeakingPace.pace(of: LocaleTag("tlh"))
    #expect(unknown == SpeakingPace.pace(of: LocaleTag("xx")))
    #expect(SpeakingPace.pace(of: LocaleTag("de-AT")) == SpeakingPace.pace(of: LocaleTag("de")))
    #expect(unknown != SpeakingPace.pace(of: LocaleTag("de")))
  }

  @Test func saysEachDigitOfANumberTooLongForWords() {
    let digits = String(repeating: "7", count: 40)
    #expect(english.syllables(digits) == 60)
    #expect(english.syllables("1." + digits) > english.syllables("1.7"))
  }

  private static func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.001 }
}
