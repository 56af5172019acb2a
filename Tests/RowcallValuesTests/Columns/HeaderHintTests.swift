import RowcallLanguages
import RowcallModel
import RowcallText
import Testing

@testable import RowcallValues

@Suite struct HeaderHintTests {
  private func hint(_ header: String, locale: String = "en") -> HeaderHint {
    HeaderHint(
      header, currencies: SharedCurrencies(for: LocaleTag(locale)),
      vocabulary: CellVocabulary(for: LocaleTag(locale)))
  }

  @Test(arguments: [
    ("Price (USD)", "USD", 0), ("Price ($)", "USD", 0), ("price_usd", "USD", 0), ("Cost EUR", "EUR", 0),
    ("Preis in \u{20AC}", "EUR", 0), ("Prix en \u{20AC}", "EUR", 0), ("Revenue (USD millions)", "USD", 6),
    ("Sales ($000)", "USD", 3), ("Gap [k\u{20AC}]", "EUR", 3), ("Umsatz in Mio. \u{20AC}", "EUR", 6),
    ("売上（百万円）", "JPY", 6), ("資本金（千円）", "JPY", 3), ("Budget \u{20AC}", "EUR", 0), ("Loss ($m)", "USD", 6),
    ("Recettes (millions d'euros)", "EUR", 6),
    ("Kosten (Tsd. CHF)", "CHF", 3), ("Debt (USD billions)", "USD", 9),
  ])
  func aCurrencyIsReadWithItsScale(header: String, currency: String, scale: UInt8) {
    for locale in ["en", "de", "ja", "sv"] {
      #expect(hint(header, locale: locale).currency == currency)
      #expect(hint(header, locale: locale).scale == scale)
    }
  }

  @Test(arguments: ["Top", "All", "Try all", "Rank top", "Mode", "Back to top", "No", "Company"])
  func commonWordsAreNoCurrencies(header: String) {
    #expect(hint(header).currency == nil)
  }

  @Test(arguments: [
    ("Weight [kg]", "kilogram"), ("Width (m)", "meter"), ("Temp \u{B0}C", "celsius"),
    ("speed_kmh", "kilometer-per-hour"),
    ("Speed (km/h)", "kilometer-per-hour"), ("Time in s", "second"), ("Area m\u{B2}", "square-meter"),
    ("Dauer (Minuten)", "minute"),
  ])
  func aUnitIsRead(header: String, unit: String) {
    #expect(hint(header).unit == Unit(unit))
  }

  @Test(arguments: ["Item m", "Class A", "Size", "Made in China", "Column h", "min"])
  func loneLettersAndWordsAreNoUnits(header: String) {
    #expect(hint(header).unit == nil)
  }

  @Test(arguments: [
    ("Share (%)", true), ("% change", true), ("win_pct", true), ("Anteil in Prozent", true), ("Share", false),
  ])
  func percentIsReadAsSignOrWord(header: String, isPercent: Bool) {
    #expect(hint(header).isPercent == isPercent)
  }

  @Test(arguments: [
    ("zip", HeaderConcept.identifier), ("zipCode", .identifier), ("ZIP-Code", .identifier),
    ("CreatedById", .identifier),
    ("Rechnungsnummer", .identifier), ("Code postal", .identifier), ("código", .identifier),
    ("郵便番号", .identifier),
    ("订单号", .identifier), ("Invoice No.", .identifier), ("Mobile phone", .telephone),
    ("Téléphone", .telephone),
    ("année", .year), ("Año", .year), ("AÑO", .year), ("発売年", .year), ("release_year", .year),
    ("Dauer", .duration),
    ("Running time", .duration), ("时长", .duration), ("Net change", .change), ("前日比", .change),
    ("Veränderung", .change), ("is_active", .flag), ("公司名称", .name), ("Titre", .name),
    ("Data", .date), ("Partenza", .time), ("Preço", .quantity), ("Nome", .ownName),
    ("Bestelnummer", .identifier),
    ("ÅR", .year), ("Förändring", .change), ("Födelsedatum", .date), ("Nøgle", .identifier),
    ("Avgang", .time),
    ("Päivämäärä", .date), ("Nimi", .ownName), ("İsim", .ownName), ("Ürün", .name),
    ("Ημερομηνία", .date), ("ΤΙΜΉ", .quantity), ("Όνομα", .ownName),
    ("Number of legs", .quantity),
    ("nrOfWins", .quantity),
  ])
  func wordsOfEachLanguageNameTheirConcept(header: String, concept: HeaderConcept) {
    #expect(hint(header).names(concept))
  }

  @Test(arguments: ["video", "idle", "Codex", "yearling", "Numbers", "Number", "No", "telescope", "Datei"])
  func partsOfWordsNameNothing(header: String) {
    let hint = hint(header)
    #expect(!hint.isIdentifier && !hint.names(.year) && !hint.names(.telephone) && !hint.names(.date))
  }

  @Test func aMissingOrHostileHeaderSaysNothing() {
    #expect(HeaderHint(nil, currencies: SharedCurrencies()).words.isEmpty)
    #expect(hint("").words.isEmpty)
    #expect(hint("((((").words.isEmpty)
    #expect(hint(String(repeating: "[", count: 100_000)).unit == nil)
    #expect(hint("\u{0}\u{202E}\u{FF08}").currency == nil)
  }

  @Test func everyLanguageHasEveryConceptAListenerMeets() {
    for language in Languages.all {
      for concept in HeaderConcept.allCases where concept != .numbering {
        #expect(language.headerWords.first { $0.key == concept }?.value.isEmpty == false)
      }
    }
  }
}
