import RowcallCollation
import RowcallText
import Testing

/// The same names in the sections of several locales.
struct LocaleSectionsTests {
  // TV-31
  @Test(arguments: [
    ("en", "A: Åke Ärzte, C: Čech, Z: Zebra, …: Иван 李"),
    ("de", "A: Åke Ärzte, C: Čech, Z: Zebra, …: Иван 李"),
    ("sv", "C: Čech, Z: Zebra, Å: Åke, Ä: Ärzte, …: Иван 李"),
    ("cs", "A: Åke Ärzte, Č: Čech, Z: Zebra, …: Иван 李"),
    ("zh", "A: Åke Ärzte, C: Čech, L: 李, Z: Zebra, …: Иван"),
    ("ru", "И: Иван, A: Åke Ärzte, C: Čech, Z: Zebra, …: 李"),
  ])
  func changeWithTheLocaleAlone(locale: String, expected: String) {
    let names = ["Ärzte", "Zebra", "Åke", "Čech", "李", "Иван"]
    #expect(filled(locale, names) == expected)
  }

  @Test(arguments: [
    ("de", "A: Äbel Adler"),
    ("de-u-co-phonebk", "A: Adler Äbel"),
    ("es", "C: chico cruz, L: llama lobo"),
    ("es-u-co-trad", "C: cruz chico, L: lobo llama"),
    ("zh", "L: 龙, W: 王, Y: 一"),
    ("zh-u-co-stroke", "1劃: 一, 4劃: 王, 5劃: 龙"),
    ("zh-u-co-zhuyin", "ㄌ: 龙, ㄧ: 一, ㄨ: 王"),
    ("zh-u-co-unihan", "一: 一, 玉: 王, 龙: 龙"),
  ])
  func keywordsChooseAVariant(locale: String, expected: String) {
    let names = [
      "de": ["Adler", "Äbel"], "es": ["lobo", "cruz", "llama", "chico"], "zh": ["王", "龙", "一"],
    ]
    #expect(filled(locale, names[LocaleTag(locale).language, default: []]) == expected)
  }

  @Test func namesOfTwoScriptsShareALetterByPinyin() {
    #expect(filled("zh", ["Lena", "李", "Mia", "马"]) == "L: 李 Lena, M: 马 Mia")
    #expect(filled("zh", ["a", "阿", "王", "A"]) == "A: 阿 a A, W: 王")
  }

  @Test func anUnknownLocaleHasTheLettersOfTheRoot() {
    #expect(filled("x-nowhere", ["Öl", "Ast"]) == "A: Ast, O: Öl")
  }

  private func filled(_ locale: String, _ names: [String]) -> String {
    LocalizedIndexedCollation(locale: LocaleTag(locale)).sections(of: names, by: \.self)
      .filter { !$0.isEmpty }.map { "\($0.title): \($0.joined(separator: " "))" }.joined(separator: ", ")
  }
}
