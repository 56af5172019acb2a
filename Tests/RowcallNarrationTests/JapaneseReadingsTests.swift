import RowcallLanguages
import RowcallModel
import RowcallReadings
import RowcallText
import Testing

@testable import RowcallNarration

/// A Japanese voice says kana only, so nothing that it is given may have kanji.
struct JapaneseReadingsTests {
  static let nowhere = MecabLocation(library: "/nowhere/libmecab.so")
  static let japanese = LocaleTag("ja")

  @Test(arguments: [MecabLocation.system, nowhere])
  func allPhrasesAreSaidWithOrWithoutADictionary(_ analyzer: MecabLocation) {
    let speech = speech(analyzer)
    for key in PhraseKey.allCases {
      let arguments = Dictionary(uniqueKeysWithValues: key.arguments.map { ($0, $0 == "count" ? "3" : "4") })
      let spoken = speech.voiced(phrase: speech.phrases.text(key, arguments))
      #expect(!hasKanji(spoken), "\(key): \(spoken)")
    }
    for name in Japanese.signs.map(\.value) { #expect(!hasKanji(speech.voiced(name)), "\(name)") }
  }

  @Test func phrasesAreSaidAlikeWithAndWithoutADictionary() {
    let (known, bare) = (speech(.system), speech(Self.nowhere))
    for key in PhraseKey.allCases {
      let arguments = Dictionary(uniqueKeysWithValues: key.arguments.map { ($0, $0 == "count" ? "3" : "4") })
      let phrase = known.phrases.text(key, arguments)
      #expect(known.voiced(phrase: phrase) == bare.voiced(phrase: phrase), "\(phrase)")
    }
    for name in Japanese.signs.map(\.value) { #expect(known.voiced(name) == bare.voiced(name), "\(name)") }
  }

  @Test(arguments: [
    ("残", "ざん"), ("荷", "に"), ("変", "へん"), ("割", "わり"), ("中", "なか"), ("終", "おわり"), ("始", "はじめ"), ("月", "つき"),
    ("日", "ひ"), ("月曜", "げつよー"), ("火曜", "かよー"), ("(月)", "(つき)"), ("点", "てん"), ("他", "た"), ("行", "ぎょー"),
    ("上", "うえ"),
    ("裏と表", "うらとひょー"), ("1荷", "いちか"),
  ])
  func aDictionaryDecidesHowTheUsersTextsAreRead(text: String, spoken: String) {
    #expect(speech(.system).voiced(text) == spoken)
  }

  @Test(arguments: [("残", "かんじ"), ("荷", "かんじ"), ("月", "かんじ"), ("月曜", "げつよー"), ("終", "かんじ")])
  func wordsOfPhrasesAreNotTakenForTheUsersWithoutADictionary(text: String, spoken: String) {
    #expect(speech(Self.nowhere).voiced(text) == spoken)
  }

  @Test(arguments: [
    (Value.date(CalendarDate(year: 2024, month: 4, day: 1)), "にせんにじゅーよねんしがつついたち"),
    (.time(ClockTime(hour: 9, minute: 4)), "くじよんぷん"),
    (.percent(Number(significand: 25, fractionDigits: 1)), "にてんごパーセント"),
  ])
  func valuesAreSaidWithoutADictionary(value: Value, spoken: String) {
    let speech = speech(Self.nowhere)
    #expect(speech.voiced(speech.spoken(value)) == spoken)
  }

  @Test(arguments: [("開店日", "かんじ"), ("10行中3行目", "じゅーぎょーちゅーさんぎょーめ"), ("メモは2種類", "メモわにしゅるい")])
  func kanjiAreSaidAsOneOrNotAtAllWithoutADictionary(text: String, spoken: String) {
    #expect(speech(Self.nowhere).voiced(phrase: text) == spoken)
  }

  @Test func thatADictionaryIsMissingIsReportedOnlyWhereSomethingWasNotSaid() {
    let readings = Readings(for: Self.japanese, analyzer: Self.nowhere)
    let speech = SpokenText(Self.japanese, readings: readings)
    #expect(speech.voiced(phrase: "変わらず") == "かわらず")
    #expect(readings.shortcoming == nil)
    #expect(speech.voiced("東") == "かんじ")
    #expect(readings.shortcoming == .noMecab(library: "/nowhere/libmecab.so"))
  }

  @Test func aReadingOfTheAuthorsIsSaid() {
    let list = ReadingList(["東": "あずま"])
    let speech = SpokenText(Self.japanese, readings: Readings(for: Self.japanese, list: list))
    #expect(speech.voiced("東") == "あずま")
  }

  @Test func withoutReadingsTextsStayAsTheyAreWritten() {
    #expect(SpokenText(Self.japanese).voiced("東") == "東")
  }

  private func speech(_ analyzer: MecabLocation) -> SpokenText {
    SpokenText(Self.japanese, readings: Readings(for: Self.japanese, analyzer: analyzer))
  }

  private func hasKanji(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }
}
