import RowcallText
import Testing

@testable import RowcallSpeech

@Suite struct VoiceChoiceTests {
  private func runs(_ text: String, _ locale: String, voice: String? = nil) -> [String] {
    VoiceChoice(voice: voice).runs(of: text, language: LocaleTag(locale)).map {
      "\($0.voice): \(text[$0.range])"
    }
  }

  @Test(arguments: [
    ("Total 12, up", "en", ["en-us: Total 12, up"]), ("Total", "en-GB", ["en-gb: Total"]),
    ("Chair: Ирина, 12", "en", ["en-us: Chair: ", "ru: Ирина, 12"]),
    ("Оксана", "uk", ["uk: Оксана"]), ("Оксана", "de", ["ru: Оксана"]),
    ("Rose роза", "ru", ["en-us: Rose ", "ru: роза"]),
    ("سعر", "en", ["ar: سعر"]), ("قیمت", "fa", ["fa: قیمت"]), ("τιμή", "en", ["el: τιμή"]),
    ("서울", "en", ["ko: 서울"]),
    ("かな 東京", "ja", ["ja: かな 東京"]), ("東京", "en", ["cmn-latn-pinyin: 東京"]), ("東京", "zh-HK", ["yue: 東京"]),
    ("ครับ", "en", ["th: ครับ"]), ("दाम", "mr", ["mr: दाम"]), ("दाम", "en", ["hi: दाम"]),
    ("12.5", "uk", ["uk: 12.5"]),
    ("ᚠᚢ", "de", ["de: ᚠᚢ"]), ("", "en", []), ("mjög", "xx", ["en-us: mjög"]),
  ])
  func eachScriptHasItsVoice(text: String, locale: String, expected: [String]) {
    #expect(runs(text, locale) == expected)
  }

  @Test func aVoiceThatIsAskedForSpeaksAll() {
    #expect(runs("Chair: Ирина", "en", voice: "de") == ["de: Chair: Ирина"])
  }

  @Test func everyVoiceThatIsChosenExists() throws {
    let voices = Set(
      try makeBackend().allVoices().flatMap { [$0.identifier] + $0.languages.map(\.identifier) })
    #expect(VoiceTable.allVoices.subtracting(voices) == [])
  }
}
