extension HeaderLexicon {
  static let czech = HeaderLexicon(words: [
    .identifier: """
    identifikátor, kód, psč, ičo, dič, číslo objednávky, číslo faktury, číslo účtu, rodné číslo
    """,
    .numbering: "číslo, č",
    .telephone: "telefon, mobil, telefonní číslo",
    .year: "rok",
    .date: "datum, den, termín, začátek, konec",
    .time: "čas, hodina, odjezd, příjezd",
    .duration: "doba, délka, trvání, doba jízdy, celkový čas, čas jízdy",
    .change: "změna",
    .percent: "procento, procenta, podíl",
    .flag: "aktivní, zaplaceno, platný",
    .quantity: """
    počet, množství, součet, celkem, částka, cena, náklady, obyvatel, hmotnost, velikost, body, zůstatek
    """,
    .ownName: "jméno, příjmení, název",
    .name: """
    firma, společnost, výrobek, zboží, země, město, zákazník, zaměstnanec, stanice, popis, titul
    """,
  ])
}
