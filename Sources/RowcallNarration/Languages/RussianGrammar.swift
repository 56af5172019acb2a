extension Grammar {
  /// Russian.
  static let russian = Grammar(
    numerals: russianNumerals,
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
    currencies: russianCurrencies,
    percent: Noun(one: "процент", few: "процента", many: "процентов", other: "процента"),
    units: UnitWords(
      // Where CLDR abbreviates the country.
      patterns: [
        "gallon": Noun(one: "{0} галлон", few: "{0} галлона", many: "{0} галлонов", other: "{0} галлона")
      ],
      countAfterFraction: oneHalf),
    dates: russianDates,
    clock: ClockWords(
      hour: "{hours}", hourBeforePeriod: "{hours}", minutes: "{hours} {minutes}",
      fewMinutes: "{hours} {minutes}", seconds: "{hours} {minutes} {seconds}",
      secondsInDigits: "{time} {seconds}", period: .twentyFourHours),
    codes: CodeWords(dot: "точка"))

  private static let russianNumerals = NumeralRules(
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

  private static let russianPatterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year} года",
    monthDayYear: "{date} {year} года", monthYear: "{month} {year} года", weekday: "{weekday}, {date}",
    day: .ordinalWithSuffix("е"))
  private static let russianDates = DateWords(
    digits: russianPatterns,
    words: russianPatterns,
    yearOrdinals: DateWords.YearOrdinals(inDate: "го", alone: "", decade: "ые"),
    shortYear: "ноль {digit}",
    beforeEra: "{year} до нашей эры",
    decade: "{year}")
}
