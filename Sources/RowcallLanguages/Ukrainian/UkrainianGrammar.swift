extension Ukrainian {
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: numerals,
      decimalMark: ",",
      fractionReading: .parts(
        DecimalParts(
          whole: Noun("ціла", "цілих", .feminine),
          parts: [
            Noun("десята", "десятих", .feminine), Noun("сота", "сотих", .feminine),
            Noun("тисячна", "тисячних", .feminine),
          ])),
      scales: [
        3: Noun(one: "тисяча", few: "тисячі", many: "тисяч", other: "тисячі", .feminine),
        6: Noun(one: "мільйон", few: "мільйони", many: "мільйонів", other: "мільйона"),
        9: Noun(one: "мільярд", few: "мільярди", many: "мільярдів", other: "мільярда"),
        12: Noun(one: "трильйон", few: "трильйони", many: "трильйонів", other: "трильйона"),
        15: Noun(one: "квадрильйон", few: "квадрильйони", many: "квадрильйонів", other: "квадрильйона"),
      ],
      fractions: FractionWords(
        named: [
          3: Noun(one: "третина", few: "третини", many: "третин", other: "третини"),
          4: Noun(one: "чверть", few: "чверті", many: "чвертей", other: "чверті"),
        ],
        rule: .ordinalForms(one: "feminine", few: "genitivePlural", other: "genitivePlural"),
        half: ("половина", nil),
        gender: .feminine,
        over: "{numerator} на {denominator}"),
      currencies: currencies,
      percent: Noun(one: "відсоток", few: "відсотки", many: "відсотків", other: "відсотка"),
      units: UnitWords(countAfterFraction: InflectedGrammar.oneHalf),
      dates: dates,
      clock: ClockWords(
        hour: "{hour} година", hourBeforePeriod: "{hour} година", minutes: "{hour} година {minutes}",
        fewMinutes: "{hour} година {minutes}", seconds: "{hour} година {minutes} {seconds}",
        secondsInDigits: "{time} {seconds}", hourOrdinal: "а", period: .twentyFourHours),
      codes: CodeWords(dot: "крапка")))

  private static let numerals = NumeralRules(
    cardinals: [
      .alone: "%spellout-numbering", .masculine: "%spellout-cardinal-masculine",
      .feminine: "%spellout-cardinal-feminine", .neuter: "%spellout-cardinal-neuter",
    ],
    // The voice has "два тисяча" for 2000.
    spelledFrom: 1000,
    ordinalWords: OrdinalWords(
      small: """
        нульовий перший другий третій четвертий п’ятий шостий сьомий восьмий дев’ятий десятий одинадцятий дванадцятий \
        тринадцятий чотирнадцятий п’ятнадцятий шістнадцятий сімнадцятий вісімнадцятий дев’ятнадцятий двадцятий
        """,
      tens: "тридцятий сороковий п’ятдесятий шістдесятий сімдесятий вісімдесятий дев’яностий",
      hundreds: """
        сотий двохсотий трьохсотий чотирьохсотий п’ятисотий шестисотий семисотий восьмисотий дев’ятисотий
        """,
      thousands: """
        тисячний двотисячний тритисячний чотиритисячний п’ятитисячний шеститисячний семитисячний восьмитисячний \
        дев’ятитисячний
        """,
      endings: [
        "feminine": ["ій": "я", "ий": "а"], "neuter": ["ій": "є", "ий": "е"],
        "genitive": ["ій": "ього", "ий": "ого"], "plural": ["ій": "і", "ий": "і"],
        "genitivePlural": ["ій": "іх", "ий": "их"],
      ],
      inflectsTens: false,
      thousand: ("одна тисяча", "тисяча")),
    ordinals: [
      "": "masculine", "а": "feminine", "я": "feminine", "е": "neuter", "є": "neuter", "го": "genitive",
      "ого": "genitive", "х": "genitivePlural", "их": "genitivePlural", "і": "plural",
    ],
    year: "%spellout-numbering",
    // The voice names ICU's modifier letter.
    replacements: [("\u{2BC}", "’")],
    agreeing: .spelledOtherwise)

  private static let patterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year} року",
    monthDayYear: "{date} {year} року", monthYear: "{month} {year} року", weekday: "{weekday}, {date}",
    day: .ordinalWithSuffix("е"))
  private static let dates = DateWords(
    digits: patterns,
    words: patterns,
    yearOrdinals: DateWords.YearOrdinals(inDate: "го", alone: "", decade: "і"),
    shortYear: "нуль {digit}",
    beforeEra: "{year} до нашої ери",
    decade: "{year}")
}

