import RowcallText

/// Polish.
package enum Polish: Language {
  package static let tag = "pl"

  // Cells
  package static let answers: KeyValuePairs = ["tak": "nie", "prawda": "fałsz"]
  package static let answersAtHome: KeyValuePairs = ["t": "n"]
  package static let blankWords = "brak, brak danych, b.d."
  package static let totalWords = "razem, suma"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "tys, tys., tysiąc, tysiące, tysięcy", 6: "mln, milion, miliony, milionów",
    9: "mld, miliard, miliardy, miliardów", 12: "bln, bilion, biliony, bilionów",
  ]
  package static let percentWords = "procent"
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .days: "dni, dzień", .hours: "godz, godz., godzina, godziny, godzin", .minutes: "minuta, minuty, minut",
    .seconds: "sekunda, sekundy, sekund",
  ]
  package static let unitWords: KeyValuePairs<String, String> = [:]
  package static let moneyWords: KeyValuePairs<String, String> = [
    "PLN": "złotych, złote, złoty, zl", "EUR": "euro",
  ]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    identyfikator, kod, kod pocztowy, pesel, nip, regon, numer zamówienia, numer faktury, numer konta, \
    symbol
    """,
    .numbering: "numer",
    .telephone: "telefon, komórka, faks, numer telefonu",
    .year: "rok",
    .date: "data, dzień, termin, początek, koniec",
    .time: "godzina, czas, odjazd, przyjazd",
    .duration: "czas trwania, czas przejazdu, czas podróży, łączny czas, czas oczekiwania",
    .change: "zmiana",
    .percent: "procent, udział",
    .flag: "czy, aktywny, opłacone, ważny",
    .quantity: """
    liczba, ilość, suma, razem, kwota, cena, koszt, ludność, waga, rozmiar, punkty, saldo
    """,
    .ownName: "imię, nazwisko, nazwa",
    .name: """
    firma, produkt, towar, kraj, miasto, klient, pracownik, stacja, opis, tytuł, drużyna
    """,
  ]
  package static let headerPrepositions = ""
  package static let measureHeaders = MeasureHeaders(money: "cena", dimensions: "temperatura")

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.08, syllable: 0.163, word: 0.089, comma: 0.27)
}

extension Polish {
  /// Months, weekdays, marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("pl"))
    lexicon.hasDottedDays = true
    lexicon.yearWords = ["r", "roku"]
    lexicon.erasBefore = ["p.n.e.", "r.p.n.e.", "rokup.n.e."]
    lexicon.wordsBeforeCasedTimes = [
      "a", "do", "godz", "godzinie", "godziny", "godzinę", "między", "na", "o", "od", "ok", "około", "po",
      "pomiędzy",
      "przed", "w",
    ]
    lexicon.dottedTimes = .behind(lexicon.wordsBeforeCasedTimes)
    lexicon.currencies = ["zl": "PLN"]
    lexicon.units = [
      "godz": "hour", "godz.": "hour", "sek": "second", "sek.": "second", "min.": "minute",
      "KM": "horsepower",
    ]
    lexicon.rateUnits = [
      "godz.": "hour", "godz": "hour", "dzień": "day", "tydz.": "week", "mies.": "month", "mies": "month",
      "miesiąc": "month", "rok": "year",
    ]
    lexicon.numberedThings = [
      "nr": "numer", "str": "strona", "rys": "rysunek", "tab": "tabela", "rozdz": "rozdział", "#": "numer",
    ]
    return lexicon
  }
}
