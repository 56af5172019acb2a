extension Norwegian {
  /// Norwegian, in Bokmål; feminine nouns go like masculine ones.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [.alone: "%spellout-cardinal-masculine", .neuter: "%spellout-cardinal-neuter"],
        ordinals: ["": "%spellout-ordinal-masculine"],
        years: 1100..<2000,
        ordinalReplacements: [("tjueende", "tjuende")],
        agreeing: .spelledOtherwise),
      decimalMark: ",",
      fractionReading: .digits,
      scales: [
        3: Noun("tusen", "tusen"), 6: Noun("million", "millioner"), 9: Noun("milliard", "milliarder"),
        12: Noun("billion", "billioner"), 15: Noun("billiard", "billiarder"),
      ],
      fractions: FractionWords(
        named: [
          2: Noun("halv", "halve"), 3: Noun("tredel", "tredeler"), 100: Noun("hundredel", "hundredeler"),
          1000: Noun("tusendel", "tusendeler"),
        ],
        rule: .cardinal(one: "del", other: "deler"),
        half: ("en halv", "en halv"),
        halfOfUnit: [.neuter: "et halvt"],
        over: "{numerator} delt på {denominator}"),
      currencies: currencies,
      units: UnitWords(genders: ["ton": .neuter]),
      dates: dates,
      clock: clock,
      codes: CodeWords(dot: "punktum", countryCodeDigits: 2)))

  private static let cent = Noun("cent", "cent")
  private static let ore = Noun("øre", "øre", .neuter)
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("australsk dollar", "australske dollar"), minor: cent),
    "BRL": CurrencyNoun(Noun("real", "real"), minor: Noun("centavo", "centavos")),
    "CAD": CurrencyNoun(Noun("kanadisk dollar", "kanadiske dollar"), minor: cent),
    "CHF": CurrencyNoun(Noun("sveitsisk franc", "sveitsiske franc"), minor: Noun("rappen", "rappen")),
    "CNY": CurrencyNoun(Noun("yuan", "yuan")),
    "CZK": CurrencyNoun(Noun("tsjekkisk koruna", "tsjekkiske koruna")),
    "DKK": CurrencyNoun(Noun("dansk krone", "danske kroner"), minor: ore),
    "EUR": CurrencyNoun(Noun("euro", "euro"), minor: cent),
    "GBP": CurrencyNoun(Noun("pund", "pund", .neuter), minor: Noun("penny", "pence"), isShared: true),
    "INR": CurrencyNoun(Noun("rupi", "rupier"), minor: Noun("paisa", "paisa"), isShared: true),
    "ISK": CurrencyNoun(Noun("islandsk krone", "islandske kroner")),
    "JPY": CurrencyNoun(Noun("yen", "yen")),
    "KRW": CurrencyNoun(Noun("won", "won")),
    "NOK": CurrencyNoun(Noun("krone", "kroner"), minor: ore, isShared: true),
    "PLN": CurrencyNoun(Noun("zloty", "zloty"), minor: Noun("grosz", "groszy")),
    "RUB": CurrencyNoun(Noun("rubel", "rubler"), minor: Noun("kopek", "kopek")),
    "SEK": CurrencyNoun(Noun("svensk krone", "svenske kroner"), minor: ore),
    "TRY": CurrencyNoun(Noun("tyrkisk lira", "tyrkiske lira"), minor: Noun("kuruş", "kuruş")),
    "USD": CurrencyNoun(Noun("dollar", "dollar"), minor: cent, isShared: true),
  ]

  private static let patterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year}",
    monthDayYear: "{date} {year}", monthYear: "{month} {year}", weekday: "{weekday} {date}", day: .ordinal)
  private static let dates = DateWords(
    digits: patterns,
    words: patterns,
    shortYear: "null {digit}",
    beforeEra: "{year} før Kristus",
    decade: "{year}",
    decadeEndings: "tallet",
    spellsDecades: true)

  private static let clock = ClockWords(
    hour: "klokken {hour}",
    singleHour: "klokken ett",
    hourBeforePeriod: "klokken {hour}",
    minutes: "{hour}:{minute}",
    minutesInWords: "{hour} {minute}",
    fewMinutes: "{hour} null {minute}",
    seconds: "{hours} {minutes} og {seconds}",
    secondsInDigits: "{time} og {seconds}",
    period: .twentyFourHours)
}
