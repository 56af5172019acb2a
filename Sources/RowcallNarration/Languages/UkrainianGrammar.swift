extension Grammar {
  /// Ukrainian.
  static let ukrainian = Grammar(
    numerals: ukrainianNumerals,
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
    currencies: ukrainianCurrencies,
    percent: Noun(one: "відсоток", few: "відсотки", many: "відсотків", other: "відсотка"),
    units: UnitWords(countAfterFraction: oneHalf),
    dates: ukrainianDates,
    clock: ClockWords(
      hour: "{hour} година", hourBeforePeriod: "{hour} година", minutes: "{hour} година {minutes}",
      fewMinutes: "{hour} година {minutes}", seconds: "{hour} година {minutes} {seconds}",
      secondsInDigits: "{time} {seconds}", hourOrdinal: "а", period: .twentyFourHours),
    codes: CodeWords(dot: "крапка"))

  private static let ukrainianNumerals = NumeralRules(
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

  private static let ukrainianPatterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year} року",
    monthDayYear: "{date} {year} року", monthYear: "{month} {year} року", weekday: "{weekday}, {date}",
    day: .ordinalWithSuffix("е"))
  private static let ukrainianDates = DateWords(
    digits: ukrainianPatterns,
    words: ukrainianPatterns,
    yearOrdinals: DateWords.YearOrdinals(inDate: "го", alone: "", decade: "і"),
    shortYear: "нуль {digit}",
    beforeEra: "{year} до нашої ери",
    decade: "{year}")
}
