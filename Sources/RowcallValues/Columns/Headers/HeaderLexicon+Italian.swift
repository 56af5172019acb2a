extension HeaderLexicon {
  static let italian = HeaderLexicon(words: [
    .identifier: """
    codice, codice fiscale, codice postale, partita iva, riferimento, matricola, numero d'ordine, numero ordine, \
    numero cliente, numero di serie, targa
    """,
    .numbering: "numero",
    .telephone: "telefono, cellulare, numero di telefono, recapito",
    .year: "anno, annata",
    .date: "data, giorno, nascita, scadenza, inizio",
    .time: "ora, orario, partenza, arrivo",
    .duration: "durata, lunghezza, tempo impiegato, tempo totale, tempo trascorso, tempo di percorrenza",
    .change: "variazione",
    .percent: "percentuale, per cento, percento",
    .flag: "attivo, attiva, valido, valida",
    .quantity: """
    quantità, numero di, totale, importo, prezzo, somma, popolazione, abitanti, peso, altezza, superficie, vendite, \
    fatturato, saldo, punti
    """,
    .ownName: "nome, nomi, nominativo, cognome",
    .name: """
    titolo, azienda, società, prodotto, articolo, paese, città, comune, squadra, giocatore, persona, cliente, \
    descrizione, denominazione
    """,
  ])
}
