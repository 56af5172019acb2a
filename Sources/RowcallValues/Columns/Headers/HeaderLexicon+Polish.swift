extension HeaderLexicon {
  static let polish = HeaderLexicon(words: [
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
  ])
}
