extension Grammar {
  private static let centavo = Noun("centavo", "centavos")
  private static let cent = Noun("cent", "cents")

  /// What Portuguese calls money in Brazil.
  static let portugueseCurrencies: [String: CurrencyNoun] = [
    "ARS": CurrencyNoun(Noun("peso argentino", "pesos argentinos"), minor: centavo),
    "AUD": CurrencyNoun(Noun("dólar australiano", "dólares australianos"), minor: cent),
    "BRL": CurrencyNoun(Noun("real", "reais"), minor: centavo),
    "CAD": CurrencyNoun(Noun("dólar canadense", "dólares canadenses"), minor: cent),
    "CHF": CurrencyNoun(Noun("franco suíço", "francos suíços"), minor: Noun("cêntimo", "cêntimos")),
    "CLP": CurrencyNoun(Noun("peso chileno", "pesos chilenos")),
    "CNY": CurrencyNoun(Noun("yuan", "yuans")),
    "CZK": CurrencyNoun(Noun("coroa tcheca", "coroas tchecas", .feminine)),
    "kr": CurrencyNoun(Noun("coroa", "coroas", .feminine), minor: Noun("øre", "øre")),
    "DKK": CurrencyNoun(
      Noun("coroa dinamarquesa", "coroas dinamarquesas", .feminine), minor: Noun("øre", "øre")),
    "EUR": CurrencyNoun(Noun("euro", "euros"), minor: centavo),
    "GBP": CurrencyNoun(
      Noun("libra", "libras", .feminine), minor: Noun("penny", "pence"), isShared: true),
    "INR": CurrencyNoun(Noun("rupia", "rupias", .feminine), minor: Noun("paisa", "paisas"), isShared: true),
    "JPY": CurrencyNoun(Noun("iene", "ienes")),
    "KRW": CurrencyNoun(Noun("won", "wons")),
    "MXN": CurrencyNoun(Noun("peso mexicano", "pesos mexicanos"), minor: centavo),
    "NOK": CurrencyNoun(Noun("coroa norueguesa", "coroas norueguesas", .feminine), minor: Noun("øre", "øre")),
    "PLN": CurrencyNoun(Noun("zloty", "zlotys"), minor: Noun("grosz", "groszy")),
    "RUB": CurrencyNoun(Noun("rublo", "rublos"), minor: Noun("copeque", "copeques")),
    "SEK": CurrencyNoun(Noun("coroa sueca", "coroas suecas", .feminine), minor: Noun("öre", "öre")),
    "TRY": CurrencyNoun(Noun("lira turca", "liras turcas", .feminine), minor: Noun("kuruş", "kuruş")),
    "USD": CurrencyNoun(Noun("dólar", "dólares"), minor: centavo, isShared: true),
  ]
}
