extension HeaderLexicon {
  static let dutch = HeaderLexicon(words: [
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
  ])
}
