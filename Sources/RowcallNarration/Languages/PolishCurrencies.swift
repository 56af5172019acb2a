extension Grammar {
  /// What Polish calls money; forms after 1, after 2, after 5, and after decimals.
  static let polishCurrencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(
      dollar("australijski", "australijskie", "australijskich", "australijskiego"), minor: cent),
    "CAD": CurrencyNoun(dollar("kanadyjski", "kanadyjskie", "kanadyjskich", "kanadyjskiego"), minor: cent),
    "CHF": CurrencyNoun(
      Noun(
        one: "frank szwajcarski", few: "franki szwajcarskie", many: "franków szwajcarskich",
        other: "franka szwajcarskiego"),
      minor: Noun(one: "centym", few: "centymy", many: "centymów", other: "centyma")),
    "CNY": CurrencyNoun(Noun(one: "juan", few: "juany", many: "juanów", other: "juana")),
    "CZK": CurrencyNoun(
      krona("czeska", "czeskie", "czeskich", "czeskiej"),
      minor: Noun(one: "halerz", few: "halerze", many: "halerzy", other: "halerza")),
    "kr": CurrencyNoun(
      Noun(one: "korona", few: "korony", many: "koron", other: "korony", .feminine), minor: ore),
    "DKK": CurrencyNoun(krona("duńska", "duńskie", "duńskich", "duńskiej"), minor: ore),
    "EUR": CurrencyNoun(Noun("euro", "euro", .neuter), minor: cent),
    "GBP": CurrencyNoun(
      Noun(one: "funt", few: "funty", many: "funtów", other: "funta"),
      minor: Noun(one: "pens", few: "pensy", many: "pensów", other: "pensa"), isShared: true),
    "ILS": CurrencyNoun(
      Noun(one: "szekel", few: "szekle", many: "szekli", other: "szekla"),
      minor: Noun(one: "agora", few: "agory", many: "agor", other: "agory", .feminine)),
    "INR": CurrencyNoun(
      Noun(one: "rupia", few: "rupie", many: "rupii", other: "rupii", .feminine),
      minor: Noun(one: "pajsa", few: "pajsy", many: "pajs", other: "pajsy", .feminine), isShared: true),
    "JPY": CurrencyNoun(Noun(one: "jen", few: "jeny", many: "jenów", other: "jena")),
    "KRW": CurrencyNoun(Noun(one: "won", few: "wony", many: "wonów", other: "wona")),
    "NOK": CurrencyNoun(krona("norweska", "norweskie", "norweskich", "norweskiej"), minor: ore),
    "PLN": CurrencyNoun(
      Noun(one: "złoty", few: "złote", many: "złotych", other: "złotego"),
      minor: Noun(one: "grosz", few: "grosze", many: "groszy", other: "grosza")),
    "RUB": CurrencyNoun(
      Noun(one: "rubel", few: "ruble", many: "rubli", other: "rubla"), minor: kopek, isShared: true),
    "SEK": CurrencyNoun(krona("szwedzka", "szwedzkie", "szwedzkich", "szwedzkiej"), minor: ore),
    "TRY": CurrencyNoun(
      Noun(one: "lira", few: "liry", many: "lir", other: "liry", .feminine),
      minor: Noun(one: "kurusz", few: "kurusze", many: "kuruszy", other: "kurusza"), isShared: true),
    "UAH": CurrencyNoun(
      Noun(one: "hrywna", few: "hrywny", many: "hrywien", other: "hrywny", .feminine), minor: kopek),
    "USD": CurrencyNoun(
      Noun(one: "dolar", few: "dolary", many: "dolarów", other: "dolara"), minor: cent, isShared: true),
  ]

  private static let cent = Noun(one: "cent", few: "centy", many: "centów", other: "centa")
  private static let kopek = Noun(
    one: "kopiejka", few: "kopiejki", many: "kopiejek", other: "kopiejki", .feminine)
  private static let ore = Noun("øre", "øre", .neuter)

  private static func dollar(_ one: String, _ few: String, _ many: String, _ genitive: String) -> Noun {
    Noun(one: "dolar " + one, few: "dolary " + few, many: "dolarów " + many, other: "dolara " + genitive)
  }

  private static func krona(_ one: String, _ few: String, _ many: String, _ genitive: String) -> Noun {
    Noun(
      one: "korona " + one, few: "korony " + few, many: "koron " + many, other: "korony " + genitive,
      .feminine)
  }
}
