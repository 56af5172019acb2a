import RowcallText

package enum Dutch: Language {
  package static let tag = "nl"

  package static let spellingWords = """
    Anton, Bernhard, Cornelis, Dirk, Eduard, Ferdinand, Gerard, Hendrik, Izaak, Jan, Karel, Lodewijk, Marie, Nico, \
    Otto, Pieter, Quotiënt, Rudolf, Simon, Teunis, Utrecht, Victor, Willem, Xantippe, Ypsilon, Zaandam
    """

  // Cells
  package static let answers: KeyValuePairs = ["ja": "nee", "waar": "onwaar"]
  package static let portionWords = """
    kopje, theelepel, eetlepel, tl, el, liter, pond, inch, duim, mijl, meter, kilo, uur, dag, week, maand, \
    jaar
    """
  package static let blankWords = "nvt, n.v.t., leeg"
  package static let unknownWords = "onbekend"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "en",
    .or: "of",
    .not: "niet",
    .contains: "bevat",
    .matches: "komt overeen met",
    .isBlank: "is leeg",
    .isFilled: "is niet leeg",
  ]
  package static let totalWords = "totaal"
  package static let noteWords = "bron, bronnen, noot, noten, opmerking, toelichting"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "dzd, dzd., duizend", 6: "mln, mln., miljoen", 9: "mld, mld., mrd., miljard", 12: "biljoen",
  ]
  package static let percentWords = "procent"
  package static let durationWords: KeyValuePairs<TimePart, String> = [:]
  package static let timeWords = TimeWords(after: "uur")
  package static let unitWords: KeyValuePairs<String, String> = [
    "second": "seconden", "minute": "minuten", "hour": "uur, uren", "day": "dagen",
  ]
  package static let moneyWords: KeyValuePairs<String, String> = ["EUR": "euro", "USD": "dollar"]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    kenmerk, sleutel, referentie, artikelnummer, bestelnummer, klantnummer, factuurnummer, serienummer, \
    rekeningnummer, ordernummer, kenteken, bsn
    """,
    .telephone: "telefoon, telefoonnummer, mobiel, mobiel nummer",
    .year: "jaar, bouwjaar, jaargang, geboortejaar",
    .date: "datum, dag, geboortedatum, vervaldatum, begin, einde",
    .time: "tijd, tijdstip, vertrek, aankomst",
    .duration: """
    duur, looptijd, speelduur, reistijd, benodigde tijd, verstreken tijd, totale tijd, wachttijd, \
    rondetijd
    """,
    .length: "lengte",
    .change: "wijziging, mutatie, verandering",
    .percent: "procent, percentage",
    .flag: "actief, geldig, heeft",
    .quantity: """
    hoeveel, \
    aantal, hoeveelheid, som, bedrag, totaal, prijs, omzet, inwoners, bevolking, stuks, kosten, \
    salaris, punten, voorraad
    """,
    .dimension: "gewicht, grootte, oppervlakte",
    .measure: """
    hoogte, breedte, diepte, vermogen, spanning, stroom, volume, inhoud, dikte, diameter, massa, dosis, \
    afstand
    """,
    .ownName: "naam, namen",
    .partOfName: "voornaam, achternaam",
    .name: """
    titel, bedrijf, onderneming, product, artikel, land, stad, gemeente, plaats, ploeg, speler, persoon, \
    medewerker, klant, omschrijving, benaming
    """,
  ]
  package static let headerPrepositions = "in"
  package static let measureHeaders = MeasureHeaders(
    units: "eenheid, valuta", money: "prijs", dimensions: "gewicht")

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.13, syllable: 0.108, word: 0.153, comma: 0.44)
}

extension Dutch {
  /// Months, weekdays, marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("nl"))
    lexicon.ordinals = .suffixes(["e": "e", "ste": "e", "de": "e"])
    lexicon.clockWords = ["uur", "u", "h"]
    lexicon.hourMark = "u"
    lexicon.erasBefore = ["v.chr."]
    lexicon.currencies = ["fl": "NLG"]
    lexicon.units = ["sec": "second", "uur": "hour", "pk": "horsepower"]
    lexicon.rateUnits = [
      "uur": "hour", "u": "hour", "dag": "day", "week": "week", "maand": "month", "mnd": "month",
      "jaar": "year", "jr": "year",
    ]
    lexicon.numberedThings = [
      "nr": "nummer", "blz": "bladzijde", "p": "pagina", "dl": "deel", "hfst": "hoofdstuk", "#": "nummer",
    ]
    return lexicon
  }
}

extension Dutch {
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [.alone: "%spellout-cardinal"], ordinals: ["": "%spellout-ordinal"], years: 1100..<2000,
        replacements: replacements),
      scales: [
        3: Noun("duizend", "duizend"), 6: Noun("miljoen", "miljoen"), 9: Noun("miljard", "miljard"),
        12: Noun("biljoen", "biljoen"), 15: Noun("biljard", "biljard"),
      ],
      fractions: FractionWords(
        named: [2: Noun("half", "halven"), 4: Noun("kwart", "kwart")],
        rule: .ordinal(rule: "%spellout-ordinal", one: "", other: ""), half: ("een half", "een half"),
        halfOfUnit: [.masculine: "een halve"], over: "{numerator} gedeeld door {denominator}"),
      currencies: currencies,
      dates: DateWords(
        patterns: .init(weekday: "{weekday} {date}", day: .cardinal), shortYear: "nul {digit}",
        beforeEra: "{year} voor Christus", decade: "jaren {year}"),
      clock: ClockWords(
        hour: "{hour} uur", minutes: "{hour} uur {minute}", seconds: "{hours} {minutes} en {seconds}",
        secondsInDigits: "{time} en {seconds}"),
      codes: CodeWords(dot: "punt", countryCodeDigits: 2)))

  /// "Een" is said like the article; and ICU's years leave out the word for hundred, which runs their parts together.
  private static let replacements =
    [("een", "één"), ("éénen", "eenen")]
    + [
      "één", "een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf", "twaalf",
      "der", "veer", "twin", "tachtig",
    ].map { ("tien" + $0, "tienhonderd" + $0) }

  private static let cent = Noun("cent", "cent")
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("Australische dollar", "Australische dollar"), minor: cent),
    "BRL": CurrencyNoun(Noun("real", "real"), minor: Noun("centavo", "centavo")),
    "CAD": CurrencyNoun(Noun("Canadese dollar", "Canadese dollar"), minor: cent),
    "CHF": CurrencyNoun(Noun("Zwitserse frank", "Zwitserse frank"), minor: Noun("rappen", "rappen")),
    "CNY": CurrencyNoun(Noun("yuan", "yuan")),
    "CZK": CurrencyNoun(Noun("Tsjechische kroon", "Tsjechische kroon")),
    "kr": CurrencyNoun(Noun("kroon", "kroon"), minor: Noun("øre", "øre")),
    "DKK": CurrencyNoun(Noun("Deense kroon", "Deense kroon"), minor: Noun("øre", "øre")),
    "EUR": CurrencyNoun(Noun("euro", "euro"), minor: cent),
    "GBP": CurrencyNoun(Noun("pond", "pond"), minor: Noun("penny", "pence"), isShared: true),
    "INR": CurrencyNoun(Noun("roepie", "roepie"), minor: Noun("paisa", "paisa"), isShared: true),
    "JPY": CurrencyNoun(Noun("yen", "yen")),
    "KRW": CurrencyNoun(Noun("won", "won")),
    "NLG": CurrencyNoun(Noun("gulden", "gulden"), minor: cent),
    "NOK": CurrencyNoun(Noun("Noorse kroon", "Noorse kroon"), minor: Noun("øre", "øre")),
    "PLN": CurrencyNoun(Noun("zloty", "zloty"), minor: Noun("grosz", "grosz")),
    "RUB": CurrencyNoun(Noun("roebel", "roebel"), minor: Noun("kopeke", "kopeken")),
    "SEK": CurrencyNoun(Noun("Zweedse kroon", "Zweedse kroon"), minor: Noun("öre", "öre")),
    "TRY": CurrencyNoun(Noun("Turkse lira", "Turkse lira"), minor: Noun("kuruş", "kuruş")),
    "USD": CurrencyNoun(Noun("dollar", "dollar"), minor: cent, isShared: true),
  ]
}
