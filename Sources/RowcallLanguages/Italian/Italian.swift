import RowcallText

/// Italian.
package enum Italian: Language {
  package static let tag = "it"

  // Cells
  package static let answers: KeyValuePairs = ["sì": "no", "vero": "falso"]
  package static let blankWords = "vuoto, n.d."
  package static let totalWords = "totale"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "mila", 6: "mln, mln., milione, milioni", 9: "mld, mld., miliardo, miliardi",
  ]
  package static let percentWords = "percento"
  package static let durationWords: KeyValuePairs<TimePart, String> = [:]
  package static let timeWords = TimeWords(before: "ore")
  package static let unitWords: KeyValuePairs<String, String> = [
    "second": "secondi", "minute": "minuti", "hour": "ore", "day": "giorni",
  ]
  package static let moneyWords: KeyValuePairs<String, String> = ["EUR": "euro"]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
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
  ]
  package static let headerPrepositions = "in"
  package static let measureHeaders = MeasureHeaders(
    units: "unità, valuta", money: "prezzo, costo, salario",
    dimensions: "peso, altezza, larghezza, temperatura, velocità")

  // Links and voice
  package static let vagueLinkWords = "di, più, leggi, qui, clicca, scarica"
  package static let pace = SpeakingPace(start: 0.02, syllable: 0.154, word: 0.032, comma: 0.23)
}

extension Italian {
  /// Months, weekdays and marks are ICU's.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("it"))
    lexicon.scales = [
      "mila": 3, "mille": 3, "mln": 6, "milione": 6, "milioni": 6, "mld": 9, "miliardo": 9, "miliardi": 9,
      "bilione": 12, "bilioni": 12,
    ]
    lexicon.ordinals = .suffixes(["º": "º", "°": "º", "ª": "ª", "o": "º", "a": "ª"])
    lexicon.romans = Lexicon.RomanStyle(centuries: ["secolo", "secoli"], lastOrdinal: 10)
    lexicon.dateJoiners = ["di", "del"]
    lexicon.erasBefore = ["a.c."]
    lexicon.currencies = ["fr": "CHF", "Lit": "ITL"]
    lexicon.units = ["sec": "second", "ore": "hour"]
    lexicon.rateUnits = [
      "ora": "hour", "giorno": "day", "g": "day", "settimana": "week", "mese": "month", "anno": "year",
    ]
    lexicon.numberedThings = [
      "n": "numero", "nr": "numero", "n°": "numero", "nº": "numero", "pag": "pagina", "pagg": "pagine",
      "vol": "volume", "cap": "capitolo", "#": "numero",
    ]
    return lexicon
  }
}
