extension Russian {
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: numerals,
      decimalMark: ",",
      fractionReading: .parts(
        DecimalParts(
          whole: Noun("целая", "целых", .feminine),
          parts: [
            Noun("десятая", "десятых", .feminine), Noun("сотая", "сотых", .feminine),
            Noun("тысячная", "тысячных", .feminine),
          ])),
      scales: [
        3: Noun(one: "тысяча", few: "тысячи", many: "тысяч", other: "тысячи", .feminine),
        6: Noun(one: "миллион", few: "миллиона", many: "миллионов", other: "миллиона"),
        9: Noun(one: "миллиард", few: "миллиарда", many: "миллиардов", other: "миллиарда"),
        12: Noun(one: "триллион", few: "триллиона", many: "триллионов", other: "триллиона"),
        15: Noun(one: "квадриллион", few: "квадриллиона", many: "квадриллионов", other: "квадриллиона"),
      ],
      fractions: FractionWords(
        named: [
          3: Noun(one: "треть", few: "трети", many: "третей", other: "трети"),
          4: Noun(one: "четверть", few: "четверти", many: "четвертей", other: "четверти"),
        ],
        rule: .ordinalForms(one: "feminine", few: "genitivePlural", other: "genitivePlural"),
        half: ("половина", nil),
        gender: .feminine,
        over: "{numerator} на {denominator}"),
      currencies: currencies,
      percent: Noun(one: "процент", few: "процента", many: "процентов", other: "процента"),
      units: UnitWords(
        // Where CLDR abbreviates the country.
        patterns: [
          "gallon": Noun(one: "{0} галлон", few: "{0} галлона", many: "{0} галлонов", other: "{0} галлона")
        ],
        countAfterFraction: InflectedGrammar.oneHalf),
      dates: dates,
      clock: ClockWords(
        hour: "{hours}", hourBeforePeriod: "{hours}", minutes: "{hours} {minutes}",
        fewMinutes: "{hours} {minutes}", seconds: "{hours} {minutes} {seconds}",
        secondsInDigits: "{time} {seconds}", period: .twentyFourHours),
      codes: CodeWords(dot: "точка")))

  private static let numerals = NumeralRules(
    cardinals: [
      .alone: "%spellout-numbering", .masculine: "%spellout-cardinal-masculine",
      .feminine: "%spellout-cardinal-feminine", .neuter: "%spellout-cardinal-neuter",
    ],
    // The voice has "две тысяч" for 2000 and loses its way in millions.
    spelledFrom: 1000,
    ordinalWords: OrdinalWords(
      small: """
        нулевой первый второй третий четвёртый пятый шестой седьмой восьмой девятый десятый одиннадцатый двенадцатый \
        тринадцатый четырнадцатый пятнадцатый шестнадцатый семнадцатый восемнадцатый девятнадцатый двадцатый
        """,
      tens: "тридцатый сороковой пятидесятый шестидесятый семидесятый восьмидесятый девяностый",
      hundreds: """
        сотый двухсотый трёхсотый четырёхсотый пятисотый шестисотый семисотый восьмисотый девятисотый
        """,
      thousands: """
        тысячный двухтысячный трёхтысячный четырёхтысячный пятитысячный шеститысячный семитысячный восьмитысячный \
        девятитысячный
        """,
      endings: [
        "feminine": ["ий": "ья", "ый": "ая", "ой": "ая"],
        "neuter": ["ий": "ье", "ый": "ое", "ой": "ое"],
        "genitive": ["ий": "ьего", "ый": "ого", "ой": "ого"],
        "plural": ["ий": "ьи", "ый": "ые", "ой": "ые"],
        "genitivePlural": ["ий": "ьих", "ый": "ых", "ой": "ых"],
      ],
      inflectsTens: false,
      thousand: ("одна тысяча", "тысяча")),
    ordinals: [
      "": "masculine", "я": "feminine", "ая": "feminine", "е": "neuter", "ое": "neuter", "го": "genitive",
      "ого": "genitive", "х": "genitivePlural", "ых": "genitivePlural", "ые": "plural",
    ],
    year: "%spellout-numbering",
    agreeing: .spelledOtherwise)

  private static let patterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year} года",
    monthDayYear: "{date} {year} года", monthYear: "{month} {year} года", weekday: "{weekday}, {date}",
    day: .ordinalWithSuffix("е"))
  private static let dates = DateWords(
    digits: patterns,
    words: patterns,
    yearOrdinals: DateWords.YearOrdinals(inDate: "го", alone: "", decade: "ые"),
    shortYear: "ноль {digit}",
    beforeEra: "{year} до нашей эры",
    decade: "{year}")
}

