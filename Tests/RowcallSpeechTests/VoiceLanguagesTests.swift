import RowcallModel
import RowcallNarration
import RowcallText
import Testing

@testable import RowcallSpeech

/// Each of the languages that Rowcall speaks, in its own voice.
@Suite(.timeLimit(.minutes(10))) struct VoiceLanguagesTests {
  static let voices = [
    ("ar", "ar"), ("cs", "cs"), ("da", "da"), ("de", "de"), ("el", "el"), ("en", "en-us"), ("es", "es"),
    ("fi", "fi"), ("fr", "fr-fr"), ("he", "he"), ("hi", "hi"), ("it", "it"), ("ja", "ja"), ("ko", "ko"),
    ("nb", "nb"), ("nl", "nl"), ("pl", "pl"), ("pt-BR", "pt-br"), ("ru", "ru"), ("sv", "sv"), ("tr", "tr"),
    ("uk", "uk"), ("zh-Hans", "cmn-latn-pinyin"), ("zh-Hant", "cmn-latn-pinyin"),
  ]

  /// What columns hold most often.
  private static let values: [Value] = [
    .money(Money(Number(significand: 64811, fractionDigits: 2), currency: "USD")),
    .change(Change(Number(significand: 185, fractionDigits: 2), in: .percent)),
    .change(Change(Number(isNegative: true, significand: 31, fractionDigits: 2), in: .percent)),
    .measure(Measure(Number(significand: 3), unit: Unit("kilometer"))),
    .date(CalendarDate(year: 1989, month: 11, day: 9)), .time(ClockTime(hour: 17, minute: 45)),
    .boolean(true),
    .empty,
  ]

  @Test(arguments: voices) func aLanguageIsSpokenByAVoiceOfItsOwn(locale: String, voice: String) throws {
    let locale = LocaleTag(locale)
    let language = SpokenLanguages.language(for: locale)
    #expect(VoiceChoice().voice(for: locale) == voice)
    for value in Self.values {
      let words = language.spoken(value, as: .digits)
      #expect(VoiceChoice().runs(of: words, language: locale).map(\.voice) == [voice], "\(words)")
    }
  }

  @Test func theHebrewVoiceWhichIsSilentAtDigitsGetsNone() throws {
    let locale = LocaleTag("he")
    let words = Self.values.map { SpokenLanguages.language(for: locale).spoken($0, as: .digits) }
    #expect(!words.joined().contains { $0.isWholeNumber }, "\(words)")
    let sounds = try makeBackend().sounds(of: words.map { utterance($0, language: locale) })
    #expect(sounds.allSatisfy { $0.warnings.isEmpty && $0.duration > 0.1 })
  }

  /// A voice that is silent at digits, or spells words letter by letter, takes far less or far more time for one
  /// form.
  ///
  /// Not Japanese, whose number words are kanji, which its voice cannot read: it gets digits. Not Hebrew, which has one
  /// form.
  @Test(arguments: voices.filter { !["he", "ja"].contains($0.0) }) func bothFormsOfNumbersAreSpokenAlike(
    locale: String, voice: String
  ) throws {
    let locale = LocaleTag(locale)
    let language = SpokenLanguages.language(for: locale)
    let backend = try makeBackend()
    for value in Self.values {
      let forms = [NumberForm.digits, .words].map { language.spoken(value, as: $0) }
      let sounds = try backend.sounds(of: forms.map { utterance($0, language: locale) })
      #expect(sounds.allSatisfy { $0.warnings.isEmpty && $0.duration > 0.1 }, "\(forms)")
      let ratio = sounds[0].duration / sounds[1].duration
      #expect((0.5...2).contains(ratio), "\(forms): \(sounds.map(\.duration))")
    }
  }
}
