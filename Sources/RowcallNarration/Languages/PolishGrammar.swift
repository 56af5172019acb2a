extension Grammar {
  /// Polish.
  static let polish = Grammar(
    numerals: polishNumerals,
    decimalMark: ",",
    fractionReading: .numberOrPairs,
    scales: [
      3: Noun(one: "tysiąc", few: "tysiące", many: "tysięcy", other: "tysiąca"),
      6: Noun(one: "milion", few: "miliony", many: "milionów", other: "miliona"),
      9: Noun(one: "miliard", few: "miliardy", many: "miliardów", other: "miliarda"),
      12: Noun(one: "bilion", few: "biliony", many: "bilionów", other: "biliona"),
      15: Noun(one: "biliard", few: "biliardy", many: "biliardów", other: "biliarda"),
    ],
    fractions: FractionWords(
      named: [4: Noun(one: "czwarta", few: "czwarte", many: "czwartych", other: "czwartych")],
      rule: .ordinalForms(one: "feminine", few: "plural", other: "genitivePlural"),
      half: ("pół", "pół"),
      gender: .feminine,
      over: "{numerator} przez {denominator}"),
    currencies: polishCurrencies,
    percent: Noun("procent", "procent"),
    units: UnitWords(countAfterFraction: oneHalf),
    dates: polishDates,
    clock: ClockWords(
      hour: "godzina {hour}", hourBeforePeriod: "godzina {hour}", minutes: "{hour} {minute}",
      fewMinutes: "{hour} zero {minute}", seconds: "{hours} {minutes} {seconds}",
      secondsInDigits: "{time} i {seconds}", hourOrdinal: "a", period: .twentyFourHours),
    codes: CodeWords(dot: "kropka"))

  private static let polishNumerals = NumeralRules(
    cardinals: [
      .alone: "%spellout-numbering", .masculine: "%spellout-cardinal-masculine",
      .feminine: "%spellout-cardinal-feminine", .neuter: "%spellout-cardinal-neuter",
    ],
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
    year: "%spellout-numbering",
    agreeing: .spelledOtherwise)

  private static let polishPatterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year} roku",
    monthDayYear: "{date} {year} roku", monthYear: "{month} {year} roku", weekday: "{weekday}, {date}",
    day: .ordinalWithSuffix("ego"))
  private static let polishDates = DateWords(
    digits: polishPatterns,
    words: polishPatterns,
    yearOrdinals: DateWords.YearOrdinals(inDate: "ego", alone: "", decade: "e"),
    shortYear: "zero {digit}",
    beforeEra: "{year} przed naszą erą",
    decade: "lata {year}")
}
