extension Polish {
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: numerals,
      decimalMark: ",",
      fractionReading: .numberOrPairs,
      scales: [
        3: Noun(one: "tysiąc", few: "tysiące", many: "tysięcy", other: "tysiąca"),
        6: Noun(one: "milion", few: "miliony", many: "milionów", other: "miliona"),
        9: Noun(one: "miliard", few: "miliardy", many: "miliardów", other: "miliarda"),
        12: Noun(one: "bilion", few: "biliony", many: "bilionów", other: "biliona"),
        15: Noun(one: "biliard", few: "biliardy", many: "biliardów", other: "biliarda"),
      ],
      fractions: FractionWords(
        named: [4: Noun(one: "czwarta", few: "czwarte", many: "czwartych", other: "czwartych")],
        rule: .ordinalForms(one: "feminine", few: "plural", other: "genitivePlural"),
        half: ("pół", "pół"),
        gender: .feminine,
        over: "{numerator} przez {denominator}"),
      currencies: currencies,
      percent: Noun("procent", "procent"),
      units: UnitWords(countAfterFraction: InflectedGrammar.oneHalf),
      dates: dates,
      clock: ClockWords(
        hour: "godzina {hour}", hourBeforePeriod: "godzina {hour}", minutes: "{hour} {minute}",
        fewMinutes: "{hour} zero {minute}", seconds: "{hours} {minutes} {seconds}",
        secondsInDigits: "{time} i {seconds}", hourOrdinal: "a", period: .twentyFourHours),
      codes: CodeWords(dot: "kropka")))

  private static let numerals = NumeralRules(
    cardinals: [
      .alone: "%spellout-numbering", .masculine: "%spellout-cardinal-masculine",
      .feminine: "%spellout-cardinal-feminine", .neuter: "%spellout-cardinal-neuter",
    ],
    ordinalWords: OrdinalWords(
      small: """
        zerowy pierwszy drugi trzeci czwarty piąty szósty siódmy ósmy dziewiąty dziesiąty jedenasty dwunasty trzynasty \
        czternasty piętnasty szesnasty siedemnasty osiemnasty dziewiętnasty dwudziesty
        """,
      tens:
        "trzydziesty czterdziesty pięćdziesiąty sześćdziesiąty siedemdziesiąty osiemdziesiąty dziewięćdziesiąty",
      hundreds:
        "setny dwusetny trzechsetny czterechsetny pięćsetny sześćsetny siedemsetny osiemsetny dziewięćsetny",
      thousands: """
        tysięczny dwutysięczny trzytysięczny czterotysięczny pięciotysięczny sześciotysięczny siedmiotysięczny \
        ośmiotysięczny dziewięciotysięczny
        """,
      endings: [
        "feminine": ["gi": "ga", "i": "ia", "y": "a"], "neuter": ["i": "ie", "y": "e"],
        "genitive": ["i": "iego", "y": "ego"], "plural": ["i": "ie", "y": "e"],
        "genitivePlural": ["i": "ich", "y": "ych"],
      ],
      inflectsTens: true),
    ordinals: [
      "": "masculine", "a": "feminine", "e": "neuter", "ego": "genitive", "go": "genitive",
      "e-plural": "plural", "ych": "genitivePlural",
    ],
    year: "%spellout-numbering",
    agreeing: .spelledOtherwise)

  private static let patterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year} roku",
    monthDayYear: "{date} {year} roku", monthYear: "{month} {year} roku", weekday: "{weekday}, {date}",
    day: .ordinalWithSuffix("ego"))
  private static let dates = DateWords(
    digits: patterns,
    words: patterns,
    yearOrdinals: DateWords.YearOrdinals(inDate: "ego", alone: "", decade: "e"),
    shortYear: "zero {digit}",
    beforeEra: "{year} przed naszą erą",
    decade: "lata {year}")
}

extension Polish {
  /// What Polish calls money; forms after 1, after 2, after 5, and after decimals.
  private static let currencies: [String: CurrencyNoun] = [
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
