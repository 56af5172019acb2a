import RowcallText

package enum Danish: Language {
  package static let tag = "da"

  package static let spellingWords = """
    Anna, Bernhard, Cecilie, David, Erik, Frederik, Georg, Hans, Ida, Johan, Karen, Ludvig, Mari, Nikolaj, Odin, \
    Peter, Quintus, Rasmus, Søren, Theodor, Ulla, Viggo, William, Xerxes, Yrsa, Zackarias, Ægir, Ødis, Åse
    """
  package static let habits: WritingHabits = [.dottedTimes]

  // Cells
  package static let answers: KeyValuePairs = ["ja": "nej", "sand": "falsk"]
  package static let portionWords = """
    kop, teske, spiseske, tsk, spsk, liter, tomme, mil, meter, kilo, time, dag, uge, måned, år
    """
  package static let blankWords = "mangler, ukendt"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "og",
    .or: "eller",
    .not: "ikke",
    .contains: "indeholder",
    .matches: "matcher",
    .isBlank: "er tom, er tomt",
    .isFilled: "er ikke tom, er ikke tomt",
  ]
  package static let totalWords = "total"
  package static let noteWords = "kilde, kilder, note, noter, anm, bemærk"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "tusind", 6: "mio, mio., million, millioner", 9: "mia, mia., milliard, milliarder", 12: "billioner",
  ]
  package static let percentWords = "procent"
  package static let durationWords: KeyValuePairs<TimePart, String> = [:]
  package static let timeWords = TimeWords(before: "kl, kl., klokken")
  package static let unitWords: KeyValuePairs<String, String> = [
    "second": "sekunder", "minute": "minutter", "hour": "timer", "day": "dage",
  ]
  package static let moneyWords: KeyValuePairs<String, String> = ["EUR": "euro", "USD": "dollar"]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    kode, postnummer, postnr, cpr, cvr, varenummer, varenr, ordrenummer, ordrenr, kundenummer, fakturanummer, \
    serienummer, kontonummer, reference, nøgle
    """,
    .telephone: "telefon, telefonnummer, mobil, mobilnummer",
    .year: "år, årstal, årgang, fødselsår, byggeår",
    .date: "dato, dag, fødselsdato, forfaldsdato",
    .time: "tid, tidspunkt, klokkeslæt, afgang, ankomst",
    .duration: """
    varighed, spilletid, rejsetid, tidsforbrug, samlet tid, køretid, ventetid, omgangstid
    """,
    .length: "længde",
    .change: "ændring",
    .percent: "procent, andel",
    .flag: "aktiv, gyldig",
    .quantity: """
    antal, mængde, beløb, pris, omsætning, indbyggere, befolkning, stk, omkostning, løn, saldo
    """,
    .dimension: "vægt, størrelse, areal",
    .measure: """
    højde, bredde, dybde, effekt, spænding, strøm, volumen, tykkelse, diameter, masse, dosis, afstand
    """,
    .ownName: "navn, navne",
    .partOfName: "fornavn, efternavn",
    .name: """
    titel, firma, virksomhed, selskab, produkt, vare, land, kommune, spiller, person, medarbejder, kunde, \
    beskrivelse, betegnelse
    """,
  ]
  package static let headerPrepositions = "i"
  package static let measureHeaders = MeasureHeaders(units: "valuta", money: "pris")

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.10, syllable: 0.137, word: 0.035, comma: 0.31)
}

extension Danish {
  /// Months, weekdays, marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("da"))
    lexicon.scales["billion"] = 12
    lexicon.ordinals = .dot(articles: [:], endings: ["te", "de", "ende"])
    lexicon.hasDottedDays = true
    lexicon.dottedTimes = .behind(["kl", "klokken"])
    lexicon.erasBefore = ["f.kr."]
    lexicon.currencies = ["kr": "DKK", "kr.": "DKK"]
    lexicon.units = ["sek": "second", "hk": "horsepower", "kvm": "square-meter"]
    lexicon.rateUnits = [
      "time": "hour", "dag": "day", "døgn": "day", "uge": "week", "md": "month", "måned": "month",
      "år": "year",
    ]
    lexicon.numberedThings = [
      "nr": "nummer", "s": "side", "kap": "kapitel", "bd": "bind", "#": "nummer",
    ]
    return lexicon
  }
}

extension Danish {
  /// Danish; the common gender counts as the masculine.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [
          .alone: "%spellout-numbering", .masculine: "%spellout-cardinal-common",
          .neuter: "%spellout-cardinal-neuter", .scale: "%spellout-cardinal-common",
        ],
        ordinals: ["": "%spellout-ordinal-common"], years: 1100..<2000, replacements: [("tusinde", "tusind")],
        ordinalReplacements: [("etog", "enog"), ("fyrrende", "fyrretyvende")], agreeing: .finalOne),
      scales: [
        3: Noun("tusind", "tusind"), 6: Noun("million", "millioner"), 9: Noun("milliard", "milliarder"),
        12: Noun("billion", "billioner"), 15: Noun("billiard", "billiarder"),
      ],
      fractions: FractionWords(
        named: [
          2: Noun("halv", "halve"), 100: Noun("hundrededel", "hundrededele"),
          1000: Noun("tusindedel", "tusindedele"),
        ],
        rule: .ordinal(rule: "%spellout-ordinal-common", one: "del", other: "dele"),
        half: ("en halv", "en halv"), halfOfUnit: [.neuter: "et halvt"],
        over: "{numerator} divideret med {denominator}"),
      currencies: currencies,
      percent: Noun("procent", "procent"),
      units: UnitWords(
        // Where CLDR's singular lacks the number, which all decimals below two have.
        patterns: ["kilometer-per-hour": Noun("{0} kilometer i timen", "{0} kilometer i timen")],
        genders: ["ton": .neuter]),
      dates: DateWords(
        patterns: .init(weekday: "{weekday} den {date}", day: .ordinal), shortYear: "nul {digit}",
        beforeEra: "{year} før Kristus", decade: "{year}",
        decadeEndings: [
          "hundrede": "hundredetallet", "ti": "tierne", "tyve": "tyverne", "tredive": "trediverne",
          "fyrre": "fyrrerne", "halvtreds": "halvtredserne", "tres": "tresserne", "": "erne",
        ],
        spellsDecades: true),
      clock: ClockWords(
        hour: "klokken {hour}", singleHour: "klokken et", minutes: "{hour}:{minute}",
        minutesInWords: "{hour} {minute}", fewMinutes: "{hour} nul {minute}",
        seconds: "{hours} {minutes} og {seconds}", secondsInDigits: "{time} og {seconds}"),
      codes: CodeWords(dot: "punktum", countryCodeDigits: 2)))

  private static let cent = Noun("cent", "cent")
  private static let ore = Noun("øre", "øre")
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("australsk dollar", "australske dollar"), minor: cent),
    "BRL": CurrencyNoun(Noun("real", "real"), minor: Noun("centavo", "centavos")),
    "CAD": CurrencyNoun(Noun("canadisk dollar", "canadiske dollar"), minor: cent),
    "CHF": CurrencyNoun(Noun("schweizerfranc", "schweizerfranc"), minor: Noun("rappen", "rappen")),
    "CNY": CurrencyNoun(Noun("yuan", "yuan")),
    "CZK": CurrencyNoun(Noun("tjekkisk koruna", "tjekkiske koruna")),
    "DKK": CurrencyNoun(Noun("krone", "kroner"), minor: ore, isShared: true),
    "EUR": CurrencyNoun(Noun("euro", "euro"), minor: cent),
    "GBP": CurrencyNoun(Noun("pund", "pund", .neuter), minor: Noun("penny", "pence"), isShared: true),
    "INR": CurrencyNoun(Noun("rupi", "rupier"), minor: Noun("paisa", "paisa"), isShared: true),
    "ISK": CurrencyNoun(Noun("islandsk krone", "islandske kroner")),
    "JPY": CurrencyNoun(Noun("yen", "yen")),
    "KRW": CurrencyNoun(Noun("won", "won")),
    "NOK": CurrencyNoun(Noun("norsk krone", "norske kroner"), minor: ore),
    "PLN": CurrencyNoun(Noun("zloty", "zloty"), minor: Noun("grosz", "groszy")),
    "RUB": CurrencyNoun(Noun("rubel", "rubler"), minor: Noun("kopek", "kopek")),
    "SEK": CurrencyNoun(Noun("svensk krone", "svenske kroner"), minor: ore),
    "TRY": CurrencyNoun(Noun("tyrkisk lira", "tyrkiske lira"), minor: Noun("kuruş", "kuruş")),
    "USD": CurrencyNoun(Noun("dollar", "dollar"), minor: cent, isShared: true),
  ]
}
