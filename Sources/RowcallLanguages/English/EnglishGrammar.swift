extension English {
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [.alone: "%spellout-cardinal"],
        ordinals: ["": "%spellout-ordinal"],
        replacements: [("-", " ")],
        ordinalReplacements: [("-", " ")],
        conjunction: "and"),
      decimalMark: ".",
      fractionReading: .digits,
      readsOrdinals: true,
      scales: [
        3: Noun("thousand", "thousand"), 6: Noun("million", "million"), 9: Noun("billion", "billion"),
        12: Noun("trillion", "trillion"), 15: Noun("quadrillion", "quadrillion"),
      ],
      fractions: FractionWords(
        named: [2: Noun("half", "halves"), 4: Noun("quarter", "quarters")],
        rule: .ordinal(rule: "%spellout-ordinal", one: "", other: "s"),
        over: "{numerator} over {denominator}"),
      currencies: currencies,
      units: UnitWords(keepsCase: true),
      dates: dates,
      clock: clock,
      codes: CodeWords(dot: "dot")))

  private static let cent = Noun("cent", "cents")
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("Australian dollar", "Australian dollars"), minor: cent),
    "BRL": CurrencyNoun(Noun("real", "reals"), minor: Noun("centavo", "centavos")),
    "CAD": CurrencyNoun(Noun("Canadian dollar", "Canadian dollars"), minor: cent),
    "CHF": CurrencyNoun(Noun("Swiss franc", "Swiss francs"), minor: Noun("centime", "centimes")),
    "CNY": CurrencyNoun(Noun("yuan", "yuan")),
    "kr": CurrencyNoun(Noun("krone", "kroner"), minor: Noun("øre", "øre")),
    "DKK": CurrencyNoun(Noun("Danish krone", "Danish kroner"), minor: Noun("øre", "øre")),
    "EUR": CurrencyNoun(Noun("euro", "euros"), minor: cent),
    "GBP": CurrencyNoun(Noun("pound", "pounds"), minor: Noun("penny", "pence"), isShared: true),
    "HKD": CurrencyNoun(Noun("Hong Kong dollar", "Hong Kong dollars"), minor: cent),
    "ILS": CurrencyNoun(Noun("shekel", "shekels"), minor: Noun("agora", "agorot")),
    "INR": CurrencyNoun(Noun("rupee", "rupees"), minor: Noun("paisa", "paise"), isShared: true),
    "JPY": CurrencyNoun(Noun("yen", "yen")),
    "KRW": CurrencyNoun(Noun("won", "won")),
    "MXN": CurrencyNoun(Noun("Mexican peso", "Mexican pesos"), minor: Noun("centavo", "centavos")),
    "NGN": CurrencyNoun(Noun("naira", "naira"), minor: Noun("kobo", "kobo")),
    "NOK": CurrencyNoun(Noun("Norwegian krone", "Norwegian kroner"), minor: Noun("øre", "øre")),
    "NZD": CurrencyNoun(Noun("New Zealand dollar", "New Zealand dollars"), minor: cent),
    "PLN": CurrencyNoun(Noun("zloty", "zloty"), minor: Noun("grosz", "groszy")),
    "RUB": CurrencyNoun(Noun("ruble", "rubles"), minor: Noun("kopek", "kopeks")),
    "SEK": CurrencyNoun(Noun("Swedish krona", "Swedish kronor"), minor: Noun("öre", "öre")),
    "SGD": CurrencyNoun(Noun("Singapore dollar", "Singapore dollars"), minor: cent),
    "TRY": CurrencyNoun(Noun("lira", "lira"), minor: Noun("kurus", "kurus"), isShared: true),
    "UAH": CurrencyNoun(Noun("hryvnia", "hryvnias"), minor: Noun("kopiyka", "kopiykas")),
    "USD": CurrencyNoun(Noun("dollar", "dollars"), minor: cent, isShared: true),
    "VND": CurrencyNoun(Noun("dong", "dong")),
    "ZAR": CurrencyNoun(Noun("rand", "rand"), minor: cent),
  ]

  private static let dates = DateWords(
    digits: DateWords.Patterns(
      dayMonth: "{day} {month}", monthDay: "{month} {day}", dayMonthYear: "{date} {year}",
      monthDayYear: "{date}, {year}", monthYear: "{month} {year}", weekday: "{weekday}, {date}",
      day: .cardinal),
    words: DateWords.Patterns(
      dayMonth: "the {day} of {month}", monthDay: "{month} {day}", dayMonthYear: "{date} {year}",
      monthDayYear: "{date} {year}", monthYear: "{month} {year}", weekday: "{weekday} {date}", day: .ordinal),
    monthFirst: [.monthDayYear, .yearMonthDay],
    shortYear: "oh {digit}",
    beforeEra: "{year} BC",
    decade: "{year}",
    decadeEndings: ["y": "ies", "": "s"],
    spellsDecades: true)

  private static let clock = ClockWords(
    hour: "{hour} o'clock",
    hourBeforePeriod: "{hour}",
    minutes: "{hour}:{minute}",
    minutesInWords: "{hour} {minute}",
    fewMinutes: "{hour} oh {minute}",
    seconds: "{hours} {minutes} and {seconds}",
    secondsInDigits: "{time} and {seconds}",
    period: .said(am: "AM", pm: "PM"),
    spellsZone: false)
}
