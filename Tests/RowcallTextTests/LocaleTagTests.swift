import RowcallText
import Testing

@Suite struct LocaleTagTests {
  @Test(arguments: [
    ("de", "de", "de"), ("de_CH.UTF-8", "de-CH", "de"), ("sr_RS@latin", "sr-RS", "sr"),
    ("ZH-Hant-TW", "ZH-Hant-TW", "zh"),
    ("C", "en", "en"), ("POSIX", "en", "en"), ("", "en", "en"),
  ])
  func posixAndBCP47SpellingsAreRead(written: String, identifier: String, language: String) {
    let tag = LocaleTag(written)
    #expect(tag.identifier == identifier)
    #expect(tag.language == language)
  }

  @Test(arguments: [
    ("de", true), ("pt-BR", true), ("zh-Hant-TW", true), ("haw", true), ("xx", false), ("german", false),
  ])
  func aLanguageIsKnownWhenICUKnowsIt(tag: String, isKnown: Bool) {
    #expect(LocaleTag(tag).isKnown == isKnown)
  }
}
