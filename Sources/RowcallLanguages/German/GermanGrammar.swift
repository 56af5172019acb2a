extension German {
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [
          .alone: "%spellout-numbering", .masculine: "%spellout-cardinal-masculine",
          .neuter: "%spellout-cardinal-masculine", .feminine: "%spellout-cardinal-feminine",
          .scale: "%spellout-cardinal-feminine",
        ],
        ordinals: [
          "": "%spellout-ordinal-r", "er": "%spellout-ordinal-r", "ter": "%spellout-ordinal-r",
          "ster": "%spellout-ordinal-r", "e": "%spellout-ordinal", "te": "%spellout-ordinal",
          "ste": "%spellout-ordinal", "en": "%spellout-ordinal-n", "ten": "%spellout-ordinal-n",
          "sten": "%spellout-ordinal-n", "em": "%spellout-ordinal-m", "tem": "%spellout-ordinal-m",
          "stem": "%spellout-ordinal-m", "es": "%spellout-ordinal-s", "tes": "%spellout-ordinal-s",
          "stes": "%spellout-ordinal-s",
        ],
        joiner: " ",
        agreeing: .finalOne),
      decimalMark: ",",
      fractionReading: .digits,
      scales: [
        3: Noun("Tausend", "Tausend"), 6: Noun("Million", "Millionen"), 9: Noun("Milliarde", "Milliarden"),
        12: Noun("Billion", "Billionen"), 15: Noun("Billiarde", "Billiarden"),
      ],
      fractions: FractionWords(
        named: [1: Noun("eintel", "eintel"), 2: Noun("halb", "halbe")],
        rule: .ordinal(rule: "%spellout-ordinal", one: "l", other: "l"),
        over: "{numerator} durch {denominator}",
        whole: .masculine),
      currencies: currencies,
      // Its voice says "eins Prozent".
      percent: Noun("Prozent", "Prozent", .neuter),
      units: UnitWords(genders: ["nautical-mile": .feminine, "ton": .feminine]),
      dates: dates,
      clock: clock,
      codes: CodeWords(pause: " ", dot: "punkt", countryCodeDigits: 2)))

  private static let cent = Noun("Cent", "Cent")
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("australischer Dollar", "australische Dollar"), minor: cent),
    "CAD": CurrencyNoun(Noun("kanadischer Dollar", "kanadische Dollar"), minor: cent),
    "CHF": CurrencyNoun(Noun("Franken", "Franken"), minor: Noun("Rappen", "Rappen"), isShared: true),
    "CNY": CurrencyNoun(Noun("Yuan", "Yuan")),
    "kr": CurrencyNoun(Noun("Krone", "Kronen", .feminine), minor: Noun("Öre", "Öre", .feminine)),
    "DKK": CurrencyNoun(
      Noun("dänische Krone", "dänische Kronen", .feminine), minor: Noun("Öre", "Öre", .feminine)),
    "EUR": CurrencyNoun(Noun("Euro", "Euro"), minor: cent),
    "GBP": CurrencyNoun(Noun("Pfund", "Pfund"), minor: Noun("Penny", "Pence"), isShared: true),
    "INR": CurrencyNoun(
      Noun("Rupie", "Rupien", .feminine), minor: Noun("Paisa", "Paise"), isShared: true),
    "JPY": CurrencyNoun(Noun("Yen", "Yen")),
    "KRW": CurrencyNoun(Noun("Won", "Won")),
    "NOK": CurrencyNoun(
      Noun("norwegische Krone", "norwegische Kronen", .feminine), minor: Noun("Öre", "Öre", .feminine)),
    "PLN": CurrencyNoun(Noun("Zloty", "Zloty"), minor: Noun("Groschen", "Groschen")),
    "RUB": CurrencyNoun(Noun("Rubel", "Rubel"), minor: Noun("Kopeke", "Kopeken", .feminine)),
    "SEK": CurrencyNoun(
      Noun("schwedische Krone", "schwedische Kronen", .feminine), minor: Noun("Öre", "Öre")),
    "TRY": CurrencyNoun(Noun("Lira", "Lira", .feminine), minor: Noun("Kuruş", "Kuruş"), isShared: true),
    "USD": CurrencyNoun(Noun("Dollar", "Dollar"), minor: cent, isShared: true),
  ]

  private static let patterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year}",
    monthDayYear: "{date} {year}", monthYear: "{month} {year}", weekday: "{weekday} {date}", day: .ordinal)
  private static let dates = DateWords(
    digits: patterns,
    words: patterns,
    spelledYears: 1100..<2000,
    shortYear: "null {digit}",
    beforeEra: "{year} vor Christus",
    decade: "{year}",
    decadeEndings: "er",
    spellsDecades: true)

  private static let clock = ClockWords(
    hour: "{hour} Uhr",
    hourBeforePeriod: "{hour} Uhr",
    minutes: "{hour} Uhr {minute}",
    fewMinutes: "{hour} Uhr {minute}",
    seconds: "{hour} Uhr {minutes} {seconds}",
    secondsInDigits: "{time} und {seconds}",
    hourGender: .masculine,
    period: .twentyFourHours)
}
