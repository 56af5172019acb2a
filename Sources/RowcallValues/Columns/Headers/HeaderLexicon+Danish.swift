extension HeaderLexicon {
  static let danish = HeaderLexicon(words: [
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
  ])
}
