import RowcallText

/// Norwegian, in Bokmål.
package enum Norwegian: Language {
  package static let tag = "nb"
  package static let aliases = ["nn", "no"]

  package static let spellingWords = """
    Anna, Bernhard, Caesar, David, Edith, Fredrik, Gustav, Harald, Ivar, Johan, Karin, Ludvig, Martin, Nils, \
    Olivia, Petter, Quintus, Rikard, Sigrid, Teodor, Ulrik, Xerxes, Yngling, Zakarias, Ærlig, Østen, Åse
    """
  package static let habits: WritingHabits = [.dottedTimes]

  // Cells
  package static let answers: KeyValuePairs = ["ja": "nei", "sant": "usant"]
  package static let portionWords = """
    kopp, teskje, spiseskje, ts, ss, liter, tomme, mil, meter, kilo, time, dag, uke, måned, år
    """
  package static let blankWords = "mangler, ukjent"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "og",
    .or: "eller",
    .not: "ikke",
    .contains: "inneholder",
    .matches: "samsvarer med",
    .isBlank: "er tom, er tomt",
    .isFilled: "er ikke tom, er ikke tomt",
  ]
  package static let totalWords = "totalt"
  package static let noteWords = "kilde, kilder, merknad, note, noter, anm"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "tusen", 6: "mill, mill., million, millioner", 9: "mrd, mrd., milliard, milliarder", 12: "billioner",
  ]
  package static let percentWords = "prosent"
  package static let durationWords: KeyValuePairs<TimePart, String> = [:]
  package static let timeWords = TimeWords(before: "kl, kl.")
  package static let unitWords: KeyValuePairs<String, String> = [
    "second": "sekunder", "minute": "minutter", "hour": "timer", "day": "dager",
  ]
  package static let moneyWords: KeyValuePairs<String, String> = ["EUR": "euro", "USD": "dollar"]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    kode, personnummer, organisasjonsnummer, varenummer, ordrenummer, kundenummer, fakturanummer, serienummer, \
    kontonummer, referanse, nøkkel
    """,
    .telephone: "telefon, telefonnummer, mobil, mobilnummer",
    .year: "år, årstall, årgang, fødselsår, byggeår",
    .date: "dato, dag, fødselsdato, forfallsdato",
    .time: "tid, tidspunkt, klokkeslett, avgang, ankomst",
    .duration: "varighet, spilletid, reisetid, tidsbruk, total tid, kjøretid, ventetid, rundetid",
    .length: "lengde",
    .change: "endring",
    .percent: "prosent, andel",
    .flag: "aktiv, gyldig",
    .quantity: """
    antall, mengde, beløp, pris, omsetning, innbyggere, befolkning, stk, kostnad, lønn, poeng, \
    saldo
    """,
    .dimension: "vekt, størrelse, areal",
    .measure: """
    høyde, bredde, dybde, effekt, spenning, strøm, volum, tykkelse, diameter, masse, dose, avstand
    """,
    .ownName: "navn",
    .partOfName: "fornavn, etternavn",
    .name: """
    tittel, firma, bedrift, selskap, produkt, vare, land, kommune, spiller, person, ansatt, kunde, beskrivelse, \
    betegnelse
    """,
  ]
  package static let headerPrepositions = "i"
  package static let measureHeaders = MeasureHeaders(units: "valuta", money: "pris")

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.09, syllable: 0.158, word: 0.047, comma: 0.39)
}

extension Norwegian {
  /// Months, weekdays, marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("nb"))
    lexicon.scales["billion"] = 12
    lexicon.ordinals = .dot(articles: [:], endings: ["te", "de", "ende"])
    lexicon.hasDottedDays = true
    lexicon.dottedTimes = .behind(["kl", "klokka", "klokken"])
    lexicon.erasBefore = ["f.kr."]
    lexicon.currencies = ["kr": "NOK"]
    lexicon.units = ["sek": "second", "hk": "horsepower", "kvm": "square-meter"]
    lexicon.rateUnits = [
      "time": "hour", "dag": "day", "døgn": "day", "uke": "week", "mnd": "month",
      "måned": "month", "år": "year",
    ]
    lexicon.numberedThings = [
      "nr": "nummer", "s": "side", "kap": "kapittel", "bd": "bind", "#": "nummer",
    ]
    return lexicon
  }
}

extension Norwegian {
  /// Norwegian, in Bokmål; feminine nouns go like masculine ones.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [.alone: "%spellout-cardinal-masculine", .neuter: "%spellout-cardinal-neuter"],
        ordinals: ["": "%spellout-ordinal-masculine"], years: 1100..<2000,
        ordinalReplacements: [("tjueende", "tjuende")], agreeing: .spelledOtherwise),
      scales: [
        3: Noun("tusen", "tusen"), 6: Noun("million", "millioner"), 9: Noun("milliard", "milliarder"),
        12: Noun("billion", "billioner"), 15: Noun("billiard", "billiarder"),
      ],
      fractions: FractionWords(
        named: [
          2: Noun("halv", "halve"), 3: Noun("tredel", "tredeler"), 100: Noun("hundredel", "hundredeler"),
          1000: Noun("tusendel", "tusendeler"),
        ],
        rule: .cardinal(one: "del", other: "deler"), half: ("en halv", "en halv"),
        halfOfUnit: [.neuter: "et halvt"], over: "{numerator} delt på {denominator}"),
      currencies: currencies,
      units: UnitWords(genders: ["ton": .neuter]),
      dates: DateWords(
        patterns: .init(weekday: "{weekday} {date}", day: .ordinal), shortYear: "null {digit}",
        beforeEra: "{year} før Kristus", decade: "{year}", decadeEndings: "tallet", spellsDecades: true),
      clock: ClockWords(
        hour: "klokken {hour}", singleHour: "klokken ett", minutes: "{hour}:{minute}",
        minutesInWords: "{hour} {minute}", fewMinutes: "{hour} null {minute}",
        seconds: "{hours} {minutes} og {seconds}", secondsInDigits: "{time} og {seconds}"),
      codes: CodeWords(dot: "punktum", countryCodeDigits: 2)))

  private static let cent = Noun("cent", "cent")
  private static let ore = Noun("øre", "øre", .neuter)
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("australsk dollar", "australske dollar"), minor: cent),
    "BRL": CurrencyNoun(Noun("real", "real"), minor: Noun("centavo", "centavos")),
    "CAD": CurrencyNoun(Noun("kanadisk dollar", "kanadiske dollar"), minor: cent),
    "CHF": CurrencyNoun(Noun("sveitsisk franc", "sveitsiske franc"), minor: Noun("rappen", "rappen")),
    "CNY": CurrencyNoun(Noun("yuan", "yuan")),
    "CZK": CurrencyNoun(Noun("tsjekkisk koruna", "tsjekkiske koruna")),
    "DKK": CurrencyNoun(Noun("dansk krone", "danske kroner"), minor: ore),
    "EUR": CurrencyNoun(Noun("euro", "euro"), minor: cent),
    "GBP": CurrencyNoun(Noun("pund", "pund", .neuter), minor: Noun("penny", "pence"), isShared: true),
    "INR": CurrencyNoun(Noun("rupi", "rupier"), minor: Noun("paisa", "paisa"), isShared: true),
    "ISK": CurrencyNoun(Noun("islandsk krone", "islandske kroner")),
    "JPY": CurrencyNoun(Noun("yen", "yen")),
    "KRW": CurrencyNoun(Noun("won", "won")),
    "NOK": CurrencyNoun(Noun("krone", "kroner"), minor: ore, isShared: true),
    "PLN": CurrencyNoun(Noun("zloty", "zloty"), minor: Noun("grosz", "groszy")),
    "RUB": CurrencyNoun(Noun("rubel", "rubler"), minor: Noun("kopek", "kopek")),
    "SEK": CurrencyNoun(Noun("svensk krone", "svenske kroner"), minor: ore),
    "TRY": CurrencyNoun(Noun("tyrkisk lira", "tyrkiske lira"), minor: Noun("kuruş", "kuruş")),
    "USD": CurrencyNoun(Noun("dollar", "dollar"), minor: cent, isShared: true),
  ]
}
