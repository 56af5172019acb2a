extension HeaderLexicon {
  static let norwegian = HeaderLexicon(words: [
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
  ])
}
