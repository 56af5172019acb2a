extension Danish {
  /// Danish; the common gender counts as the masculine.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [
          .alone: "%spellout-numbering", .masculine: "%spellout-cardinal-common",
          .neuter: "%spellout-cardinal-neuter", .scale: "%spellout-cardinal-common",
        ],
        ordinals: ["": "%spellout-ordinal-common"],
        years: 1100..<2000,
        replacements: [("tusinde", "tusind")],
        ordinalReplacements: [("etog", "enog"), ("fyrrende", "fyrretyvende")],
        agreeing: .finalOne),
      decimalMark: ",",
      fractionReading: .digits,
      scales: [
        3: Noun("tusind", "tusind"), 6: Noun("million", "millioner"), 9: Noun("milliard", "milliarder"),
        12: Noun("billion", "billioner"), 15: Noun("billiard", "billiarder"),
      ],
      fractions: FractionWords(
        named: [
          2: Noun("halv", "halve"), 100: Noun("hundrededel", "hundrededele"),
          1000: Noun("tusindedel", "tusindedele"),
        ],
        rule: .ordinal(rule: "%spellout-ordinal-common", one: "del", other: "dele"),
        half: ("en halv", "en halv"),
        halfOfUnit: [.neuter: "et halvt"],
        over: "{numerator} divideret med {denominator}"),
      currencies: currencies,
      percent: Noun("procent", "procent"),
      units: UnitWords(
        // Where CLDR's singular lacks the number, which all decimals below two have.
        patterns: ["kilometer-per-hour": Noun("{0} kilometer i timen", "{0} kilometer i timen")],
        genders: ["ton": .neuter]),
      dates: dates,
      clock: clock,
      codes: CodeWords(dot: "punktum", countryCodeDigits: 2)))

  private static let cent = Noun("cent", "cent")
  private static let ore = Noun("øre", "øre")
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("australsk dollar", "australske dollar"), minor: cent),
    "BRL": CurrencyNoun(Noun("real", "real"), minor: Noun("centavo", "centavos")),
    "CAD": CurrencyNoun(Noun("canadisk dollar", "canadiske dollar"), minor: cent),
    "CHF": CurrencyNoun(Noun("schweizerfranc", "schweizerfranc"), minor: Noun("rappen", "rappen")),
    "CNY": CurrencyNoun(Noun("yuan", "yuan")),
    "CZK": CurrencyNoun(Noun("tjekkisk koruna", "tjekkiske koruna")),
    "DKK": CurrencyNoun(Noun("krone", "kroner"), minor: ore, isShared: true),
    "EUR": CurrencyNoun(Noun("euro", "euro"), minor: cent),
    "GBP": CurrencyNoun(Noun("pund", "pund", .neuter), minor: Noun("penny", "pence"), isShared: true),
    "INR": CurrencyNoun(Noun("rupi", "rupier"), minor: Noun("paisa", "paisa"), isShared: true),
    "ISK": CurrencyNoun(Noun("islandsk krone", "islandske kroner")),
    "JPY": CurrencyNoun(Noun("yen", "yen")),
    "KRW": CurrencyNoun(Noun("won", "won")),
    "NOK": CurrencyNoun(Noun("norsk krone", "norske kroner"), minor: ore),
    "PLN": CurrencyNoun(Noun("zloty", "zloty"), minor: Noun("grosz", "groszy")),
    "RUB": CurrencyNoun(Noun("rubel", "rubler"), minor: Noun("kopek", "kopek")),
    "SEK": CurrencyNoun(Noun("svensk krone", "svenske kroner"), minor: ore),
    "TRY": CurrencyNoun(Noun("tyrkisk lira", "tyrkiske lira"), minor: Noun("kuruş", "kuruş")),
    "USD": CurrencyNoun(Noun("dollar", "dollar"), minor: cent, isShared: true),
  ]

  private static let patterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year}",
    monthDayYear: "{date} {year}", monthYear: "{month} {year}", weekday: "{weekday} den {date}", day: .ordinal
  )
  private static let dates = DateWords(
    digits: patterns,
    words: patterns,
    shortYear: "nul {digit}",
    beforeEra: "{year} før Kristus",
    decade: "{year}",
    decadeEndings: [
      "hundrede": "hundredetallet", "ti": "tierne", "tyve": "tyverne", "tredive": "trediverne",
      "fyrre": "fyrrerne", "halvtreds": "halvtredserne", "tres": "tresserne", "": "erne",
    ],
    spellsDecades: true)

  private static let clock = ClockWords(
    hour: "klokken {hour}",
    singleHour: "klokken et",
    hourBeforePeriod: "klokken {hour}",
    minutes: "{hour}:{minute}",
    minutesInWords: "{hour} {minute}",
    fewMinutes: "{hour} nul {minute}",
    seconds: "{hours} {minutes} og {seconds}",
    secondsInDigits: "{time} og {seconds}",
    period: .twentyFourHours)
}
