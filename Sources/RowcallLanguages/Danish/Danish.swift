import RowcallText

/// Danish.
package enum Danish: Language {
  package static let tag = "da"
  package static let habits: WritingHabits = [.dottedTimes]

  // Cells
  package static let answers: KeyValuePairs = ["ja": "nej", "sand": "falsk"]
  package static let blankWords = "mangler, ukendt"
  package static let totalWords = "total"
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
    varighed, spilletid, rejsetid, længde, tidsforbrug, samlet tid, køretid, ventetid, omgangstid
    """,
    .change: "ændring",
    .percent: "procent, andel",
    .flag: "aktiv, gyldig",
    .quantity: """
    antal, mængde, beløb, pris, omsætning, indbyggere, befolkning, vægt, størrelse, stk, omkostning, løn, areal, saldo
    """,
    .ownName: "navn, navne, efternavn, fornavn",
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
  /// Months, weekdays and marks are ICU's.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("da"))
    lexicon.scales = [
      "tusind": 3, "mio": 6, "million": 6, "millioner": 6, "mia": 9, "milliard": 9, "milliarder": 9,
      "billion": 12, "billioner": 12,
    ]
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
