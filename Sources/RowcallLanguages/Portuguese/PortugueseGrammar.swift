extension Portuguese {
  /// Portuguese, as in Brazil.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [.alone: "%spellout-cardinal-masculine", .feminine: "%spellout-cardinal-feminine"],
        ordinals: [
          "": "%spellout-ordinal-masculine", "a": "%spellout-ordinal-feminine",
          "ª": "%spellout-ordinal-feminine",
        ],
        agreeing: .spelledOtherwise),
      decimalMark: ",",
      fractionReading: .numberOrDigits,
      scales: [
        3: Noun("mil", "mil"), 6: Noun("milhão", "milhões"), 9: Noun("bilhão", "bilhões"),
        12: Noun("trilhão", "trilhões"), 15: Noun("quatrilhão", "quatrilhões"),
      ],
      afterScale: AfterScale(usual: "de {noun}"),
      fractions: fractions,
      currencies: currencies,
      units: UnitWords(
        genders: ["nautical-mile": .feminine, "ton": .feminine], portion: "{fraction} de {unit}"),
      dates: dates,
      clock: clock,
      codes: CodeWords(dot: "ponto", countryCodeDigits: 2)))

  private static let fractions = FractionWords(
    named: [
      2: Noun("meio", "meios"), 3: Noun("terço", "terços"), 4: Noun("quarto", "quartos"),
      5: Noun("quinto", "quintos"), 6: Noun("sexto", "sextos"), 7: Noun("sétimo", "sétimos"),
      8: Noun("oitavo", "oitavos"), 9: Noun("nono", "nonos"), 10: Noun("décimo", "décimos"),
      100: Noun("centésimo", "centésimos"), 1000: Noun("milésimo", "milésimos"),
    ],
    rule: .cardinal(one: " avos", other: " avos"),
    half: ("meio", "meio"),
    halfOfUnit: [.feminine: "meia"],
    over: "{numerator} sobre {denominator}")

  private static let patterns = DateWords.Patterns(
    dayMonth: "{day} de {month}", monthDay: "{day} de {month}", dayMonthYear: "{date} de {year}",
    monthDayYear: "{date} de {year}", monthYear: "{month} de {year}", weekday: "{weekday}, {date}",
    day: .firstIsOrdinal)
  private static let dates = DateWords(
    digits: patterns,
    words: patterns,
    shortYear: "zero {digit}",
    beforeEra: "{year} antes de Cristo",
    decade: "anos {year}")

  private static let clock = ClockWords(
    hour: "{hour} horas",
    singleHour: "{hour} hora",
    hourBeforePeriod: "{hour} horas",
    minutes: "{hour} horas e {minute}",
    fewMinutes: "{hour} horas e {minute}",
    minutesAfterSingleHour: "{hour} hora e {minute}",
    seconds: "{hours} {minutes} e {seconds}",
    secondsInDigits: "{time} e {seconds}",
    hourGender: .feminine,
    period: .twentyFourHours)
}

extension Portuguese {
  private static let centavo = Noun("centavo", "centavos")
  private static let cent = Noun("cent", "cents")

  /// What Portuguese calls money in Brazil.
  private static let currencies: [String: CurrencyNoun] = [
    "ARS": CurrencyNoun(Noun("peso argentino", "pesos argentinos"), minor: centavo),
    "AUD": CurrencyNoun(Noun("dólar australiano", "dólares australianos"), minor: cent),
    "BRL": CurrencyNoun(Noun("real", "reais"), minor: centavo),
    "CAD": CurrencyNoun(Noun("dólar canadense", "dólares canadenses"), minor: cent),
    "CHF": CurrencyNoun(Noun("franco suíço", "francos suíços"), minor: Noun("cêntimo", "cêntimos")),
    "CLP": CurrencyNoun(Noun("peso chileno", "pesos chilenos")),
    "CNY": CurrencyNoun(Noun("yuan", "yuans")),
    "CZK": CurrencyNoun(Noun("coroa tcheca", "coroas tchecas", .feminine)),
    "kr": CurrencyNoun(Noun("coroa", "coroas", .feminine), minor: Noun("øre", "øre")),
    "DKK": CurrencyNoun(
      Noun("coroa dinamarquesa", "coroas dinamarquesas", .feminine), minor: Noun("øre", "øre")),
    "EUR": CurrencyNoun(Noun("euro", "euros"), minor: centavo),
    "GBP": CurrencyNoun(
      Noun("libra", "libras", .feminine), minor: Noun("penny", "pence"), isShared: true),
    "INR": CurrencyNoun(Noun("rupia", "rupias", .feminine), minor: Noun("paisa", "paisas"), isShared: true),
    "JPY": CurrencyNoun(Noun("iene", "ienes")),
    "KRW": CurrencyNoun(Noun("won", "wons")),
    "MXN": CurrencyNoun(Noun("peso mexicano", "pesos mexicanos"), minor: centavo),
    "NOK": CurrencyNoun(Noun("coroa norueguesa", "coroas norueguesas", .feminine), minor: Noun("øre", "øre")),
    "PLN": CurrencyNoun(Noun("zloty", "zlotys"), minor: Noun("grosz", "groszy")),
    "RUB": CurrencyNoun(Noun("rublo", "rublos"), minor: Noun("copeque", "copeques")),
    "SEK": CurrencyNoun(Noun("coroa sueca", "coroas suecas", .feminine), minor: Noun("öre", "öre")),
    "TRY": CurrencyNoun(Noun("lira turca", "liras turcas", .feminine), minor: Noun("kuruş", "kuruş")),
    "USD": CurrencyNoun(Noun("dólar", "dólares"), minor: centavo, isShared: true),
  ]
}
