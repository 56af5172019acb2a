import RowcallText
import Testing

@Suite struct CurrencyNamesTests {
  @Test(arguments: [
    ("en", "CAD", "1", "Canadian dollar"), ("en", "CAD", "1.00", "Canadian dollars"),
    ("en", "CAD", "7", "Canadian dollars"),
    ("de", "CAD", "1", "Kanadischer Dollar"), ("de", "CAD", "7", "Kanadische Dollar"),
    ("fr", "CAD", "1.50", "dollar canadien"), ("fr", "CAD", "2", "dollars canadiens"),
    ("es", "CAD", "2", "dólares canadienses"), ("ja", "CAD", "2", "カナダ ドル"), ("zh", "CAD", "2", "加拿大元"),
    ("pl", "PLN", "1", "złoty polski"), ("pl", "PLN", "3", "złote polskie"),
    ("pl", "PLN", "5", "złotych polskich"),
    ("ru", "RUB", "21", "российский рубль"), ("ru", "RUB", "11", "российских рублей"),
    ("pt", "CAD", "2", "dólares canadenses"), ("pt", "ZZZ", "2", "ZZZ"),
    ("xx", "CAD", "2", "CAD"), ("en", "not a code", "2", "not a code"),
  ])
  func namesAgreeWithTheCount(locale: String, code: String, count: String, name: String) {
    #expect(CurrencyNames(for: LocaleTag(locale)).name(code, count: count) == name)
  }

  @Test func symbolsTellCurrenciesApart() {
    let english = CurrencyNames(for: LocaleTag("en"))
    #expect(english.symbol("AUD") == "A$")
    #expect(english.name("AUD") == "Australian Dollar")
    #expect(CurrencyNames(for: LocaleTag("en-AU")).symbol("AUD") == "$")
  }

  @Test(arguments: [("USD", 2), ("JPY", 0), ("KWD", 3), ("usd", 2)])
  func fractionDigitsAreISOs(code: String, digits: Int) {
    #expect(CurrencyNames.fractionDigits(of: code) == digits)
  }

  @Test(arguments: ["", "US", "USDX", "12$"])
  func whatIsNoCodeHasNoFractionDigits(_ code: String) {
    #expect(CurrencyNames.fractionDigits(of: code) == nil)
  }
}
