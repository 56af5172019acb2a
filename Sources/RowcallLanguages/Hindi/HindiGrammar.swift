extension Hindi {
  /// Hindi, which counts in lakhs and crores.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [.alone: "%spellout-cardinal"],
        ordinals: [
          "": "%spellout-ordinal-masculine", "वाँ": "%spellout-ordinal-masculine",
          "वां": "%spellout-ordinal-masculine", "वीं": "%spellout-ordinal-feminine",
        ],
        year: "%spellout-cardinal",
        // ICU forgets the nasal of the feminine.
        ordinalReplacements: ordinalReplacements),
      decimalMark: ".",
      fractionReading: .digits,
      scales: [
        3: Noun("हज़ार", "हज़ार"), 5: Noun("लाख", "लाख"), 6: Noun("मिलियन", "मिलियन"), 7: Noun("करोड़", "करोड़"),
        9: Noun("अरब", "अरब"), 11: Noun("खरब", "खरब"), 12: Noun("ट्रिलियन", "ट्रिलियन"),
      ],
      fractions: FractionWords(
        named: [3: Noun("तिहाई", "तिहाई"), 4: Noun("चौथाई", "चौथाई")],
        rule: .unnamed,
        half: ("आधा", nil),
        over: "{numerator} बटा {denominator}"),
      currencies: currencies,
      dates: dates,
      clock: ClockWords(
        hour: "{hour} बजे", hourBeforePeriod: "{hour} बजे", minutes: "{hour} बजकर {minutes}",
        fewMinutes: "{hour} बजकर {minutes}", seconds: "{hour} बजकर {minutes} {seconds}",
        secondsInDigits: "{time} {seconds}", withPeriod: "{period} {time}",
        period: .partOfDay([(0, "रात"), (4, "सुबह"), (12, "दोपहर"), (16, "शाम"), (20, "रात")])),
      codes: CodeWords(dot: "डॉट")))

  private static let ordinalReplacements = [("वी", "वीं")]

  private static let patterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year}",
    monthDayYear: "{date} {year}", monthYear: "{month} {year}", weekday: "{weekday}, {date}", day: .cardinal)
  private static let dates = DateWords(
    digits: patterns,
    words: patterns,
    shortYear: "शून्य {digit}",
    beforeEra: "{year} ईसा पूर्व",
    decade: "{year} का दशक")

  private static let paisa = Noun("पैसा", "पैसे")
  private static let cent = Noun("सेंट", "सेंट")
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("ऑस्ट्रेलियाई डॉलर", "ऑस्ट्रेलियाई डॉलर"), minor: cent),
    "BDT": CurrencyNoun(Noun("टका", "टका"), minor: paisa),
    "CAD": CurrencyNoun(Noun("कनाडाई डॉलर", "कनाडाई डॉलर"), minor: cent),
    "CNY": CurrencyNoun(Noun("युआन", "युआन")),
    "EUR": CurrencyNoun(Noun("यूरो", "यूरो"), minor: cent),
    "GBP": CurrencyNoun(Noun("पाउंड", "पाउंड"), minor: Noun("पेंस", "पेंस"), isShared: true),
    "INR": CurrencyNoun(Noun("रुपया", "रुपये"), minor: paisa, isShared: true),
    "JPY": CurrencyNoun(Noun("येन", "येन")),
    "kr": CurrencyNoun(Noun("क्रोन", "क्रोन")),
    "LKR": CurrencyNoun(Noun("श्रीलंकाई रुपया", "श्रीलंकाई रुपये"), minor: cent),
    "NPR": CurrencyNoun(Noun("नेपाली रुपया", "नेपाली रुपये"), minor: paisa),
    "PKR": CurrencyNoun(Noun("पाकिस्तानी रुपया", "पाकिस्तानी रुपये"), minor: paisa),
    "RUB": CurrencyNoun(Noun("रूबल", "रूबल"), minor: Noun("कोपेक", "कोपेक")),
    "USD": CurrencyNoun(Noun("डॉलर", "डॉलर"), minor: cent, isShared: true),
  ]
}
