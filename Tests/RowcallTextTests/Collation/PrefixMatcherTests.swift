import RowcallText
import Testing

@Suite struct PrefixMatcherTests {
  @Test(arguments: [
    ("en", "ne", "Nevada"), ("en", "NE", "new york"), ("en", "e", "Émile"), ("fr", "é", "Eau"),
    ("en", "ny", "N\u{FF59}"), ("de", "o", "Öl"), ("sv", "å", "Åke"), ("sv", "å", "A\u{30A}ke"),
    ("cs", "ch", "Chata"), ("ja", "あ", "アラスカ"), ("ja", "ｱ", "ぁ"), ("ja", "ア", "あさか"), ("ja", "か", "がっこう"),
    ("ja", "しよ", "しょうゆ"), ("ja", "新", "新宿店"), ("ko", "가", "가나다"), ("ru", "е", "Ёлка"), ("ar", "ا", "أحمد"),
    ("zh", "北", "北京"), ("en", "new y", "New York"), ("en", "3", "3 Dogs"), ("en", "b", "“Bern”"),
    ("de", "b", " Bern"), ("ja", "し", "「しんじゅく」"), ("en", "“", "“Bern”"), ("en", "ne", "Ne"),
  ])
  func aTextBeginsWithItsLettersWhateverTheirForm(locale: String, typed: String, text: String) {
    #expect(PrefixMatcher(for: LocaleTag(locale)).beginning(with: typed)(text))
  }

  @Test(arguments: [
    ("en", "ne", "Arizona"), ("en", "ne", "n"), ("en", "ne", ""), ("sv", "a", "Åke"), ("cs", "c", "Čech"),
    ("cs", "ch", "Cihla"), ("da", "aa", "Anna"), ("hu", "sz", "Sopron"), ("th", "เก", "เขา"),
    ("ja", "あ", "い"), ("ja", "し", "新宿店"), ("en", "nev", "Ne Vada"), ("en", "", "Oslo"), ("en", "b", "“”"),
    ("en", "“", "Bern"),
    ("en", "\u{301}", "Oslo"), ("ru", "и", "Йод"),
  ])
  func aTextThatBeginsOtherwiseIsNotFound(locale: String, typed: String, text: String) {
    #expect(!PrefixMatcher(for: LocaleTag(locale)).beginning(with: typed)(text))
  }

  /// Who types letter by letter comes by the first of two that the locale takes together.
  @Test(arguments: [
    ("cs", "c", "Chata"), ("cs", "nec", "Nechanice"), ("sk", "c", "Chata"), ("da", "a", "Aalborg"),
    ("da", "å", "Aalborg"), ("nb", "a", "Aasen"), ("hu", "s", "Szeged"), ("hu", "c", "Csaba"),
    ("hu", "vis", "Vissza"), ("hr", "l", "Ljubo"), ("th", "เ", "เกาะ"), ("th", "เก", "เกาะ"),
    ("th", "แ", "แม่"),
    ("ko", "ㅂ", "박"), ("ko", "바", "박"), ("hi", "क", "कि"), ("ja", "ｶ", "ｶﾞ"), ("en", "e", "e\u{301}"),
    ("he", "ש", "שּׁ"),
  ])
  func aLetterThatIsJoinedWithTheNextIsFoundByItself(locale: String, typed: String, text: String) {
    #expect(PrefixMatcher(for: LocaleTag(locale)).beginning(with: typed)(text))
  }

  /// Keys must be taken apart between letters, however long the text is and whatever follows.
  @Test(arguments: [
    "en", "ja", "zh", "ko", "ar", "de-u-co-phonebk", "cs", "da", "hu", "hr", "th", "hi", "cy", "es-u-co-trad",
  ])
  func everyTextBeginsWithEachOfItsBeginnings(locale: String) {
    let matcher = PrefixMatcher(for: LocaleTag(locale))
    for text in [
      "Nevada я 新宿", "みなとみらい店 Aé", "가나다 العربية", "ΩmegaΩ ßtraße 12", "Ghent", "Aachen szép ljubav llan",
      "เกาะ แม่น้ำ", "हिन्दी",
    ] {
      for end in text.indices.dropFirst() {
        #expect(matcher.beginning(with: String(text[..<end]))(text), "\(text[..<end])")
      }
    }
  }

  @Test func aTextOfAnyLengthCanBeTyped() {
    let long = String(repeating: "é", count: 20_000)
    let matcher = PrefixMatcher(for: LocaleTag("en"))
    #expect(matcher.beginning(with: long)(long))
    #expect(!matcher.beginning(with: long)("e"))
  }
}