extension Ukrainian {
  /// What Ukrainian calls money; forms after 1, after 2, after 5, and after decimals.
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(
      dollar("австралійський", "австралійські", "австралійських", "австралійського"), minor: cent),
    "CAD": CurrencyNoun(dollar("канадський", "канадські", "канадських", "канадського"), minor: cent),
    "CHF": CurrencyNoun(
      Noun(
        one: "швейцарський франк", few: "швейцарські франки", many: "швейцарських франків",
        other: "швейцарського франка"),
      minor: Noun(one: "сантим", few: "сантими", many: "сантимів", other: "сантима")),
    "CNY": CurrencyNoun(Noun(one: "юань", few: "юані", many: "юанів", other: "юаня")),
    "CZK": CurrencyNoun(
      krona("чеська", "чеські", "чеських", "чеської"),
      minor: Noun(one: "гелер", few: "гелери", many: "гелерів", other: "гелера")),
    "kr": CurrencyNoun(
      Noun(one: "крона", few: "крони", many: "крон", other: "крони", .feminine), minor: ore),
    "DKK": CurrencyNoun(krona("данська", "данські", "данських", "данської"), minor: ore),
    "EUR": CurrencyNoun(
      Noun("євро", "євро"),
      minor: Noun(one: "євроцент", few: "євроценти", many: "євроцентів", other: "євроцента")),
    "GBP": CurrencyNoun(
      Noun(one: "фунт", few: "фунти", many: "фунтів", other: "фунта"),
      minor: Noun(one: "пенс", few: "пенси", many: "пенсів", other: "пенса"), isShared: true),
    "ILS": CurrencyNoun(
      Noun(one: "шекель", few: "шекелі", many: "шекелів", other: "шекеля"),
      minor: Noun(one: "агора", few: "агори", many: "агор", other: "агори", .feminine)),
    "INR": CurrencyNoun(
      Noun(one: "рупія", few: "рупії", many: "рупій", other: "рупії", .feminine),
      minor: Noun(one: "пайса", few: "пайси", many: "пайс", other: "пайси", .feminine), isShared: true),
    "JPY": CurrencyNoun(Noun(one: "єна", few: "єни", many: "єн", other: "єни", .feminine)),
    "KRW": CurrencyNoun(Noun(one: "вона", few: "вони", many: "вон", other: "вони", .feminine)),
    "NOK": CurrencyNoun(krona("норвезька", "норвезькі", "норвезьких", "норвезької"), minor: ore),
    "PLN": CurrencyNoun(
      Noun(one: "злотий", few: "злоті", many: "злотих", other: "злотого"),
      minor: Noun(one: "грош", few: "гроші", many: "грошів", other: "гроша")),
    "RUB": CurrencyNoun(
      Noun(one: "рубль", few: "рублі", many: "рублів", other: "рубля"), minor: kopek, isShared: true),
    "SEK": CurrencyNoun(krona("шведська", "шведські", "шведських", "шведської"), minor: ore),
    "TRY": CurrencyNoun(
      Noun(one: "ліра", few: "ліри", many: "лір", other: "ліри", .feminine),
      minor: Noun(one: "куруш", few: "куруші", many: "курушів", other: "куруша"), isShared: true),
    "UAH": CurrencyNoun(
      Noun(one: "гривня", few: "гривні", many: "гривень", other: "гривні", .feminine), minor: kopek),
    "USD": CurrencyNoun(
      Noun(one: "долар", few: "долари", many: "доларів", other: "долара"), minor: cent, isShared: true),
  ]

  private static let cent = Noun(one: "цент", few: "центи", many: "центів", other: "цента")
  private static let kopek = Noun(
    one: "копійка", few: "копійки", many: "копійок", other: "копійки", .feminine)
  private static let ore = Noun("ере", "ере", .neuter)

  private static func dollar(_ one: String, _ few: String, _ many: String, _ genitive: String) -> Noun {
    Noun(one: one + " долар", few: few + " долари", many: many + " доларів", other: genitive + " долара")
  }

  private static func krona(_ one: String, _ few: String, _ many: String, _ genitive: String) -> Noun {
    Noun(
      one: one + " крона", few: few + " крони", many: many + " крон", other: genitive + " крони", .feminine)
  }
}
