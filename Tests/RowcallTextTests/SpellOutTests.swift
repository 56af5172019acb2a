import RowcallText
import Testing

@Suite struct SpellOutTests {
  @Test(arguments: [
    ("en", "47", "forty-seven"), ("en", "-47", "minus forty-seven"), ("de", "47", "siebenundvierzig"),
    ("de-CH", "30", "dreissig"), ("fr", "91", "quatre-vingt-onze"), ("es", "516", "quinientos dieciséis"),
    ("ja", "47", "四十七"), ("zh", "47", "四十七"), ("hi", "47", "सैंतालीस"), ("pt-BR", "47", "quarenta e sete"),
    ("ru", "47", "сорок семь"), ("pl", "47", "czterdzieści siedem"), ("en-IN", "1200000", "twelve lakh"),
    ("ar", "14", "أربعة عشر"),
  ])
  func integersAreSpelledInTheirLanguage(locale: String, number: String, words: String) {
    #expect(SpellOut(for: LocaleTag(locale)).cardinal(number) == words)
  }

  @Test(arguments: [
    ("en", "4.70", "four point seven zero"), ("en", "-0.05", "minus zero point zero five"),
    ("de", "4.70", "vier Komma sieben null"), ("fr", "0.00", "zéro virgule zéro zéro"),
    ("es", "4.70", "cuatro coma siete cero"), ("ja", "4.70", "四・七〇"), ("zh", "-4.70", "负四点七〇"),
    (
      "en", "0.12345678901234567890",
      "zero point one two three four five six seven eight nine zero one two three four five six seven eight nine zero"
    ),
  ])
  func everyWrittenDigitOfAFractionIsSpelled(locale: String, number: String, words: String) {
    #expect(SpellOut(for: LocaleTag(locale)).cardinal(number) == words)
  }

  @Test func languagesWithoutDigitByDigitFractionsKeepTheirOwnWay() {
    #expect(SpellOut(for: LocaleTag("ru")).cardinal("3.5") == "три целых пять десятых")
    #expect(SpellOut(for: LocaleTag("pl")).cardinal("3.55") == "trzy przecinek pięćdziesiąt pięć")
  }

  @Test func aMinusBeforeZeroIsSpoken() {
    #expect(SpellOut(for: LocaleTag("en")).cardinal("-0") == "minus zero")
  }

  @Test(arguments: [("", "zweihundertvierunddreißig"), (" ", "zwei hundert vier und dreißig")])
  func softHyphensGiveWayToTheJoiner(joiner: String, words: String) {
    #expect(SpellOut(for: LocaleTag("de"), joiner: joiner).cardinal("234") == words)
  }

  @Test(arguments: [
    ("en", 47, "forty-seventh"), ("de", 47, "siebenundvierzigste"), ("fr", 47, "quarante-septième"),
    ("es", 23, "vigésimo tercero"), ("ru", 23, "двадцать третий"), ("ja", 23, "第二十三"),
  ])
  func ordinalsArePlainOrMasculine(locale: String, position: Int, words: String) {
    #expect(SpellOut(for: LocaleTag(locale)).ordinal(UInt64(position)) == words)
  }

  @Test(arguments: [("en", "23rd"), ("fr", "23e"), ("es", "23.º"), ("de", "23.")])
  func ordinalsInDigitsHaveTheirMark(locale: String, text: String) {
    #expect(SpellOut(for: LocaleTag(locale)).digitOrdinal(23) == text)
  }

  @Test func rulesGiveGenderAndAnUnknownRuleIsTheDefault() {
    let spanish = SpellOut(for: LocaleTag("es"))
    #expect(spanish.rules.contains("%spellout-cardinal-feminine"))
    #expect(spanish.cardinal("21", rule: "%spellout-cardinal-feminine") == "veintiuna")
    #expect(spanish.cardinal("-21", rule: "%spellout-cardinal-feminine") == "menos veintiuna")
    #expect(spanish.cardinal("21", rule: "%no-such-rule") == spanish.cardinal("21"))
    #expect(spanish.ordinal(3, rule: "%spellout-ordinal-feminine") == "tercera")
  }

  @Test(arguments: ["47", "-47", "3.20", "0.05"])
  func withoutWordsDigitsComeBackAsTheyAre(_ number: String) {
    #expect(SpellOut(for: LocaleTag("xx")).cardinal(number) == number)
  }

  @Test(arguments: ["", "-", "1e9", "Infinity", "1.2.3", String(repeating: "9", count: 5000)])
  func whatIsNoPlainNumberComesBackAsItIs(_ text: String) {
    #expect(SpellOut(for: LocaleTag("en")).cardinal(text) == text)
  }

  @Test func hundredsOfDigitsAreBounded() {
    let spelled = SpellOut(for: LocaleTag("en")).cardinal(String(repeating: "9", count: 500))
    #expect(spelled.filter(\.isNumber).count == 500)
  }

  @Test func spokenArabicHasNoDirectionMarks() {
    let words = SpellOut(for: LocaleTag("ar")).cardinal("-123456789012345678901234567890")
    #expect(!words.unicodeScalars.contains { ["\u{61C}", "\u{200E}", "\u{200F}"].contains($0) })
  }

  @Test func oneSpellerServesManyTasks() async {
    let speller = SpellOut(for: LocaleTag("en"))
    let words = await withTaskGroup(of: String.self) { group in
      for number in 0..<400 { group.addTask { speller.cardinal("\(number % 40).5") } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(words.count == 40)
    #expect(words.contains("thirty-nine point five"))
  }
}
