extension Grammar {
  /// What Czech calls money; forms after 1, after 2, after decimals, and after 5.
  static let czechCurrencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(dollar("australský", "australské", "australského", "australských"), minor: cent),
    "CAD": CurrencyNoun(dollar("kanadský", "kanadské", "kanadského", "kanadských"), minor: cent),
    "CHF": CurrencyNoun(
      Noun(
        one: "švýcarský frank", few: "švýcarské franky", many: "švýcarského franku",
        other: "švýcarských franků"),
      minor: Noun(one: "centim", few: "centimy", many: "centimu", other: "centimů")),
    "CNY": CurrencyNoun(Noun(one: "jüan", few: "jüany", many: "jüanu", other: "jüanů")),
    "CZK": CurrencyNoun(
      Noun(one: "koruna", few: "koruny", many: "koruny", other: "korun", .feminine),
      minor: Noun(one: "haléř", few: "haléře", many: "haléře", other: "haléřů"), isShared: true),
    "kr": CurrencyNoun(krona("severská", "severské", "severských"), minor: ore),
    "DKK": CurrencyNoun(krona("dánská", "dánské", "dánských"), minor: ore),
    "EUR": CurrencyNoun(Noun(one: "euro", few: "eura", many: "eura", other: "eur", .neuter), minor: cent),
    "GBP": CurrencyNoun(
      Noun(one: "libra", few: "libry", many: "libry", other: "liber", .feminine),
      minor: Noun(one: "pence", few: "pence", many: "pence", other: "pencí", .feminine), isShared: true),
    "ILS": CurrencyNoun(
      Noun(one: "šekel", few: "šekely", many: "šekelu", other: "šekelů"),
      minor: Noun(one: "agora", few: "agory", many: "agory", other: "agor", .feminine)),
    "INR": CurrencyNoun(
      Noun(one: "rupie", few: "rupie", many: "rupie", other: "rupií", .feminine),
      minor: Noun(one: "paisa", few: "paisy", many: "paisy", other: "pais", .feminine), isShared: true),
    "JPY": CurrencyNoun(Noun(one: "jen", few: "jeny", many: "jenu", other: "jenů")),
    "KRW": CurrencyNoun(Noun(one: "won", few: "wony", many: "wonu", other: "wonů")),
    "NOK": CurrencyNoun(krona("norská", "norské", "norských"), minor: ore),
    "PLN": CurrencyNoun(
      Noun(one: "zlotý", few: "zloté", many: "zlotého", other: "zlotých"),
      minor: Noun(one: "groš", few: "groše", many: "groše", other: "grošů")),
    "RUB": CurrencyNoun(
      Noun(one: "rubl", few: "rubly", many: "rublu", other: "rublů"), minor: kopek, isShared: true),
    "SEK": CurrencyNoun(krona("švédská", "švédské", "švédských"), minor: ore),
    "TRY": CurrencyNoun(
      Noun(one: "lira", few: "liry", many: "liry", other: "lir", .feminine),
      minor: Noun(one: "kuruš", few: "kuruše", many: "kuruše", other: "kurušů"), isShared: true),
    "UAH": CurrencyNoun(
      Noun(one: "hřivna", few: "hřivny", many: "hřivny", other: "hřiven", .feminine), minor: kopek),
    "USD": CurrencyNoun(
      Noun(one: "dolar", few: "dolary", many: "dolaru", other: "dolarů"), minor: cent, isShared: true),
  ]

  private static let cent = Noun(one: "cent", few: "centy", many: "centu", other: "centů")
  private static let kopek = Noun(
    one: "kopejka", few: "kopejky", many: "kopejky", other: "kopejek", .feminine)
  private static let ore = Noun("øre", "øre", .neuter)

  private static func dollar(_ one: String, _ few: String, _ decimal: String, _ other: String) -> Noun {
    Noun(one: one + " dolar", few: few + " dolary", many: decimal + " dolaru", other: other + " dolarů")
  }

  private static func krona(_ one: String, _ few: String, _ other: String) -> Noun {
    Noun(
      one: one + " koruna", few: few + " koruny", many: few + " koruny", other: other + " korun", .feminine)
  }
}
