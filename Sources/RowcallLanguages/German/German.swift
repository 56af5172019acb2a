/// German.
package enum German: Language {
  package static let tag = "de"

  // Cells
  package static let answers: KeyValuePairs = ["ja": "nein", "j": "n", "wahr": "falsch"]
  package static let blankWords = "k.A."
  package static let totalWords = "summe, gesamtsumme, zwischensumme, gesamt, insgesamt"
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
    dauer, laufzeit, spieldauer, fahrzeit, länge, benötigt, gebraucht, reisezeit, wartezeit, rundenzeit, \
    fahrtdauer, fahrdauer, gesamtzeit, zeitaufwand, benötigte zeit
    """,
    .change: "veränderung, änderung",
    .percent: "prozent, prozentsatz",
    .flag: "ist, hat, aktiv, gültig",
    .quantity:
      "anzahl, menge, summe, betrag, preis, umsatz, einwohner, gewicht, größe, stück, kosten, gehalt, punkte",
    .name: """
    bezeichnung, titel, firma, unternehmen, produkt, artikel, land, stadt, ort, verein, spieler, person, mitarbeiter, \
    kunde, gemeinde
    """,
    .ownName: "nachname, vorname",
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
