import RowcallText

package enum Polish: Language {
  package static let tag = "pl"

  package static let spellingWords = """
    Adam, Barbara, Celina, Dorota, Ewa, Franciszek, Genowefa, Henryk, Irena, Jadwiga, Karol, Leon, Maria, Natalia, \
    Olga, Paweł, Quiz, Roman, Stanisław, Tadeusz, Urszula, Violetta, Wacław, Xawery, Ypsylon, Zygmunt
    """

  // Cells
  package static let answers: KeyValuePairs = ["tak": "nie", "prawda": "fałsz"]
  package static let answersAtHome: KeyValuePairs = ["t": "n"]
  package static let portionWords = """
    szklanki, filiżanki, łyżeczki, łyżki, litra, cala, mili, metra, kilo, godziny, dnia, tygodnia, miesiąca, \
    roku, finału
    """
  package static let blankWords = "brak, brak danych, b.d."
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "i, oraz",
    .or: "lub, albo",
    .not: "nie",
    .contains: "zawiera",
    .matches: "pasuje do",
    .isBlank: "jest puste, jest pusty, jest pusta",
    .isFilled: "nie jest puste, nie jest pusty, nie jest pusta",
  ]
  package static let totalWords = "razem, suma"
  package static let noteWords = "źródło, źródła, uwaga, uwagi, przypis"
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
    .length: "długość",
    .change: "zmiana",
    .percent: "procent, udział",
    .flag: "czy, aktywny, opłacone, ważny",
    .quantity: """
    liczba, ilość, suma, razem, kwota, cena, koszt, ludność, punkty, saldo
    """,
    .dimension: "waga, rozmiar",
    .measure: """
    wysokość, szerokość, głębokość, moc, napięcie, prąd, objętość, pojemność, grubość, średnica, masa, \
    dawka, odległość
    """,
    .ownName: "imię, nazwa",
    .partOfName: "nazwisko, pierwsze imię",
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

extension Polish {
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: numerals,
      fractionReading: .numberOrPairs,
      scales: [
        3: Noun("tysiąc", "tysiące", "tysięcy", "tysiąca"),
        6: Noun("milion", "miliony", "milionów", "miliona"),
        9: Noun("miliard", "miliardy", "miliardów", "miliarda"),
        12: Noun("bilion", "biliony", "bilionów", "biliona"),
        15: Noun("biliard", "biliardy", "biliardów", "biliarda"),
      ],
      fractions: FractionWords(
        named: [4: Noun("czwarta", "czwarte", "czwartych", "czwartych")],
        rule: .ordinalForms(one: "feminine", few: "plural", other: "genitivePlural"), half: ("pół", "pół"),
        gender: .feminine, over: "{numerator} przez {denominator}"),
      currencies: currencies,
      percent: Noun("procent", "procent"),
      units: UnitWords(countAfterFraction: InflectedGrammar.oneHalf),
      dates: DateWords(
        patterns: .init(
          withYear: "{date} {year} roku", weekday: "{weekday}, {date}", day: .ordinalWithSuffix("ego")),
        yearOrdinals: DateWords.YearOrdinals(inDate: "ego", alone: "", decade: "e"),
        shortYear: "zero {digit}", beforeEra: "{year} przed naszą erą", decade: "lata {year}"),
      clock: ClockWords(
        hour: "godzina {hour}", minutes: "{hour} {minute}", fewMinutes: "{hour} zero {minute}",
        seconds: "{hours} {minutes} {seconds}", secondsInDigits: "{time} i {seconds}", hourOrdinal: "a"),
      codes: CodeWords(dot: "kropka")))

  private static let numerals = NumeralRules(
    cardinals: NumeralRules.threeGenders,
    ordinalWords: OrdinalWords(
      small: """
        zerowy pierwszy drugi trzeci czwarty piąty szósty siódmy ósmy dziewiąty dziesiąty jedenasty dwunasty trzynasty \
        czternasty piętnasty szesnasty siedemnasty osiemnasty dziewiętnasty dwudziesty
        """,
      tens:
        "trzydziesty czterdziesty pięćdziesiąty sześćdziesiąty siedemdziesiąty osiemdziesiąty dziewięćdziesiąty",
      hundreds:
        "setny dwusetny trzechsetny czterechsetny pięćsetny sześćsetny siedemsetny osiemsetny dziewięćsetny",
      thousands: """
        tysięczny dwutysięczny trzytysięczny czterotysięczny pięciotysięczny sześciotysięczny siedmiotysięczny \
        ośmiotysięczny dziewięciotysięczny
        """,
      endings: [
        "feminine": ["gi": "ga", "i": "ia", "y": "a"], "neuter": ["i": "ie", "y": "e"],
        "genitive": ["i": "iego", "y": "ego"], "plural": ["i": "ie", "y": "e"],
        "genitivePlural": ["i": "ich", "y": "ych"],
      ],
      inflectsTens: true),
    ordinals: [
      "": "masculine", "a": "feminine", "e": "neuter", "ego": "genitive", "go": "genitive",
      "e-plural": "plural", "ych": "genitivePlural",
    ],
    year: "%spellout-numbering", agreeing: .spelledOtherwise)
}

