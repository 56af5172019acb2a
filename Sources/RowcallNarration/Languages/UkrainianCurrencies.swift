extension Grammar {
  /// What Ukrainian calls money; forms after 1, after 2, after 5, and after decimals.
  static let ukrainianCurrencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(
      dollar("австралійський", "австралійські", "австралійських", "австралійського"), minor: cent),
    "CAD": CurrencyNoun(dollar("канадський", "канадські", "канадських", "канадського"), minor: cent),
    "CHF": CurrencyNoun(
      Noun(
        one: "швейцарський франк", few: "швейцарські франки", many: "швейцарських франків",
        other: "швейцарського франка"),
      minor: Noun(one: "сантим", few: "сантими", many: "сантимів", other: "сантима")),
    "CNY": CurrencyNoun(Noun(one: "юань", few: "юані", many: "юанів", other: "юаня")),
    "CZK": CurrencyNoun(
      krona("чеська", "чеські", "чеських", "чеської"),
      minor: Noun(one: "гелер", few: "гелери", many: "гелерів", other: "гелера")),
    "kr": CurrencyNoun(
      Noun(one: "крона", few: "крони", many: "крон", other: "крони", .feminine), minor: ore),
    "DKK": CurrencyNoun(krona("данська", "данські", "данських", "данської"), minor: ore),
    "EUR": CurrencyNoun(
      Noun("євро", "євро"),
      minor: Noun(one: "євроцент", few: "євроценти", many: "євроцентів", other: "євроцента")),
    "GBP": CurrencyNoun(
      Noun(one: "фунт", few: "фунти", many: "фунтів", other: "фунта"),
      minor: Noun(one: "пенс", few: "пенси", many: "пенсів", other: "пенса"), isShared: true),
    "ILS": CurrencyNoun(
      Noun(one: "шекель", few: "шекелі", many: "шекелів", other: "шекеля"),
      minor: Noun(one: "агора", few: "агори", many: "агор", other: "агори", .feminine)),
    "INR": CurrencyNoun(
      Noun(one: "рупія", few: "рупії", many: "рупій", other: "рупії", .feminine),
      minor: Noun(one: "пайса", few: "пайси", many: "пайс", other: "пайси", .feminine), isShared: true),
    "JPY": CurrencyNoun(Noun(one: "єна", few: "єни", many: "єн", other: "єни", .feminine)),
    "KRW": CurrencyNoun(Noun(one: "вона", few: "вони", many: "вон", other: "вони", .feminine)),
    "NOK": CurrencyNoun(krona("норвезька", "норвезькі", "норвезьких", "норвезької"), minor: ore),
    "PLN": CurrencyNoun(
      Noun(one: "злотий", few: "злоті", many: "злотих", other: "злотого"),
      minor: Noun(one: "грош", few: "гроші", many: "грошів", other: "гроша")),
    "RUB": CurrencyNoun(
      Noun(one: "рубль", few: "рублі", many: "рублів", other: "рубля"), minor: kopek, isShared: true),
    "SEK": CurrencyNoun(krona("шведська", "шведські", "шведських", "шведської"), minor: ore),
    "TRY": CurrencyNoun(
      Noun(one: "ліра", few: "ліри", many: "лір", other: "ліри", .feminine),
      minor: Noun(one: "куруш", few: "куруші", many: "курушів", other: "куруша"), isShared: true),
    "UAH": CurrencyNoun(
      Noun(one: "гривня", few: "гривні", many: "гривень", other: "гривні", .feminine), minor: kopek),
    "USD": CurrencyNoun(
      Noun(one: "долар", few: "долари", many: "доларів", other: "долара"), minor: cent, isShared: true),
  ]

  private static let cent = Noun(one: "цент", few: "центи", many: "центів", other: "цента")
  private static let kopek = Noun(
    one: "копійка", few: "копійки", many: "копійок", other: "копійки", .feminine)
  private static let ore = Noun("ере", "ере", .neuter)

  private static func dollar(_ one: String, _ few: String, _ many: String, _ genitive: String) -> Noun {
    Noun(one: one + " долар", few: few + " долари", many: many + " доларів", other: genitive + " долара")
  }

  private static func krona(_ one: String, _ few: String, _ many: String, _ genitive: String) -> Noun {
    Noun(
      one: one + " крона", few: few + " крони", many: many + " крон", other: genitive + " крони", .feminine)
  }
}
