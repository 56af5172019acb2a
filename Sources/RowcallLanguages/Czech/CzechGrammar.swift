extension Czech {
  /// Czech, whose form `many` follows decimals.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: numerals,
      decimalMark: ",",
      fractionReading: .parts(
        DecimalParts(
          whole: Noun(zero: "celá", one: "celá", few: "celé", other: "celých", .feminine),
          parts: [
            Noun(one: "desetina", few: "desetiny", other: "desetin", .feminine),
            Noun(one: "setina", few: "setiny", other: "setin", .feminine),
            Noun(one: "tisícina", few: "tisíciny", other: "tisícin", .feminine),
          ])),
      scales: [
        3: Noun(one: "tisíc", few: "tisíce", many: "tisíce", other: "tisíc"),
        6: Noun(one: "milion", few: "miliony", many: "milionu", other: "milionů"),
        9: Noun(one: "miliarda", few: "miliardy", many: "miliardy", other: "miliard", .feminine),
        12: Noun(one: "bilion", few: "biliony", many: "bilionu", other: "bilionů"),
        15: Noun(one: "biliarda", few: "biliardy", many: "biliardy", other: "biliard", .feminine),
      ],
      fractions: FractionWords(
        named: [
          2: Noun(one: "polovina", few: "poloviny", other: "polovin"),
          3: Noun(one: "třetina", few: "třetiny", other: "třetin"),
          4: Noun(one: "čtvrtina", few: "čtvrtiny", other: "čtvrtin"),
          5: Noun(one: "pětina", few: "pětiny", other: "pětin"),
          6: Noun(one: "šestina", few: "šestiny", other: "šestin"),
          7: Noun(one: "sedmina", few: "sedminy", other: "sedmin"),
          8: Noun(one: "osmina", few: "osminy", other: "osmin"),
          9: Noun(one: "devítina", few: "devítiny", other: "devítin"),
          10: Noun(one: "desetina", few: "desetiny", other: "desetin"),
          12: Noun(one: "dvanáctina", few: "dvanáctiny", other: "dvanáctin"),
          16: Noun(one: "šestnáctina", few: "šestnáctiny", other: "šestnáctin"),
          20: Noun(one: "dvacetina", few: "dvacetiny", other: "dvacetin"),
          100: Noun(one: "setina", few: "setiny", other: "setin"),
          1000: Noun(one: "tisícina", few: "tisíciny", other: "tisícin"),
        ],
        rule: .unnamed,
        half: ("polovina", nil),
        gender: .feminine,
        over: "{numerator} lomeno {denominator}"),
      currencies: currencies,
      percent: Noun(one: "procento", few: "procenta", many: "procenta", other: "procent", .neuter),
      units: UnitWords(countAfterFraction: InflectedGrammar.oneHalf),
      dates: dates,
      clock: ClockWords(
        hour: "{hours}", hourBeforePeriod: "{hours}", minutes: "{hours} {minutes}",
        fewMinutes: "{hours} {minutes}",
        seconds: "{hours} {minutes} {seconds}", secondsInDigits: "{time} {seconds}", period: .twentyFourHours),
      codes: CodeWords(dot: "tečka")))

  private static let numerals = NumeralRules(
    cardinals: [
      .alone: "%spellout-numbering", .masculine: "%spellout-cardinal-masculine",
      .feminine: "%spellout-cardinal-feminine", .neuter: "%spellout-cardinal-neuter",
    ],
    // The voice has "dva tisíc" for 2000 and loses its way in millions.
    spelledFrom: 1000,
    ordinalWords: OrdinalWords(
      small: """
        nultý první druhý třetí čtvrtý pátý šestý sedmý osmý devátý desátý jedenáctý dvanáctý třináctý čtrnáctý patnáctý \
        šestnáctý sedmnáctý osmnáctý devatenáctý dvacátý
        """,
      tens: "třicátý čtyřicátý padesátý šedesátý sedmdesátý osmdesátý devadesátý",
      hundreds: "stý dvoustý třístý čtyřstý pětistý šestistý sedmistý osmistý devítistý",
      thousands: """
        tisící dvoutisící třítisící čtyřtisící pětitisící šestitisící sedmitisící osmitisící devítitisící
        """,
      endings: [
        "feminine": ["ý": "á"], "neuter": ["ý": "é"], "genitive": ["ý": "ého", "í": "ího"],
        "genitivePlural": ["ý": "ých", "í": "ích"],
      ],
      inflectsTens: true),
    ordinals: ["": "masculine", "á": "feminine", "é": "neuter", "ého": "genitive", "ho": "genitive"],
    year: "%spellout-numbering",
    // ICU has a feminine thousand, a masculine milliard, and a one that nobody says.
    replacements: [
      ("et jedna tisíc", "et jeden tisíc"), ("át jedna tisíc", "át jeden tisíc"),
      ("sto jedna tisíc", "sto jeden tisíc"),
      ("stě jedna tisíc", "stě jeden tisíc"), ("sta jedna tisíc", "sta jeden tisíc"),
      ("jedna tisíc", "tisíc"),
      ("dvě tisíc", "dva tisíc"), ("jeden miliarda", "jedna miliarda"),
      ("dva miliardy", "dvě miliardy"), ("miliardů", "miliard"), ("milión", "milion"),
      ("cet jedno", "cet jedna"), ("át jedno", "át jedna"),
    ],
    agreeing: .spelledOtherwise)

  private static let patterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year}",
    monthDayYear: "{date} {year}", monthYear: "{month} {year}", weekday: "{weekday} {date}",
    day: .ordinalWithSuffix("ého"))
  private static let dates = DateWords(
    digits: patterns,
    words: patterns,
    // The voice has "dva tisíc dvanáct" for 2012.
    spelledYears: 1000..<10_000,
    shortYear: "nula {digit}",
    beforeEra: "{year} před naším letopočtem",
    decade: "{year} léta",
    decadeEndings: ["deset": "desátá", "át": "átá", "cet": "cátá"],
    spellsDecades: true)
}

extension Czech {
  /// What Czech calls money; forms after 1, after 2, after decimals, and after 5.
  private static let currencies: [String: CurrencyNoun] = [
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
