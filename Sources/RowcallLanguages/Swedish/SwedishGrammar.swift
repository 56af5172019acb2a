extension Swedish {
  /// Swedish; the common gender counts as the masculine.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [
          .alone: "%spellout-numbering", .masculine: "%spellout-cardinal-reale",
          .neuter: "%spellout-cardinal-neuter", .scale: "%spellout-cardinal-reale",
        ],
        ordinals: ["": "%spellout-ordinal-reale"],
        years: 1100..<2000,
        agreeing: .one),
      // The voice says "punkt" for the comma.
      decimalMark: nil,
      fractionReading: .numberOrDigits,
      scales: [
        3: Noun("tusen", "tusen"), 6: Noun("miljon", "miljoner"), 9: Noun("miljard", "miljarder"),
        12: Noun("biljon", "biljoner"), 15: Noun("biljard", "biljarder"),
      ],
      fractions: FractionWords(
        named: [
          2: Noun("halv", "halva"), 7: Noun("sjundedel", "sjundedelar"),
          100: Noun("hundradel", "hundradelar"),
          1000: Noun("tusendel", "tusendelar"),
        ],
        rule: .ordinal(
          rule: "%spellout-ordinal-reale", one: ["nde": "ndel", "": "del"],
          other: ["nde": "ndelar", "": "delar"]),
        half: ("en halv", "en halv"),
        halfOfUnit: [.neuter: "ett halvt"],
        over: "{numerator} genom {denominator}"),
      currencies: currencies,
      percent: Noun("procent", "procent"),
      units: UnitWords(genders: ["ton": .neuter]),
      dates: dates,
      clock: clock,
      codes: CodeWords(dot: "punkt", countryCodeDigits: 2)))

  private static let cent = Noun("cent", "cent")
  private static let ore = Noun("öre", "öre", .neuter)
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("australisk dollar", "australiska dollar"), minor: cent),
    "BRL": CurrencyNoun(Noun("real", "real"), minor: Noun("centavo", "centavos")),
    "CAD": CurrencyNoun(Noun("kanadensisk dollar", "kanadensiska dollar"), minor: cent),
    "CHF": CurrencyNoun(Noun("schweizisk franc", "schweiziska franc"), minor: Noun("rappen", "rappen")),
    "CNY": CurrencyNoun(Noun("yuan", "yuan")),
    "CZK": CurrencyNoun(Noun("tjeckisk krona", "tjeckiska kronor")),
    "DKK": CurrencyNoun(Noun("dansk krona", "danska kronor"), minor: ore),
    "EUR": CurrencyNoun(Noun("euro", "euro"), minor: cent),
    "GBP": CurrencyNoun(Noun("pund", "pund", .neuter), minor: Noun("penny", "pence"), isShared: true),
    "INR": CurrencyNoun(Noun("rupie", "rupier"), minor: Noun("paisa", "paisa"), isShared: true),
    "ISK": CurrencyNoun(Noun("isländsk krona", "isländska kronor")),
    "JPY": CurrencyNoun(Noun("yen", "yen")),
    "KRW": CurrencyNoun(Noun("won", "won")),
    "NOK": CurrencyNoun(Noun("norsk krona", "norska kronor"), minor: ore),
    "PLN": CurrencyNoun(Noun("zloty", "zloty"), minor: Noun("grosz", "groszy")),
    "RUB": CurrencyNoun(Noun("rubel", "rubel"), minor: Noun("kopek", "kopek")),
    "SEK": CurrencyNoun(Noun("krona", "kronor"), minor: ore, isShared: true),
    "TRY": CurrencyNoun(Noun("turkisk lira", "turkiska lira"), minor: Noun("kuruş", "kuruş")),
    "USD": CurrencyNoun(Noun("dollar", "dollar"), minor: cent, isShared: true),
  ]

  private static let patterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year}",
    monthDayYear: "{date} {year}", monthYear: "{month} {year}", weekday: "{weekday} den {date}", day: .ordinal
  )
  private static let dates = DateWords(
    digits: patterns,
    words: patterns,
    shortYear: "noll {digit}",
    beforeEra: "{year} före Kristus",
    decade: "{year}",
    decadeEndings: "talet",
    spellsDecades: true)

  private static let clock = ClockWords(
    hour: "klockan {hour}",
    hourBeforePeriod: "klockan {hour}",
    minutes: "{hour}:{minute}",
    minutesInWords: "{hour} {minute}",
    fewMinutes: "{hour} noll {minute}",
    seconds: "{hours} {minutes} och {seconds}",
    secondsInDigits: "{time} och {seconds}",
    period: .twentyFourHours)
}
