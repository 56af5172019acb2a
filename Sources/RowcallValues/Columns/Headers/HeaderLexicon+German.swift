extension HeaderLexicon {
  static let german = HeaderLexicon(words: [
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
  ])
}
