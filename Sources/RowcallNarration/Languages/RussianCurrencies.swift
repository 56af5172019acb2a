extension Grammar {
  /// What Russian calls money; forms after 1, after 2, after 5, and after decimals where adjectives differ there.
  static let russianCurrencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(dollar("австралийский", "австралийских", "австралийского"), minor: cent),
    "BYN": CurrencyNoun(
      Noun(
        one: "белорусский рубль", few: "белорусских рубля", many: "белорусских рублей",
        other: "белорусского рубля"), minor: kopek),
    "CAD": CurrencyNoun(dollar("канадский", "канадских", "канадского"), minor: cent),
    "CHF": CurrencyNoun(
      Noun(
        one: "швейцарский франк", few: "швейцарских франка", many: "швейцарских франков",
        other: "швейцарского франка"), minor: noun("сантим", "сантима", "сантимов")),
    "CNY": CurrencyNoun(noun("юань", "юаня", "юаней")),
    "CZK": CurrencyNoun(
      krona("чешская", "чешские", "чешских", "чешской"), minor: noun("геллер", "геллера", "геллеров")),
    "kr": CurrencyNoun(noun("крона", "кроны", "крон", .feminine), minor: ore),
    "DKK": CurrencyNoun(krona("датская", "датские", "датских", "датской"), minor: ore),
    "EUR": CurrencyNoun(Noun("евро", "евро"), minor: cent),
    "GBP": CurrencyNoun(
      noun("фунт", "фунта", "фунтов"), minor: noun("пенс", "пенса", "пенсов"), isShared: true),
    "ILS": CurrencyNoun(
      noun("шекель", "шекеля", "шекелей"), minor: noun("агора", "агоры", "агор", .feminine)),
    "INR": CurrencyNoun(
      noun("рупия", "рупии", "рупий", .feminine), minor: noun("пайса", "пайсы", "пайс", .feminine),
      isShared: true),
    "JPY": CurrencyNoun(noun("иена", "иены", "иен", .feminine)),
    "KRW": CurrencyNoun(noun("вона", "воны", "вон", .feminine)),
    "KZT": CurrencyNoun(Noun("тенге", "тенге")),
    "NOK": CurrencyNoun(krona("норвежская", "норвежские", "норвежских", "норвежской"), minor: ore),
    "PLN": CurrencyNoun(
      Noun(one: "злотый", few: "злотых", many: "злотых", other: "злотого"),
      minor: noun("грош", "гроша", "грошей")),
    "RUB": CurrencyNoun(noun("рубль", "рубля", "рублей"), minor: kopek, isShared: true),
    "SEK": CurrencyNoun(krona("шведская", "шведские", "шведских", "шведской"), minor: ore),
    "TRY": CurrencyNoun(
      noun("лира", "лиры", "лир", .feminine), minor: noun("куруш", "куруша", "курушей"), isShared: true),
    "UAH": CurrencyNoun(noun("гривна", "гривны", "гривен", .feminine), minor: kopek),
    "USD": CurrencyNoun(noun("доллар", "доллара", "долларов"), minor: cent, isShared: true),
  ]

  private static let cent = noun("цент", "цента", "центов")
  private static let kopek = noun("копейка", "копейки", "копеек", .feminine)
  private static let ore = Noun("эре", "эре", .neuter)

  private static func noun(_ one: String, _ few: String, _ many: String, _ gender: Agreement = .masculine)
    -> Noun
  {
    Noun(one: one, few: few, many: many, other: few, gender)
  }

  private static func dollar(_ one: String, _ several: String, _ genitive: String) -> Noun {
    Noun(
      one: one + " доллар", few: several + " доллара", many: several + " долларов",
      other: genitive + " доллара")
  }

  private static func krona(_ one: String, _ few: String, _ many: String, _ genitive: String) -> Noun {
    Noun(
      one: one + " крона", few: few + " кроны", many: many + " крон", other: genitive + " кроны", .feminine)
  }
}