extension Polish {
  /// What Polish calls money; forms after 1, after 2, after 5, and after decimals.
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(
      dollar("australijski", "australijskie", "australijskich", "australijskiego"), minor: cent),
    "CAD": CurrencyNoun(dollar("kanadyjski", "kanadyjskie", "kanadyjskich", "kanadyjskiego"), minor: cent),
    "CHF": CurrencyNoun(
      Noun("frank szwajcarski", "franki szwajcarskie", "franków szwajcarskich", "franka szwajcarskiego"),
      minor: Noun("centym", "centymy", "centymów", "centyma")),
    "CNY": CurrencyNoun(Noun("juan", "juany", "juanów", "juana")),
    "CZK": CurrencyNoun(
      krona("czeska", "czeskie", "czeskich", "czeskiej"),
      minor: Noun("halerz", "halerze", "halerzy", "halerza")),
    "kr": CurrencyNoun(Noun("korona", "korony", "koron", "korony", .feminine), minor: ore),
    "DKK": CurrencyNoun(krona("duńska", "duńskie", "duńskich", "duńskiej"), minor: ore),
    "EUR": CurrencyNoun(Noun("euro", "euro", .neuter), minor: cent),
    "GBP": CurrencyNoun(
      Noun("funt", "funty", "funtów", "funta"), minor: Noun("pens", "pensy", "pensów", "pensa"),
      isShared: true),
    "ILS": CurrencyNoun(
      Noun("szekel", "szekle", "szekli", "szekla"),
      minor: Noun("agora", "agory", "agor", "agory", .feminine)),
    "INR": CurrencyNoun(
      Noun("rupia", "rupie", "rupii", "rupii", .feminine),
      minor: Noun("pajsa", "pajsy", "pajs", "pajsy", .feminine), isShared: true),
    "JPY": CurrencyNoun(Noun("jen", "jeny", "jenów", "jena")),
    "KRW": CurrencyNoun(Noun("won", "wony", "wonów", "wona")),
    "NOK": CurrencyNoun(krona("norweska", "norweskie", "norweskich", "norweskiej"), minor: ore),
    "PLN": CurrencyNoun(
      Noun("złoty", "złote", "złotych", "złotego"), minor: Noun("grosz", "grosze", "groszy", "grosza")),
    "RUB": CurrencyNoun(Noun("rubel", "ruble", "rubli", "rubla"), minor: kopek, isShared: true),
    "SEK": CurrencyNoun(krona("szwedzka", "szwedzkie", "szwedzkich", "szwedzkiej"), minor: ore),
    "TRY": CurrencyNoun(
      Noun("lira", "liry", "lir", "liry", .feminine), minor: Noun("kurusz", "kurusze", "kuruszy", "kurusza"),
      isShared: true),
    "UAH": CurrencyNoun(Noun("hrywna", "hrywny", "hrywien", "hrywny", .feminine), minor: kopek),
    "USD": CurrencyNoun(Noun("dolar", "dolary", "dolarów", "dolara"), minor: cent, isShared: true),
  ]

  private static let cent = Noun("cent", "centy", "centów", "centa")
  private static let kopek = Noun("kopiejka", "kopiejki", "kopiejek", "kopiejki", .feminine)
  private static let ore = Noun("øre", "øre", .neuter)

  private static func dollar(_ one: String, _ few: String, _ many: String, _ genitive: String) -> Noun {
    Noun("dolar " + one, "dolary " + few, "dolarów " + many, "dolara " + genitive)
  }

  private static func krona(_ one: String, _ few: String, _ many: String, _ genitive: String) -> Noun {
    Noun("korona " + one, "korony " + few, "koron " + many, "korony " + genitive, .feminine)
  }
}
