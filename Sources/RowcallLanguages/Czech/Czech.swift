import RowcallText

package enum Czech: Language {
  package static let tag = "cs"

  package static let spellingWords = """
    Adam, Božena, Cyril, David, Emil, František, Gustav, Helena, Ivan, Josef, Karel, Ludvík, Marie, Norbert, Oto, \
    Petr, Quido, Rudolf, Svatopluk, Tomáš, Urban, Václav, Xaver, Ypsilon, Zuzana, Čeněk, Řehoř, Šimon, Žofie
    """

  // Cells
  package static let answers: KeyValuePairs = ["ano": "ne", "pravda": "nepravda"]
  package static let answersAtHome: KeyValuePairs = ["a": "n"]
  package static let portionWords = """
    hrnku, šálku, lžičky, lžíce, litru, palce, míle, metru, kila, hodiny, dne, týdne, měsíce, roku
    """
  package static let blankWords = "neuvedeno, není k dispozici"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "a",
    .or: "nebo",
    .not: "ne",
    .contains: "obsahuje",
    .matches: "odpovídá",
    .isBlank: "je prázdné, je prázdný, je prázdná",
    .isFilled: "není prázdné, není prázdný, není prázdná",
  ]
  package static let totalWords = "celkem"
  package static let noteWords = "zdroj, zdroje, poznámka, poznámky"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "tis, tis., tisíc, tisíce", 6: "mil, mil., mio, milion, miliony, milionů",
    9: "mld, mld., miliarda, miliardy, miliard", 12: "bil., bilion, biliony, bilionů",
  ]
  package static let percentWords = "procenta, procento"
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .days: "dny, dnů, den", .hours: "hod, hod., hodina, hodiny, hodin", .minutes: "minuta, minuty, minut",
    .seconds: "sekunda, sekundy, sekund",
  ]
  package static let unitWords: KeyValuePairs<String, String> = [:]
  package static let moneyWords: KeyValuePairs<String, String> = ["CZK": "korun, koruny", "EUR": "euro"]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    identifikátor, kód, psč, ičo, dič, číslo objednávky, číslo faktury, číslo účtu, rodné číslo
    """,
    .numbering: "číslo, č",
    .telephone: "telefon, mobil, telefonní číslo",
    .year: "rok",
    .date: "datum, den, termín, začátek, konec",
    .time: "čas, hodina, odjezd, příjezd",
    .duration: "doba, trvání, doba jízdy, celkový čas, čas jízdy",
    .length: "délka",
    .change: "změna",
    .percent: "procento, procenta, podíl",
    .flag: "aktivní, zaplaceno, platný",
    .quantity: """
    počet, množství, součet, celkem, částka, cena, náklady, obyvatel, body, zůstatek
    """,
    .dimension: "hmotnost, velikost",
    .measure: """
    výška, šířka, hloubka, výkon, napětí, proud, objem, kapacita, tloušťka, průměr, dávka, \
    vzdálenost
    """,
    .ownName: "jméno, název",
    .partOfName: "křestní jméno, příjmení",
    .name: """
    firma, společnost, výrobek, zboží, země, město, zákazník, zaměstnanec, stanice, popis, titul
    """,
  ]
  package static let headerPrepositions = ""
  package static let measureHeaders = MeasureHeaders(money: "cena")

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.12, syllable: 0.146, word: 0.070, comma: 0.28)
}

extension Czech {
  /// Months, weekdays, marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("cs"))
    lexicon.hasDottedDays = true
    lexicon.erasBefore = ["př.n.l.", "př.kr."]
    lexicon.dottedTimes = .behind(["v", "ve", "od", "do", "kolem"])
    lexicon.clockWords = ["h", "hod"]
    lexicon.currencies = ["kč": "CZK"]
    lexicon.units = ["hod": "hour", "hod.": "hour", "sek": "second", "min.": "minute"]
    lexicon.rateUnits = [
      "hod.": "hour", "hod": "hour", "den": "day", "týden": "week", "měs.": "month", "měs": "month",
      "měsíc": "month", "rok": "year",
    ]
    lexicon.numberedThings = [
      "č": "číslo", "str": "strana", "obr": "obrázek", "tab": "tabulka", "kap": "kapitola", "#": "číslo",
    ]
    return lexicon
  }
}

extension Czech {
  /// Czech, whose form `many` follows decimals.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: numerals,
      fractionReading: .parts(
        DecimalParts(
          whole: Noun(zero: "celá", one: "celá", few: "celé", other: "celých", .feminine),
          parts: [part("deset", .feminine), part("set", .feminine), part("tisíc", .feminine)])),
      scales: [
        3: Noun("tisíc", "tisíce", "tisíce", "tisíc"),
        6: Noun("milion", "miliony", "milionu", "milionů"),
        9: Noun("miliarda", "miliardy", "miliardy", "miliard", .feminine),
        12: Noun("bilion", "biliony", "bilionu", "bilionů"),
        15: Noun("biliarda", "biliardy", "biliardy", "biliard", .feminine),
      ],
      fractions: FractionWords(
        named: [
          2: part("polov"), 3: part("třet"), 4: part("čtvrt"), 5: part("pět"), 6: part("šest"),
          7: part("sedm"), 8: part("osm"), 9: part("devít"), 10: part("deset"), 12: part("dvanáct"),
          16: part("šestnáct"), 20: part("dvacet"), 100: part("set"), 1000: part("tisíc"),
        ],
        rule: .unnamed, half: ("polovina", nil), gender: .feminine, over: "{numerator} lomeno {denominator}"),
      currencies: currencies,
      percent: Noun("procento", "procenta", "procenta", "procent", .neuter),
      units: UnitWords(countAfterFraction: InflectedGrammar.oneHalf),
      dates: DateWords(
        patterns: .init(weekday: "{weekday} {date}", day: .ordinalWithSuffix("ého")),
        // The voice has "dva tisíc dvanáct" for 2012.
        spelledYears: 1000..<10_000, shortYear: "nula {digit}", beforeEra: "{year} před naším letopočtem",
        decade: "{year} léta", decadeEndings: ["deset": "desátá", "át": "átá", "cet": "cátá"],
        spellsDecades: true),
      clock: ClockWords(
        hour: "{hours}", minutes: "{hours} {minutes}", seconds: "{hours} {minutes} {seconds}",
        secondsInDigits: "{time} {seconds}"),
      codes: CodeWords(dot: "tečka")))

  private static func part(_ stem: String, _ gender: Agreement = .masculine) -> Noun {
    Noun(one: stem + "ina", few: stem + "iny", other: stem + "in", gender)
  }

  private static let numerals = NumeralRules(
    cardinals: NumeralRules.threeGenders,
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
}

extension Czech {
  /// What Czech calls money; forms after 1, after 2, after decimals, and after 5.
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(dollar("australský", "australské", "australského", "australských"), minor: cent),
    "CAD": CurrencyNoun(dollar("kanadský", "kanadské", "kanadského", "kanadských"), minor: cent),
    "CHF": CurrencyNoun(
      Noun("švýcarský frank", "švýcarské franky", "švýcarského franku", "švýcarských franků"),
      minor: Noun("centim", "centimy", "centimu", "centimů")),
    "CNY": CurrencyNoun(Noun("jüan", "jüany", "jüanu", "jüanů")),
    "CZK": CurrencyNoun(
      Noun("koruna", "koruny", "koruny", "korun", .feminine),
      minor: Noun("haléř", "haléře", "haléře", "haléřů"), isShared: true),
    "kr": CurrencyNoun(krona("severská", "severské", "severských"), minor: ore),
    "DKK": CurrencyNoun(krona("dánská", "dánské", "dánských"), minor: ore),
    "EUR": CurrencyNoun(Noun("euro", "eura", "eura", "eur", .neuter), minor: cent),
    "GBP": CurrencyNoun(
      Noun("libra", "libry", "libry", "liber", .feminine),
      minor: Noun("pence", "pence", "pence", "pencí", .feminine), isShared: true),
    "ILS": CurrencyNoun(
      Noun("šekel", "šekely", "šekelu", "šekelů"), minor: Noun("agora", "agory", "agory", "agor", .feminine)),
    "INR": CurrencyNoun(
      Noun("rupie", "rupie", "rupie", "rupií", .feminine),
      minor: Noun("paisa", "paisy", "paisy", "pais", .feminine), isShared: true),
    "JPY": CurrencyNoun(Noun("jen", "jeny", "jenu", "jenů")),
    "KRW": CurrencyNoun(Noun("won", "wony", "wonu", "wonů")),
    "NOK": CurrencyNoun(krona("norská", "norské", "norských"), minor: ore),
    "PLN": CurrencyNoun(
      Noun("zlotý", "zloté", "zlotého", "zlotých"), minor: Noun("groš", "groše", "groše", "grošů")),
    "RUB": CurrencyNoun(Noun("rubl", "rubly", "rublu", "rublů"), minor: kopek, isShared: true),
    "SEK": CurrencyNoun(krona("švédská", "švédské", "švédských"), minor: ore),
    "TRY": CurrencyNoun(
      Noun("lira", "liry", "liry", "lir", .feminine), minor: Noun("kuruš", "kuruše", "kuruše", "kurušů"),
      isShared: true),
    "UAH": CurrencyNoun(Noun("hřivna", "hřivny", "hřivny", "hřiven", .feminine), minor: kopek),
    "USD": CurrencyNoun(Noun("dolar", "dolary", "dolaru", "dolarů"), minor: cent, isShared: true),
  ]

  private static let cent = Noun("cent", "centy", "centu", "centů")
  private static let kopek = Noun("kopejka", "kopejky", "kopejky", "kopejek", .feminine)
  private static let ore = Noun("øre", "øre", .neuter)

  private static func dollar(_ one: String, _ few: String, _ decimal: String, _ other: String) -> Noun {
    Noun(one + " dolar", few + " dolary", decimal + " dolaru", other + " dolarů")
  }

  private static func krona(_ one: String, _ few: String, _ other: String) -> Noun {
    Noun(one + " koruna", few + " koruny", few + " koruny", other + " korun", .feminine)
  }
}
