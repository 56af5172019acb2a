extension Grammar {
  /// Greek; numbers alone are neuter.
  static let greek = Grammar(
    numerals: NumeralRules(
      cardinals: [
        .alone: "%spellout-cardinal-neuter", .masculine: "%spellout-cardinal-masculine",
        .feminine: "%spellout-cardinal-feminine",
      ],
      ordinals: [
        "": "%spellout-ordinal-masculine", "ος": "%spellout-ordinal-masculine",
        "η": "%spellout-ordinal-feminine", "ο": "%spellout-ordinal-neuter",
      ],
      year: "%spellout-cardinal-neuter",
      // ICU's misspellings.
      replacements: [("χίλιάδες", "χιλιάδες"), ("εννενήντα", "ενενήντα"), ("δεκατρεις", "δεκατρείς")],
      ordinalReplacements: [("όγδοο", "όγδο"), ("όγδο", "όγδοο"), ("όγδοοη", "όγδοη")],
      agreeing: .spelledOtherwise),
    decimalMark: ",",
    fractionReading: .digits,
    scales: [
      3: Noun("χιλιάδα", "χιλιάδες", .feminine), 6: Noun("εκατομμύριο", "εκατομμύρια"),
      9: Noun("δισεκατομμύριο", "δισεκατομμύρια"), 12: Noun("τρισεκατομμύριο", "τρισεκατομμύρια"),
    ],
    fractions: FractionWords(
      named: [:],
      rule: .ordinal(rule: "%spellout-ordinal-neuter", one: "", other: ["ό": "ά", "ο": "α"]),
      half: ("μισό", "μισό"),
      halfOfUnit: [.feminine: "μισή", .masculine: "μισός"],
      gender: .neuter,
      over: "{numerator} διά {denominator}"),
    currencies: greekCurrencies,
    units: UnitWords(genders: greekUnits),
    dates: greekDates,
    clock: greekClock,
    codes: CodeWords(dot: "τελεία", countryCodeDigits: 2))

  private static let greekUnits: [String: Agreement] = [
    "mile": .neuter, "mile-per-hour": .neuter, "nautical-mile": .neuter, "foot": .neuter, "gallon": .neuter,
    "acre": .neuter, "cup": .neuter, "inch": .feminine, "yard": .feminine, "pound": .feminine,
    "ounce": .feminine, "fluid-ounce": .feminine, "foodcalorie": .feminine,
  ]

  private static let greekPatterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year}",
    monthDayYear: "{date} {year}", monthYear: "{month} {year}", weekday: "{weekday} {date}",
    day: .feminine(firstSuffix: "η"))
  private static let greekDates = DateWords(
    digits: greekPatterns,
    words: greekPatterns,
    shortYear: "μηδέν {digit}",
    beforeEra: "{year} προ Χριστού",
    decade: "δεκαετία του {year}")

  private static let greekClock = ClockWords(
    hour: "ώρα {hour}",
    hourBeforePeriod: "{hour}",
    minutes: "{hour} και {minute}",
    fewMinutes: "{hour} και {minute}",
    seconds: "{hours} {minutes} και {seconds}",
    secondsInDigits: "{time} και {seconds}",
    hourGender: .feminine,
    period: .partOfDay([
      (0, "το βράδυ"), (4, "το πρωί"), (12, "το μεσημέρι"), (16, "το απόγευμα"), (20, "το βράδυ"),
    ]))
}
