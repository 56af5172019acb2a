import RowcallText

/// Swedish.
package enum Swedish: Language {
  package static let tag = "sv"
  package static let habits: WritingHabits = [.yearFirst, .dottedTimes]

  // Cells
  package static let answers: KeyValuePairs = ["ja": "nej", "sant": "falskt"]
  package static let blankWords = "saknas"
  package static let totalWords = "totalt, summa"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "tusen", 6: "mn, milj., miljon, miljoner", 9: "md, md., mdr, miljard, miljarder", 12: "biljoner",
  ]
  package static let percentWords = "procent"
  package static let durationWords: KeyValuePairs<TimePart, String> = [:]
  package static let timeWords = TimeWords(before: "kl, kl., klockan")
  package static let unitWords: KeyValuePairs<String, String> = [
    "second": "sekunder", "minute": "minuter", "hour": "timmar", "day": "dagar",
  ]
  package static let moneyWords: KeyValuePairs<String, String> = ["EUR": "euro", "USD": "dollar"]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    kod, postnummer, postnr, personnummer, artikelnummer, artikelnr, ordernummer, ordernr, kundnummer, kundnr, \
    fakturanummer, serienummer, kontonummer, referens, nyckel
    """,
    .telephone: "telefon, telefonnummer, mobil, mobilnummer",
    .year: "år, årtal, årgång, födelseår, byggår",
    .date: "datum, dag, födelsedatum, förfallodatum, början, slut",
    .time: "tid, klockslag, avgång, ankomst",
    .duration: "varaktighet, speltid, restid, längd, åtgången tid, total tid, körtid, väntetid, varvtid",
    .change: "förändring, ändring",
    .percent: "procent, andel",
    .flag: "är, aktiv, giltig",
    .quantity: """
    antal, mängd, summa, belopp, totalt, pris, omsättning, invånare, befolkning, vikt, storlek, styck, kostnad, \
    lön, poäng, yta
    """,
    .ownName: "namn, efternamn, förnamn",
    .name: """
    titel, företag, bolag, produkt, vara, land, stad, ort, kommun, spelare, person, anställd, kund, beskrivning, \
    benämning
    """,
  ]
  package static let headerPrepositions = "i"
  package static let measureHeaders = MeasureHeaders(units: "valuta", money: "pris")

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.10, syllable: 0.168, word: 0.043, comma: 0.36)
}

extension Swedish {
  /// Months, weekdays and marks are ICU's.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("sv"))
    lexicon.scales = [
      "tusen": 3, "mn": 6, "milj": 6, "miljon": 6, "miljoner": 6, "md": 9, "mdr": 9, "miljard": 9,
      "miljarder": 9, "biljon": 12, "biljoner": 12,
    ]
    lexicon.ordinals = .suffixes([":a": "a", ":e": "e"])
    lexicon.decadeSuffixes = ["-talet"]
    lexicon.dottedTimes = .behind(["kl", "klockan"])
    lexicon.erasBefore = ["f.kr."]
    lexicon.currencies = ["kr": "SEK"]
    lexicon.units = ["tim": "hour", "sek": "second", "hk": "horsepower", "kvm": "square-meter"]
    lexicon.rateUnits = [
      "tim": "hour", "timme": "hour", "dag": "day", "dygn": "day", "vecka": "week", "mån": "month",
      "månad": "month", "år": "year",
    ]
    lexicon.numberedThings = [
      "nr": "nummer", "s": "sida", "kap": "kapitel", "bd": "band", "#": "nummer",
    ]
    return lexicon
  }
}
