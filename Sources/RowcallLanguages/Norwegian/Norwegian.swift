import RowcallText

/// Norwegian, in Bokmål.
package enum Norwegian: Language {
  package static let tag = "nb"
  package static let aliases = ["nn", "no"]
  package static let habits: WritingHabits = [.dottedTimes]

  // Cells
  package static let answers: KeyValuePairs = ["ja": "nei", "sant": "usant"]
  package static let blankWords = "mangler, ukjent"
  package static let totalWords = "totalt"
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
    .duration: "varighet, spilletid, reisetid, lengde, tidsbruk, total tid, kjøretid, ventetid, rundetid",
    .change: "endring",
    .percent: "prosent, andel",
    .flag: "aktiv, gyldig",
    .quantity: """
    antall, mengde, beløp, pris, omsetning, innbyggere, befolkning, vekt, størrelse, stk, kostnad, lønn, poeng, areal, \
    saldo
    """,
    .ownName: "navn, etternavn, fornavn",
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
  /// Months, weekdays and marks are ICU's.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("nb"))
    lexicon.scales = [
      "tusen": 3, "mill": 6, "million": 6, "millioner": 6, "mrd": 9, "milliard": 9, "milliarder": 9,
      "billion": 12, "billioner": 12,
    ]
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
