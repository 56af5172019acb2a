extension HeaderLexicon {
  static let finnish = HeaderLexicon(words: [
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
  ])
}
