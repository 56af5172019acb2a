extension Grammar {
  private static let centesimo = Noun("centesimo", "centesimi")
  private static let danishOre = Noun("øre", "øre")

  /// What Italian calls money.
  static let italianCurrencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("dollaro australiano", "dollari australiani"), minor: centesimo),
    "BRL": CurrencyNoun(Noun("real", "real"), minor: Noun("centavo", "centavos")),
    "CAD": CurrencyNoun(Noun("dollaro canadese", "dollari canadesi"), minor: centesimo),
    "CHF": CurrencyNoun(Noun("franco svizzero", "franchi svizzeri"), minor: centesimo),
    "CNY": CurrencyNoun(Noun("yuan", "yuan")),
    "CZK": CurrencyNoun(Noun("corona ceca", "corone ceche", .feminine)),
    "kr": CurrencyNoun(Noun("corona", "corone", .feminine), minor: danishOre),
    "DKK": CurrencyNoun(Noun("corona danese", "corone danesi", .feminine), minor: danishOre),
    "EUR": CurrencyNoun(Noun("euro", "euro"), minor: centesimo),
    "GBP": CurrencyNoun(Noun("sterlina", "sterline", .feminine), minor: Noun("penny", "pence")),
    "HUF": CurrencyNoun(Noun("fiorino ungherese", "fiorini ungheresi")),
    "INR": CurrencyNoun(Noun("rupia", "rupie", .feminine), minor: Noun("paisa", "paise"), isShared: true),
    "ITL": CurrencyNoun(Noun("lira", "lire", .feminine)),
    "JPY": CurrencyNoun(Noun("yen", "yen")),
    "KRW": CurrencyNoun(Noun("won", "won")),
    "NOK": CurrencyNoun(Noun("corona norvegese", "corone norvegesi", .feminine), minor: danishOre),
    "PLN": CurrencyNoun(Noun("zloty", "zloty"), minor: Noun("grosz", "groszy")),
    "RUB": CurrencyNoun(Noun("rublo", "rubli"), minor: Noun("copeco", "copechi")),
    "SEK": CurrencyNoun(Noun("corona svedese", "corone svedesi", .feminine), minor: Noun("öre", "öre")),
    "TRY": CurrencyNoun(Noun("lira turca", "lire turche", .feminine), minor: Noun("kuruş", "kuruş")),
    "USD": CurrencyNoun(Noun("dollaro", "dollari"), minor: centesimo, isShared: true),
  ]
}
