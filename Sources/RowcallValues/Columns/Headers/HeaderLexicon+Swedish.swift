extension HeaderLexicon {
  static let swedish = HeaderLexicon(words: [
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
  ])
}