extension Russian {
  /// What Russian calls money; forms after 1, after 2, after 5, and after decimals where adjectives differ there.
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(dollar("австралийский", "австралийских", "австралийского"), minor: cent),
    "BYN": CurrencyNoun(
      Noun(
        one: "белорусский рубль", few: "белорусских рубля", many: "белорусских рублей",
        other: "белорусского рубля"), minor: kopek),
    "CAD": CurrencyNoun(dollar("канадский", "канадских", "канадского"), minor: cent),
    "CHF": CurrencyNoun(
      Noun(
        one: "швейцарский франк", few: "швейцарских франка", many: "швейцарских франков",
        other: "швейцарского франка"), minor: noun("сантим", "сантима", "сантимов")),
    "CNY": CurrencyNoun(noun("юань", "юаня", "юаней")),
    "CZK": CurrencyNoun(
      krona("чешская", "чешские", "чешских", "чешской"), minor: noun("геллер", "геллера", "геллеров")),
    "kr": CurrencyNoun(noun("крона", "кроны", "крон", .feminine), minor: ore),
    "DKK": CurrencyNoun(krona("датская", "датские", "датских", "датской"), minor: ore),
    "EUR": CurrencyNoun(Noun("евро", "евро"), minor: cent),
    "GBP": CurrencyNoun(
      noun("фунт", "фунта", "фунтов"), minor: noun("пенс", "пенса", "пенсов"), isShared: true),
    "ILS": CurrencyNoun(
      noun("шекель", "шекеля", "шекелей"), minor: noun("агора", "агоры", "агор", .feminine)),
    "INR": CurrencyNoun(
      noun("рупия", "рупии", "рупий", .feminine), minor: noun("пайса", "пайсы", "пайс", .feminine),
      isShared: true),
    "JPY": CurrencyNoun(noun("иена", "иены", "иен", .feminine)),
    "KRW": CurrencyNoun(noun("вона", "воны", "вон", .feminine)),
    "KZT": CurrencyNoun(Noun("тенге", "тенге")),
    "NOK": CurrencyNoun(krona("норвежская", "норвежские", "норвежских", "норвежской"), minor: ore),
    "PLN": CurrencyNoun(
      Noun(one: "злотый", few: "злотых", many: "злотых", other: "злотого"),
      minor: noun("грош", "гроша", "грошей")),
    "RUB": CurrencyNoun(noun("рубль", "рубля", "рублей"), minor: kopek, isShared: true),
    "SEK": CurrencyNoun(krona("шведская", "шведские", "шведских", "шведской"), minor: ore),
    "TRY": CurrencyNoun(
      noun("лира", "лиры", "лир", .feminine), minor: noun("куруш", "куруша", "курушей"), isShared: true),
    "UAH": CurrencyNoun(noun("гривна", "гривны", "гривен", .feminine), minor: kopek),
    "USD": CurrencyNoun(noun("доллар", "доллара", "долларов"), minor: cent, isShared: true),
  ]

  private static let cent = noun("цент", "цента", "центов")
  private static let kopek = noun("копейка", "копейки", "копеек", .feminine)
  private static let ore = Noun("эре", "эре", .neuter)

  private static func noun(_ one: String, _ few: String, _ many: String, _ gender: Agreement = .masculine)
    -> Noun
  {
    Noun(one: one, few: few, many: many, other: few, gender)
  }

  private static func dollar(_ one: String, _ several: String, _ genitive: String) -> Noun {
    Noun(
      one: one + " доллар", few: several + " доллара", many: several + " долларов",
      other: genitive + " доллара")
  }

  private static func krona(_ one: String, _ few: String, _ many: String, _ genitive: String) -> Noun {
    Noun(
      one: one + " крона", few: few + " кроны", many: many + " крон", other: genitive + " кроны", .feminine)
  }
}
