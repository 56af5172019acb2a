import RowcallText

/// Dutch.
package enum Dutch: Language {
  package static let tag = "nl"

  // Cells
  package static let answers: KeyValuePairs = ["ja": "nee", "waar": "onwaar"]
  package static let blankWords = "nvt, n.v.t., leeg"
  package static let totalWords = "totaal"
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
    duur, looptijd, speelduur, reistijd, lengte, benodigde tijd, verstreken tijd, totale tijd, wachttijd, \
    rondetijd
    """,
    .change: "wijziging, mutatie, verandering",
    .percent: "procent, percentage",
    .flag: "actief, geldig, heeft",
    .quantity: """
    aantal, hoeveelheid, som, bedrag, totaal, prijs, omzet, inwoners, bevolking, gewicht, grootte, stuks, kosten, \
    salaris, punten, oppervlakte, voorraad
    """,
    .ownName: "naam, namen, achternaam, voornaam",
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
  /// Months, weekdays and marks are ICU's.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("nl"))
    lexicon.scales = [
      "duizend": 3, "dzd": 3, "mln": 6, "miljoen": 6, "mld": 9, "mrd": 9, "miljard": 9, "biljoen": 12,
    ]
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
