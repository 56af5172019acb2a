extension Greek {
  /// Greek; numbers alone are neuter.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
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
      currencies: currencies,
      units: UnitWords(genders: units),
      dates: dates,
      clock: clock,
      codes: CodeWords(dot: "τελεία", countryCodeDigits: 2)))

  private static let units: [String: Agreement] = [
    "mile": .neuter, "mile-per-hour": .neuter, "nautical-mile": .neuter, "foot": .neuter, "gallon": .neuter,
    "acre": .neuter, "cup": .neuter, "inch": .feminine, "yard": .feminine, "pound": .feminine,
    "ounce": .feminine, "fluid-ounce": .feminine, "foodcalorie": .feminine,
  ]

  private static let patterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year}",
    monthDayYear: "{date} {year}", monthYear: "{month} {year}", weekday: "{weekday} {date}",
    day: .feminine(firstSuffix: "η"))
  private static let dates = DateWords(
    digits: patterns,
    words: patterns,
    shortYear: "μηδέν {digit}",
    beforeEra: "{year} προ Χριστού",
    decade: "δεκαετία του {year}")

  private static let clock = ClockWords(
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

extension Greek {
  private static let cent = Noun("σεντ", "σεντ", .neuter)
  private static let ore = Noun("όρε", "όρε", .neuter)

  /// What Greek calls money.
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("δολάριο Αυστραλίας", "δολάρια Αυστραλίας", .neuter), minor: cent),
    "BRL": CurrencyNoun(Noun("ρεάλ", "ρεάλ", .neuter), minor: Noun("σεντάβο", "σεντάβο", .neuter)),
    "CAD": CurrencyNoun(Noun("δολάριο Καναδά", "δολάρια Καναδά", .neuter), minor: cent),
    "CHF": CurrencyNoun(
      Noun("ελβετικό φράγκο", "ελβετικά φράγκα", .neuter), minor: Noun("ραπέν", "ραπέν", .neuter)),
    "CNY": CurrencyNoun(Noun("γουάν", "γουάν", .neuter)),
    "CZK": CurrencyNoun(Noun("κορόνα Τσεχίας", "κορόνες Τσεχίας", .feminine)),
    "kr": CurrencyNoun(Noun("κορόνα", "κορόνες", .feminine), minor: ore),
    "DKK": CurrencyNoun(Noun("κορόνα Δανίας", "κορόνες Δανίας", .feminine), minor: ore),
    "EUR": CurrencyNoun(Noun("ευρώ", "ευρώ", .neuter), minor: Noun("λεπτό", "λεπτά", .neuter)),
    "GBP": CurrencyNoun(
      Noun("λίρα Αγγλίας", "λίρες Αγγλίας", .feminine), minor: Noun("πένα", "πένες", .feminine)),
    "GRD": CurrencyNoun(Noun("δραχμή", "δραχμές", .feminine)),
    "INR": CurrencyNoun(
      Noun("ρουπία", "ρουπίες", .feminine), minor: Noun("πάισα", "πάισα", .neuter), isShared: true),
    "JPY": CurrencyNoun(Noun("γιεν", "γιεν", .neuter)),
    "KRW": CurrencyNoun(Noun("γουόν", "γουόν", .neuter)),
    "NOK": CurrencyNoun(Noun("κορόνα Νορβηγίας", "κορόνες Νορβηγίας", .feminine), minor: ore),
    "PLN": CurrencyNoun(Noun("ζλότι", "ζλότι", .neuter), minor: Noun("γκρος", "γκρος", .neuter)),
    "RUB": CurrencyNoun(Noun("ρούβλι", "ρούβλια", .neuter), minor: Noun("καπίκι", "καπίκια", .neuter)),
    "SEK": CurrencyNoun(Noun("κορόνα Σουηδίας", "κορόνες Σουηδίας", .feminine), minor: ore),
    "TRY": CurrencyNoun(
      Noun("λίρα Τουρκίας", "λίρες Τουρκίας", .feminine), minor: Noun("κουρούς", "κουρούς", .neuter)),
    "USD": CurrencyNoun(Noun("δολάριο", "δολάρια", .neuter), minor: cent, isShared: true),
  ]
}
