import RowcallText
import Testing

@Suite struct AffixesTests {
  @Test(arguments: [
    ("en", "USD", "-$|", "$|"), ("en", "CHF", "-CHF\u{A0}|", "CHF\u{A0}|"),
    ("de", "EUR", "-|\u{A0}€", "|\u{A0}€"),
    ("de-CH", "CHF", "CHF-|", "CHF\u{A0}|"), ("fr", "USD", "-|\u{A0}$US", "|\u{A0}$US"),
    ("es", "EUR", "-|\u{A0}€", "|\u{A0}€"), ("ja", "JPY", "-￥|", "￥|"), ("zh", "USD", "-US$|", "US$|"),
    ("pt-BR", "BRL", "-R$\u{A0}|", "R$\u{A0}|"), ("ru", "RUB", "-|\u{A0}₽", "|\u{A0}₽"),
    ("pl", "PLN", "-|\u{A0}zł", "|\u{A0}zł"), ("en-IN", "INR", "-₹|", "₹|"), ("hi", "INR", "-₹|", "₹|"),
    ("ar", "EUR", "\u{61C}-\u{200F}|\u{A0}€", "\u{200F}|\u{A0}€"), ("xx", "USD", "-US$\u{A0}|", "US$\u{A0}|"),
  ])
  func moneyIsWrittenAsItsLocaleWritesIt(locale: String, code: String, below: String, above: String) {
    let affixes = Affixes.currency(code, in: LocaleTag(locale))
    #expect(affixes.prefix + "|" + affixes.suffix == above)
    #expect(affixes.negativePrefix + "|" + affixes.negativeSuffix == below)
  }

  @Test func anUnknownCurrencyIsItsOwnSymbol() {
    #expect(Affixes.currency("XQQ", in: LocaleTag("en")).prefix == "XQQ\u{A0}")
  }

  @Test(arguments: ["", "U", "euros", "€", "U\u{0}SD", "🤑🤑🤑"])
  func anythingMayBeInThePlaceOfACode(_ code: String) {
    let affixes = Affixes.currency(code, in: LocaleTag("en"))
    #expect(affixes.negativePrefix == "-" + affixes.prefix)
  }

  @Test(arguments: [("en", "%"), ("de", "\u{A0}%"), ("fr", "\u{A0}%"), ("ar", "٪\u{61C}"), ("xx", "%")])
  func percentSignsAreSetOffWhereTheLocaleDoes(locale: String, suffix: String) {
    let affixes = Affixes.percent(in: LocaleTag(locale))
    #expect(affixes.prefix.isEmpty)
    #expect(affixes.suffix == suffix)
  }

  @Test func turkishPutsThePercentSignFirst() {
    #expect(Affixes.percent(in: LocaleTag("tr")).prefix == "%")
  }
}
