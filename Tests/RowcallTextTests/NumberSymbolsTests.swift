import RowcallText
import Testing

@Suite struct NumberSymbolsTests {
  struct Marks {
    var locale: String
    var decimal: String
    var grouping: String
    var groups: [Int]
  }

  @Test(arguments: [
    Marks(locale: "en", decimal: ".", grouping: ",", groups: [3, 3, 1]),
    Marks(locale: "de", decimal: ",", grouping: ".", groups: [3, 3, 1]),
    Marks(locale: "de-CH", decimal: ".", grouping: "’", groups: [3, 3, 1]),
    Marks(locale: "fr", decimal: ",", grouping: "\u{202F}", groups: [3, 3, 1]),
    Marks(locale: "es", decimal: ",", grouping: ".", groups: [3, 3, 2]),
    Marks(locale: "ja", decimal: ".", grouping: ",", groups: [3, 3, 1]),
    Marks(locale: "zh", decimal: ".", grouping: ",", groups: [3, 3, 1]),
    Marks(locale: "ar", decimal: "٫", grouping: "٬", groups: [3, 3, 1]),
    Marks(locale: "hi", decimal: ".", grouping: ",", groups: [3, 2, 1]),
    Marks(locale: "pt-BR", decimal: ",", grouping: ".", groups: [3, 3, 1]),
    Marks(locale: "ru", decimal: ",", grouping: "\u{A0}", groups: [3, 3, 1]),
    Marks(locale: "pl", decimal: ",", grouping: "\u{A0}", groups: [3, 3, 2]),
    Marks(locale: "en-IN", decimal: ".", grouping: ",", groups: [3, 2, 1]),
  ])
  func everyLocaleHasItsMarksAndGroups(_ expected: Marks) {
    let symbols = NumberSymbols(for: LocaleTag(expected.locale))
    #expect(symbols.decimal == expected.decimal)
    #expect(symbols.grouping == expected.grouping)
    #expect([symbols.primaryGroup, symbols.secondaryGroup, symbols.minimumGrouping] == expected.groups)
  }

  @Test func arabicHasItsOwnDigitsAndMarkedSigns() {
    let symbols = NumberSymbols(for: LocaleTag("ar"))
    #expect(symbols.digits.joined() == "٠١٢٣٤٥٦٧٨٩")
    #expect(symbols.minus == "\u{61C}-")
    #expect(symbols.percent == "٪\u{61C}")
  }

  @Test func swedishWritesARealMinus() {
    #expect(NumberSymbols(for: LocaleTag("sv")).minus == "\u{2212}")
  }

  @Test(arguments: ["xx", "!!", "qqq-ZZ", "e\u{0}n", String(repeating: "long-", count: 2000)])
  func anUnknownLocaleHasTheSymbolsOfTheRoot(_ tag: String) {
    #expect(NumberSymbols(for: LocaleTag(tag)) == NumberSymbols())
  }
}
