import RowcallModel
import RowcallNarration
import RowcallText
import Testing

/// Money in `kr` of nobody knows which country.
@Suite struct KroneTests {
  @Test(arguments: [
    ("en", "12 kroner and 50 øre"), ("de", "12 Kronen und 50 Öre"), ("fr", "12 couronnes et 50 øre"),
    ("es", "12 coronas con 50 öre"), ("nl", "12 kroon en 50 øre"), ("it", "12 corone e 50 øre"),
    ("ko", "십이점오영 크로네"),
  ])
  func itHasItsNameWithoutACountry(locale: String, spoken: String) {
    let amount = Number(significand: 1250, fractionDigits: 2, integerDigits: 2)
    #expect(SpokenText(LocaleTag(locale)).spoken(.money(Money(amount, currency: "kr"))) == spoken)
  }

  @Test(arguments: ["ar", "cs", "el", "fi", "he", "hi", "ja", "pl", "pt", "ru", "tr", "uk", "zh"])
  func everyLanguageHasAWordForIt(locale: String) {
    let spoken = SpokenText(LocaleTag(locale)).spoken(
      .money(Money(Number(significand: 5, integerDigits: 1), currency: "kr")))
    #expect(!spoken.lowercased().contains("kr ") && !spoken.lowercased().hasSuffix("kr"), "\(spoken)")
  }
}
