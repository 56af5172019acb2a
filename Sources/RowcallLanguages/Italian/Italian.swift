import RowcallText

package enum Italian: Language {
  package static let tag = "it"

  package static let spellingWords = """
    Ancona, Bologna, Como, Domodossola, Empoli, Firenze, Genova, Hotel, Imola, Jolly, Kappa, Livorno, Milano, \
    Napoli, Otranto, Palermo, Quarto, Roma, Savona, Torino, Udine, Venezia, Washington, Xilofono, York, Zara
    """

  // Cells
  package static let answers: KeyValuePairs = ["sì": "no", "vero": "falso"]
  package static let portionWords = """
    tazza, tazze, cucchiaino, cucchiaio, bicchiere, litro, kilo, chilo, pollice, pollici, metro, miglio, \
    ora, giorno, anno
    """
  package static let blankWords = "vuoto, n.d."
  package static let unknownWords = "sconosciuto"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "e",
    .or: "o, oppure",
    .not: "non",
    .contains: "contiene",
    .matches: "corrisponde a",
    .isBlank: "è vuoto, è vuota",
    .isFilled: "non è vuoto, non è vuota",
  ]
  package static let totalWords = "totale"
  package static let noteWords = "fonte, fonti, nota, note"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "mila", 6: "mln, mln., milione, milioni", 9: "mld, mld., miliardo, miliardi",
  ]
  package static let percentWords = "percento"
  package static let durationWords: KeyValuePairs<TimePart, String> = [:]
  package static let timeWords = TimeWords(before: "ore")
  package static let unitWords: KeyValuePairs<String, String> = [
    "second": "secondi", "minute": "minuti", "hour": "ore", "day": "giorni",
  ]
  package static let moneyWords: KeyValuePairs<String, String> = ["EUR": "euro"]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    codice, codice fiscale, codice postale, partita iva, riferimento, matricola, numero d'ordine, numero ordine, \
    numero cliente, numero di serie, targa
    """,
    .numbering: "numero",
    .telephone: "telefono, cellulare, numero di telefono, recapito",
    .year: "anno, annata",
    .date: "data, giorno, nascita, scadenza, inizio",
    .time: "ora, orario, partenza, arrivo",
    .duration: "durata, tempo impiegato, tempo totale, tempo trascorso, tempo di percorrenza",
    .length: "lunghezza",
    .change: "variazione",
    .percent: "percentuale, per cento, percento",
    .flag: "attivo, attiva, valido, valida",
    .quantity: """
    quanti, quante, quanto, \
    quantità, numero di, totale, importo, prezzo, somma, popolazione, abitanti, vendite, \
    fatturato, saldo, punti
    """,
    .dimension: "peso, altezza, superficie",
    .measure: """
    larghezza, profondità, potenza, tensione, corrente, volume, capacità, cilindrata, spessore, \
    diametro, altitudine, massa, dose, distanza
    """,
    .ownName: "nome, nomi, nominativo",
    .partOfName: "cognome, nome di battesimo",
    .name: """
    titolo, azienda, società, prodotto, articolo, paese, città, comune, squadra, giocatore, persona, cliente, \
    descrizione, denominazione
    """,
  ]
  package static let headerPrepositions = "in"
  package static let measureHeaders = MeasureHeaders(
    units: "unità, valuta", money: "prezzo, costo, salario",
    dimensions: "peso, altezza, larghezza, temperatura, velocità")

  // Links and voice
  package static let vagueLinkWords = "di, più, leggi, qui, clicca, scarica"
  package static let pace = SpeakingPace(start: 0.02, syllable: 0.154, word: 0.032, comma: 0.23)
}

extension Italian {
  /// Months, weekdays, marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("it"))
    lexicon.scales["mille"] = 3
    lexicon.scales["bilione"] = 12
    lexicon.scales["bilioni"] = 12
    lexicon.ordinals = .suffixes(["º": "º", "°": "º", "ª": "ª", "o": "º", "a": "ª"])
    lexicon.romans = Lexicon.RomanStyle(centuries: ["secolo", "secoli"], lastOrdinal: 10)
    lexicon.dateJoiners = ["di", "del"]
    lexicon.erasBefore = ["a.c."]
    lexicon.currencies = ["fr": "CHF", "Lit": "ITL"]
    lexicon.units = ["sec": "second", "ore": "hour"]
    lexicon.rateUnits = [
      "ora": "hour", "giorno": "day", "g": "day", "settimana": "week", "mese": "month", "anno": "year",
    ]
    lexicon.numberedThings = [
      "n": "numero", "nr": "numero", "n°": "numero", "nº": "numero", "pag": "pagina", "pagg": "pagine",
      "vol": "volume", "cap": "capitolo", "#": "numero",
    ]
    return lexicon
  }
}

extension Italian {
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: NumeralRules.twoGenders,
        ordinals: [
          "": "%spellout-ordinal-masculine", "a": "%spellout-ordinal-feminine",
          "ª": "%spellout-ordinal-feminine",
        ],
        agreeing: .one),
      fractionReading: .numberOrDigits,
      scales: [
        3: Noun("mila", "mila"), 6: Noun("milione", "milioni"), 9: Noun("miliardo", "miliardi"),
        12: Noun("bilione", "bilioni"), 15: Noun("biliardo", "biliardi"),
      ],
      afterScale: AfterScale(usual: "di {noun}"),
      fractions: FractionWords(
        named: [2: Noun("mezzo", "mezzi")],
        rule: .ordinal(rule: "%spellout-ordinal-masculine", one: "", other: ["o": "i"]),
        half: ("mezzo", "mezzo"), halfOfUnit: [.feminine: "mezza"], over: "{numerator} su {denominator}"),
      currencies: currencies,
      // One mile is masculine, several are feminine.
      units: UnitWords(
        genders: ["mile": .masculine, "mile-per-hour": .masculine, "ton": .feminine],
        portion: "{fraction} di {unit}", elisions: ["una a": "un’a", "una e": "un’e", "una o": "un’o"]),
      dates: DateWords(
        patterns: .init(weekday: "{weekday} {date}", day: .firstIsOrdinal), shortYear: "zero {digit}",
        beforeEra: "{year} avanti Cristo", decade: "anni {year}"),
      clock: ClockWords(
        hour: "ore {hour}", minutes: "ore {hour} e {minute}", seconds: "{hours} {minutes} e {seconds}",
        secondsInDigits: "{time} e {seconds}", hourGender: .feminine),
      codes: CodeWords(dot: "punto", countryCodeDigits: 2)))
}

extension Italian {
  private static let centesimo = Noun("centesimo", "centesimi")
  private static let danishOre = Noun("øre", "øre")

  /// What Italian calls money.
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("dollaro australiano", "dollari australiani"), minor: centesimo),
    "BRL": CurrencyNoun(Noun("real", "real"), minor: Noun("centavo", "centavos")),
    "CAD": CurrencyNoun(Noun("dollaro canadese", "dollari canadesi"), minor: centesimo),
    "CHF": CurrencyNoun(Noun("franco svizzero", "franchi svizzeri"), minor: centesimo),
    "CNY": CurrencyNoun(Noun("yuan", "yuan")),
    "CZK": CurrencyNoun(Noun("corona ceca", "corone ceche", .feminine)),
    "kr": CurrencyNoun(Noun("corona", "corone", .feminine), minor: danishOre),
    "DKK": CurrencyNoun(Noun("corona danese", "corone danesi", .feminine), minor: danishOre),
    "EUR": CurrencyNoun(Noun("euro", "euro"), minor: centesimo),
    "GBP": CurrencyNoun(Noun("sterlina", "sterline", .feminine), minor: Noun("penny", "pence")),
    "HUF": CurrencyNoun(Noun("fiorino ungherese", "fiorini ungheresi")),
    "INR": CurrencyNoun(Noun("rupia", "rupie", .feminine), minor: Noun("paisa", "paise"), isShared: true),
    "ITL": CurrencyNoun(Noun("lira", "lire", .feminine)),
    "JPY": CurrencyNoun(Noun("yen", "yen")),
    "KRW": CurrencyNoun(Noun("won", "won")),
    "NOK": CurrencyNoun(Noun("corona norvegese", "corone norvegesi", .feminine), minor: danishOre),
    "PLN": CurrencyNoun(Noun("zloty", "zloty"), minor: Noun("grosz", "groszy")),
    "RUB": CurrencyNoun(Noun("rublo", "rubli"), minor: Noun("copeco", "copechi")),
    "SEK": CurrencyNoun(Noun("corona svedese", "corone svedesi", .feminine), minor: Noun("öre", "öre")),
    "TRY": CurrencyNoun(Noun("lira turca", "lire turche", .feminine), minor: Noun("kuruş", "kuruş")),
    "USD": CurrencyNoun(Noun("dollaro", "dollari"), minor: centesimo, isShared: true),
  ]
}
