extension Grammar {
  private static let centavo = Noun("centavo", "centavos")
  private static let centimo = Noun("céntimo", "céntimos")

  /// What Spanish calls money; national currencies of one country go without its name.
  static let spanishCurrencies: [String: CurrencyNoun] = [
    "ARS": CurrencyNoun(Noun("peso argentino", "pesos argentinos"), minor: centavo),
    "AUD": CurrencyNoun(Noun("dólar australiano", "dólares australianos"), minor: centavo),
    "BOB": CurrencyNoun(Noun("boliviano", "bolivianos"), minor: centavo),
    "CAD": CurrencyNoun(Noun("dólar canadiense", "dólares canadienses"), minor: centavo),
    "CHF": CurrencyNoun(Noun("franco", "francos"), minor: centimo, isShared: true),
    "CNY": CurrencyNoun(Noun("yuan", "yuanes")),
    "COP": CurrencyNoun(Noun("peso colombiano", "pesos colombianos"), minor: centavo),
    "CRC": CurrencyNoun(Noun("colón", "colones"), minor: centimo),
    "DEM": CurrencyNoun(Noun("marco", "marcos"), minor: Noun("pfennig", "pfennigs")),
    "ESP": CurrencyNoun(Noun("peseta", "pesetas", .feminine), minor: centimo),
    "EUR": CurrencyNoun(Noun("euro", "euros"), minor: centimo),
    "FRF": CurrencyNoun(Noun("franco", "francos"), minor: centimo, isShared: true),
    "GBP": CurrencyNoun(
      Noun("libra", "libras", .feminine), minor: Noun("penique", "peniques"), isShared: true),
    "GTQ": CurrencyNoun(Noun("quetzal", "quetzales"), minor: centavo),
    "HKD": CurrencyNoun(Noun("dólar de Hong Kong", "dólares de Hong Kong"), minor: centavo),
    "HNL": CurrencyNoun(Noun("lempira", "lempiras"), minor: centavo),
    "INR": CurrencyNoun(
      Noun("rupia", "rupias", .feminine), minor: Noun("paisa", "paisas", .feminine), isShared: true),
    "JPY": CurrencyNoun(Noun("yen", "yenes")),
    "KRW": CurrencyNoun(Noun("won", "wones")),
    "MXN": CurrencyNoun(Noun("peso mexicano", "pesos mexicanos"), minor: centavo),
    "NIO": CurrencyNoun(Noun("córdoba", "córdobas"), minor: centavo),
    "PAB": CurrencyNoun(Noun("balboa", "balboas"), minor: Noun("centésimo", "centésimos")),
    "PEN": CurrencyNoun(Noun("sol", "soles"), minor: centimo),
    "PYG": CurrencyNoun(Noun("guaraní", "guaraníes")),
    "RUB": CurrencyNoun(Noun("rublo", "rublos"), minor: Noun("kopek", "kopeks")),
    "kr": CurrencyNoun(Noun("corona", "coronas", .feminine), minor: Noun("öre", "öre")),
    "SEK": CurrencyNoun(Noun("corona", "coronas", .feminine), minor: Noun("öre", "öre"), isShared: true),
    "TRY": CurrencyNoun(Noun("lira", "liras", .feminine), minor: Noun("kurus", "kurus"), isShared: true),
    "USD": CurrencyNoun(Noun("dólar", "dólares"), minor: centavo, isShared: true),
    "VES": CurrencyNoun(Noun("bolívar", "bolívares"), minor: centimo),
  ]
}
