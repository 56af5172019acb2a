extension Dutch {
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [.alone: "%spellout-cardinal"],
        ordinals: ["": "%spellout-ordinal"],
        years: 1100..<2000,
        replacements: replacements),
      decimalMark: ",",
      fractionReading: .digits,
      scales: [
        3: Noun("duizend", "duizend"), 6: Noun("miljoen", "miljoen"), 9: Noun("miljard", "miljard"),
        12: Noun("biljoen", "biljoen"), 15: Noun("biljard", "biljard"),
      ],
      fractions: FractionWords(
        named: [2: Noun("half", "halven"), 4: Noun("kwart", "kwart")],
        rule: .ordinal(rule: "%spellout-ordinal", one: "", other: ""),
        half: ("een half", "een half"),
        halfOfUnit: [.masculine: "een halve"],
        over: "{numerator} gedeeld door {denominator}"),
      currencies: currencies,
      dates: dates,
      clock: clock,
      codes: CodeWords(dot: "punt", countryCodeDigits: 2)))

  /// "Een" is said like the article; and ICU's years leave out the word for hundred, which runs their parts together.
  private static let replacements =
    [("een", "één"), ("éénen", "eenen")]
    + [
      "één", "een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf", "twaalf",
      "der", "veer", "twin", "tachtig",
    ].map { ("tien" + $0, "tienhonderd" + $0) }

  private static let cent = Noun("cent", "cent")
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("Australische dollar", "Australische dollar"), minor: cent),
    "BRL": CurrencyNoun(Noun("real", "real"), minor: Noun("centavo", "centavo")),
    "CAD": CurrencyNoun(Noun("Canadese dollar", "Canadese dollar"), minor: cent),
    "CHF": CurrencyNoun(Noun("Zwitserse frank", "Zwitserse frank"), minor: Noun("rappen", "rappen")),
    "CNY": CurrencyNoun(Noun("yuan", "yuan")),
    "CZK": CurrencyNoun(Noun("Tsjechische kroon", "Tsjechische kroon")),
    "kr": CurrencyNoun(Noun("kroon", "kroon"), minor: Noun("øre", "øre")),
    "DKK": CurrencyNoun(Noun("Deense kroon", "Deense kroon"), minor: Noun("øre", "øre")),
    "EUR": CurrencyNoun(Noun("euro", "euro"), minor: cent),
    "GBP": CurrencyNoun(Noun("pond", "pond"), minor: Noun("penny", "pence"), isShared: true),
    "INR": CurrencyNoun(Noun("roepie", "roepie"), minor: Noun("paisa", "paisa"), isShared: true),
    "JPY": CurrencyNoun(Noun("yen", "yen")),
    "KRW": CurrencyNoun(Noun("won", "won")),
    "NLG": CurrencyNoun(Noun("gulden", "gulden"), minor: cent),
    "NOK": CurrencyNoun(Noun("Noorse kroon", "Noorse kroon"), minor: Noun("øre", "øre")),
    "PLN": CurrencyNoun(Noun("zloty", "zloty"), minor: Noun("grosz", "grosz")),
    "RUB": CurrencyNoun(Noun("roebel", "roebel"), minor: Noun("kopeke", "kopeken")),
    "SEK": CurrencyNoun(Noun("Zweedse kroon", "Zweedse kroon"), minor: Noun("öre", "öre")),
    "TRY": CurrencyNoun(Noun("Turkse lira", "Turkse lira"), minor: Noun("kuruş", "kuruş")),
    "USD": CurrencyNoun(Noun("dollar", "dollar"), minor: cent, isShared: true),
  ]

  private static let patterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year}",
    monthDayYear: "{date} {year}", monthYear: "{month} {year}", weekday: "{weekday} {date}", day: .cardinal)
  private static let dates = DateWords(
    digits: patterns,
    words: patterns,
    shortYear: "nul {digit}",
    beforeEra: "{year} voor Christus",
    decade: "jaren {year}")

  private static let clock = ClockWords(
    hour: "{hour} uur",
    hourBeforePeriod: "{hour} uur",
    minutes: "{hour} uur {minute}",
    fewMinutes: "{hour} uur {minute}",
    seconds: "{hours} {minutes} en {seconds}",
    secondsInDigits: "{time} en {seconds}",
    period: .twentyFourHours)
}
