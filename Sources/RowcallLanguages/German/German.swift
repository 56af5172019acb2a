package enum German: Language {
  package static let tag = "de"

  package static let spellingWords = """
    Anton, Berta, Cäsar, Dora, Emil, Friedrich, Gustav, Heinrich, Ida, Julius, Kaufmann, Ludwig, Martha, Nordpol, \
    Otto, Paula, Quelle, Richard, Samuel, Theodor, Ulrich, Viktor, Wilhelm, Xanthippe, Ypsilon, Zacharias, Ärger, \
    Ökonom, Übermut
    """

  // Cells
  package static let answers: KeyValuePairs = ["ja": "nein", "j": "n", "wahr": "falsch"]
  package static let portionWords = """
    tasse, tassen, teelöffel, esslöffel, tl, el, liter, pfund, zoll, meter, meile, meilen, kilo, stunde, \
    stunden, tag, woche, monat, jahr, mehrheit
    """
  package static let blankWords = "k.A."
  package static let unknownWords = "unbekannt, keine, keine Angabe"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "und",
    .or: "oder",
    .not: "nicht",
    .contains: "enthält",
    .matches: "entspricht",
    .isBlank: "ist leer",
    .isFilled: "ist nicht leer",
  ]
  package static let totalWords = "summe, gesamtsumme, zwischensumme, gesamt, insgesamt"
  package static let noteWords = "quelle, quellen, anmerkung, anmerkungen, hinweis, hinweise, fußnote"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "Tsd, Tsd., Tausend", 6: "Mio, Mio., Million, Millionen", 9: "Mrd, Mrd., Milliarde, Milliarden",
    12: "Bio, Bio., Billionen",
  ]
  package static let percentWords = "Prozent, v. H."
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .days: "Tag, Tage, Tagen", .hours: "Std, Std., Stunde, Stunden", .minutes: "Minute, Minuten",
    .seconds: "Sek, Sek., Sekunde, Sekunden",
  ]
  package static let timeWords = TimeWords(after: "Uhr")
  package static let extensionWords = "Durchwahl"
  package static let unitWords: KeyValuePairs<String, String> = [
    "second": "Sekunden", "minute": "Minuten", "hour": "Stunden", "day": "Tage",
  ]
  package static let moneyWords: KeyValuePairs<String, String> = [
    "EUR": "Euro, Euros", "USD": "Dollar", "CHF": "Fr., SFr., CHf",
  ]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    kennung, kennziffer, kürzel, schlüssel, plz, postleitzahl, artikelnummer, bestellnummer, kundennummer, kundennr, \
    rechnungsnummer, seriennummer, kontonummer, aktenzeichen, personalnummer, matrikelnummer, vorwahl
    """,
    .numbering: "nummer",
    .telephone: "telefon, telefonnummer, handy, mobil, mobilnummer, rufnummer, telefonnr",
    .year: "jahr, baujahr, jahrgang, geburtsjahr, erscheinungsjahr",
    .date: "datum, geburtsdatum, stichtag, tag, beginn, ende",
    .time: "uhrzeit, zeit, abfahrt, ankunft",
    .duration: """
    dauer, laufzeit, spieldauer, fahrzeit, benötigt, gebraucht, reisezeit, wartezeit, rundenzeit, \
    fahrtdauer, fahrdauer, gesamtzeit, zeitaufwand, benötigte zeit
    """,
    .length: "länge",
    .change: "veränderung, änderung",
    .percent: "prozent, prozentsatz",
    .flag: "ist, hat, aktiv, gültig",
    .quantity: """
    wie viele, wie viel, \
    anzahl, menge, summe, betrag, preis, umsatz, einwohner, stück, kosten, gehalt, punkte
    """,
    .dimension: "gewicht, größe",
    .measure: """
    höhe, breite, tiefe, leistung, spannung, strom, volumen, inhalt, hubraum, dicke, durchmesser, \
    masse, dosis, strecke, entfernung
    """,
    .name: """
    bezeichnung, titel, firma, unternehmen, produkt, artikel, land, stadt, ort, verein, spieler, person, mitarbeiter, \
    kunde, gemeinde
    """,
    .ownName: "name, namen",
    .partOfName: "vorname, nachname, familienname",
  ]
  package static let columnNames = "nr, monat, beschreibung, straße, wert, gruppe, alter, einheit"
  package static let headerPrepositions = "in"
  package static let measureHeaders = MeasureHeaders(
    units: "einheit, währung", money: "preis, kosten, gehalt, umsatz",
    dimensions: "gewicht, höhe, breite, tiefe, entfernung, temperatur, geschwindigkeit")

  // Links and voice
  package static let vagueLinkWords = """
    mehr, weiter, weiterlesen, hier, klicken, lesen, ansehen, anzeigen, herunterladen, zum, zur, \
    seite, artikel, öffnen, erfahren, sie
    """
  package static let pace = SpeakingPace(start: 0.10, syllable: 0.143, word: 0.123, comma: 0.28)
}

extension German {
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon()
    lexicon.decimalMark = ","
    lexicon.groupingMarks = [".", " ", "'", "’"]
    lexicon.scales = [
      "tausend": 3, "tsd": 3, "mio": 6, "mrd": 9, "million": 6, "millionen": 6, "milliarde": 9,
      "milliarden": 9, "billion": 12,
      "billionen": 12, "billiarde": 15, "billiarden": 15, "trillion": 18, "trillionen": 18,
    ]
    lexicon.ordinals = .dot(
      articles: articles,
      endings: ["te", "ter", "tes", "ten", "tem", "ste", "ster", "stes", "sten", "stem"])
    lexicon.months = months
    lexicon.weekdays = [
      "sonntag": 1, "montag": 2, "dienstag": 3, "mittwoch": 4, "donnerstag": 5, "freitag": 6, "samstag": 7,
      "sonnabend": 7, "so": 1, "mo": 2, "di": 3, "mi": 4, "do": 5, "fr": 6, "sa": 7,
    ]
    lexicon.hasDottedDays = true
    lexicon.years = 1100...1999
    lexicon.decadeSuffixes = ["er"]
    lexicon.erasBefore = ["v.chr.", "v.u.z."]
    lexicon.clockWords = ["uhr", "h"]
    lexicon.currencies = ["Fr.": "CHF", "SFr.": "CHF", "DM": "DEM"]
    lexicon.units = [
      "Std": "hour", "Std.": "hour", "Min": "minute", "Min.": "minute", "Sek": "second", "Sek.": "second",
      "PS": "horsepower", "qm": "square-meter", "cbm": "cubic-meter",
    ]
    lexicon.rateUnits = [
      "Std": "hour", "Std.": "hour", "Stunde": "hour", "Tag": "day", "Woche": "week", "Wo": "week",
      "Monat": "month", "Mon": "month", "Mt": "month", "Jahr": "year", "J": "year", "a": "year",
      "qm": "square-meter",
    ]
    lexicon.numberedThings = [
      "nr": "Nummer", "bd": "Band", "S": "Seite", "kap": "Kapitel", "abb": "Abbildung", "jg": "Jahrgang",
      "#": "Nummer",
    ]
    return lexicon
  }

  /// The ending that an ordinal takes after an article or a preposition with one.
  private static let articles = [
    "der": "te", "die": "te", "das": "te", "dem": "ten", "den": "ten", "des": "ten", "am": "ten", "im": "ten",
    "zum": "ten", "zur": "ten", "vom": "ten", "beim": "ten", "ab": "ten", "bis": "ten", "seit": "ten",
    "eine": "te", "jede": "te", "jeden": "ten", "ihr": "ter", "sein": "ter", "ein": "ter", "einen": "ten",
    "einem": "ten", "ihren": "ten", "seinen": "ten",
  ]

  private static let months: [String: UInt8] = [
    "januar": 1, "jänner": 1, "februar": 2, "märz": 3, "april": 4, "mai": 5, "juni": 6, "juli": 7,
    "august": 8, "september": 9, "oktober": 10, "november": 11, "dezember": 12, "jan": 1, "jän": 1, "feb": 2,
    "febr": 2, "mär": 3, "mrz": 3, "apr": 4, "jun": 6, "jul": 7, "aug": 8, "sep": 9, "sept": 9, "okt": 10,
    "nov": 11, "dez": 12,
  ]
}

extension German {
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [
          .alone: "%spellout-numbering", .masculine: "%spellout-cardinal-masculine",
          .neuter: "%spellout-cardinal-masculine", .feminine: "%spellout-cardinal-feminine",
          .scale: "%spellout-cardinal-feminine",
        ],
        ordinals: [
          "": "%spellout-ordinal-r", "er": "%spellout-ordinal-r", "ter": "%spellout-ordinal-r",
          "ster": "%spellout-ordinal-r", "e": "%spellout-ordinal", "te": "%spellout-ordinal",
          "ste": "%spellout-ordinal", "en": "%spellout-ordinal-n", "ten": "%spellout-ordinal-n",
          "sten": "%spellout-ordinal-n", "em": "%spellout-ordinal-m", "tem": "%spellout-ordinal-m",
          "stem": "%spellout-ordinal-m", "es": "%spellout-ordinal-s", "tes": "%spellout-ordinal-s",
          "stes": "%spellout-ordinal-s",
        ],
        joiner: " ", agreeing: .finalOne),
      scales: [
        3: Noun("Tausend", "Tausend"), 6: Noun("Million", "Millionen"), 9: Noun("Milliarde", "Milliarden"),
        12: Noun("Billion", "Billionen"), 15: Noun("Billiarde", "Billiarden"),
      ],
      fractions: FractionWords(
        named: [1: Noun("eintel", "eintel"), 2: Noun("halb", "halbe")],
        rule: .ordinal(rule: "%spellout-ordinal", one: "l", other: "l"),
        over: "{numerator} durch {denominator}", whole: .masculine),
      currencies: currencies,
      // Its voice says "eins Prozent".
      percent: Noun("Prozent", "Prozent", .neuter),
      units: UnitWords(genders: ["nautical-mile": .feminine, "ton": .feminine]),
      dates: DateWords(
        patterns: .init(weekday: "{weekday} {date}", day: .ordinal), spelledYears: 1100..<2000,
        shortYear: "null {digit}", beforeEra: "{year} vor Christus", decade: "{year}", decadeEndings: "er",
        spellsDecades: true),
      clock: ClockWords(
        hour: "{hour} Uhr", minutes: "{hour} Uhr {minute}", seconds: "{hour} Uhr {minutes} {seconds}",
        secondsInDigits: "{time} und {seconds}", hourGender: .masculine),
      codes: CodeWords(pause: " ", dot: "punkt", countryCodeDigits: 2)))

  private static let cent = Noun("Cent", "Cent")
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("australischer Dollar", "australische Dollar"), minor: cent),
    "CAD": CurrencyNoun(Noun("kanadischer Dollar", "kanadische Dollar"), minor: cent),
    "CHF": CurrencyNoun(Noun("Franken", "Franken"), minor: Noun("Rappen", "Rappen"), isShared: true),
    "CNY": CurrencyNoun(Noun("Yuan", "Yuan")),
    "kr": CurrencyNoun(Noun("Krone", "Kronen", .feminine), minor: Noun("Öre", "Öre", .feminine)),
    "DKK": CurrencyNoun(
      Noun("dänische Krone", "dänische Kronen", .feminine), minor: Noun("Öre", "Öre", .feminine)),
    "EUR": CurrencyNoun(Noun("Euro", "Euro"), minor: cent),
    "GBP": CurrencyNoun(Noun("Pfund", "Pfund"), minor: Noun("Penny", "Pence"), isShared: true),
    "INR": CurrencyNoun(Noun("Rupie", "Rupien", .feminine), minor: Noun("Paisa", "Paise"), isShared: true),
    "JPY": CurrencyNoun(Noun("Yen", "Yen")),
    "KRW": CurrencyNoun(Noun("Won", "Won")),
    "NOK": CurrencyNoun(
      Noun("norwegische Krone", "norwegische Kronen", .feminine), minor: Noun("Öre", "Öre", .feminine)),
    "PLN": CurrencyNoun(Noun("Zloty", "Zloty"), minor: Noun("Groschen", "Groschen")),
    "RUB": CurrencyNoun(Noun("Rubel", "Rubel"), minor: Noun("Kopeke", "Kopeken", .feminine)),
    "SEK": CurrencyNoun(
      Noun("schwedische Krone", "schwedische Kronen", .feminine), minor: Noun("Öre", "Öre")),
    "TRY": CurrencyNoun(Noun("Lira", "Lira", .feminine), minor: Noun("Kuruş", "Kuruş"), isShared: true),
    "USD": CurrencyNoun(Noun("Dollar", "Dollar"), minor: cent, isShared: true),
  ]
}
