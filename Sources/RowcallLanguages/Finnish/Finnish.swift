import RowcallText

/// Finnish.
package enum Finnish: Language {
  package static let tag = "fi"
  package static let habits: WritingHabits = [.dottedTimes]

  // Cells
  package static let answers: KeyValuePairs = ["kyllä": "ei", "tosi": "epätosi"]
  package static let blankWords = "puuttuu, tyhjä"
  package static let totalWords = "yhteensä, summa"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "tuhat, tuhatta", 6: "milj, milj., miljoona, miljoonaa", 9: "mrd, mrd., miljardi, miljardia",
    12: "biljoonaa",
  ]
  package static let percentWords = "prosenttia, prosentti"
  package static let durationWords: KeyValuePairs<TimePart, String> = [:]
  package static let timeWords = TimeWords(before: "klo, kello")
  package static let unitWords: KeyValuePairs<String, String> = [
    "second": "sekuntia", "minute": "minuuttia", "hour": "tuntia", "day": "päivää",
  ]
  package static let moneyWords: KeyValuePairs<String, String> = [
    "EUR": "euro, euroa", "USD": "dollari, dollaria",
  ]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    tunnus, tunniste, koodi, postinumero, henkilötunnus, y-tunnus, tuotenumero, tilausnumero, asiakasnumero, \
    laskunumero, sarjanumero, tilinumero, viite, avain
    """,
    .numbering: "numero",
    .telephone: "puhelin, puhelinnumero, matkapuhelin, gsm",
    .year: "vuosi, vuosikerta, syntymävuosi, rakennusvuosi",
    .date: "päivä, päivämäärä, pvm, syntymäaika, syntymäpäivä, eräpäivä, alku, loppu",
    .time: "aika, kellonaika, klo, lähtö, tulo, saapuminen",
    .duration: "kesto, matka-aika, pituus, kulunut aika, kokonaisaika, ajoaika, odotusaika, kierrosaika",
    .change: "muutos",
    .percent: "prosentti, prosentteina, osuus",
    .flag: "aktiivinen, voimassa",
    .quantity: """
    määrä, lukumäärä, kpl, summa, yhteensä, hinta, liikevaihto, asukkaat, asukasluku, väkiluku, paino, koko, \
    kustannus, palkka, pisteet, pinta-ala, saldo
    """,
    .ownName: "nimi, sukunimi, etunimi",
    .name: """
    otsikko, yritys, yhtiö, tuote, maa, kaupunki, kunta, joukkue, pelaaja, henkilö, työntekijä, asiakas, kuvaus, \
    nimike, asema
    """,
  ]
  package static let headerPrepositions = ""
  package static let measureHeaders = MeasureHeaders(money: "hinta")

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.03, syllable: 0.170, word: 0.031, comma: 0.31)
}

extension Finnish {
  /// Months, weekdays and marks are ICU's.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("fi"))
    lexicon.scales = [
      "tuhat": 3, "tuhatta": 3, "milj": 6, "miljoona": 6, "miljoonaa": 6, "mrd": 9, "miljardi": 9,
      "miljardia": 9, "biljoona": 12, "biljoonaa": 12,
    ]
    lexicon.ordinals = .dot(articles: [:], endings: [])
    lexicon.hasDottedDays = true
    lexicon.dottedTimes = .behind(["klo", "kello"])
    lexicon.decadeSuffixes = ["-luku"]
    lexicon.erasBefore = ["eaa.", "ekr."]
    lexicon.currencies = ["mk": "FIM"]
    lexicon.units = ["sek": "second", "hv": "horsepower", "vrk": "day"]
    lexicon.rateUnits = [
      "tunti": "hour", "h": "hour", "päivä": "day", "pv": "day", "vrk": "day", "viikko": "week", "vk": "week",
      "kuukausi": "month", "kk": "month", "vuosi": "year", "v": "year",
    ]
    lexicon.numberedThings = ["nro": "numero", "s": "sivu", "#": "numero"]
    return lexicon
  }
}
