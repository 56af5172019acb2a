extension Finnish {
  /// Finnish; what is counted stands in the partitive, which takes the place of the plural.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [.alone: "%spellout-cardinal"],
        ordinals: ["": "%spellout-ordinal"],
        year: "%spellout-cardinal"),
      decimalMark: ",",
      fractionReading: .numberOrDigits,
      scales: [
        3: Noun("tuhat", "tuhatta"), 6: Noun("miljoona", "miljoonaa"), 9: Noun("miljardi", "miljardia"),
        12: Noun("biljoona", "biljoonaa"),
      ],
      fractions: FractionWords(
        named: [2: Noun("puolikas", "puolikasta")],
        rule: .ordinal(rule: "%spellout-ordinal", one: "osa", other: "osaa"),
        half: ("puoli", "puoli"),
        over: "{numerator} jaettuna {denominator}"),
      currencies: currencies,
      percent: Noun("prosentti", "prosenttia"),
      units: UnitWords(patterns: ["gallon": Noun("{0} gallona", "{0} gallonaa")], portionIsPlural: true),
      dates: dates,
      clock: clock,
      codes: CodeWords(dot: "piste", countryCodeDigits: 3)))

  private static let sentti = Noun("sentti", "senttiä")
  private static let ayri = Noun("äyri", "äyriä")
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("Australian dollari", "Australian dollaria"), minor: sentti),
    "BRL": CurrencyNoun(Noun("real", "realia"), minor: Noun("centavo", "centavoa")),
    "CAD": CurrencyNoun(Noun("Kanadan dollari", "Kanadan dollaria"), minor: sentti),
    "CHF": CurrencyNoun(Noun("Sveitsin frangi", "Sveitsin frangia"), minor: Noun("rappen", "rappenia")),
    "CNY": CurrencyNoun(Noun("juan", "juania")),
    "CZK": CurrencyNoun(Noun("Tšekin koruna", "Tšekin korunaa")),
    "kr": CurrencyNoun(Noun("kruunu", "kruunua"), minor: ayri),
    "DKK": CurrencyNoun(Noun("Tanskan kruunu", "Tanskan kruunua"), minor: ayri),
    "EUR": CurrencyNoun(Noun("euro", "euroa"), minor: sentti),
    "FIM": CurrencyNoun(Noun("markka", "markkaa"), minor: Noun("penni", "penniä")),
    "GBP": CurrencyNoun(Noun("punta", "puntaa"), minor: Noun("penny", "pennyä"), isShared: true),
    "INR": CurrencyNoun(Noun("rupia", "rupiaa"), minor: Noun("paisa", "paisaa"), isShared: true),
    "JPY": CurrencyNoun(Noun("jeni", "jeniä")),
    "KRW": CurrencyNoun(Noun("won", "wonia")),
    "NOK": CurrencyNoun(Noun("Norjan kruunu", "Norjan kruunua"), minor: ayri),
    "PLN": CurrencyNoun(Noun("zloty", "zlotya"), minor: Noun("grosz", "groszya")),
    "RUB": CurrencyNoun(Noun("rupla", "ruplaa"), minor: Noun("kopeekka", "kopeekkaa")),
    "SEK": CurrencyNoun(Noun("Ruotsin kruunu", "Ruotsin kruunua"), minor: ayri),
    "TRY": CurrencyNoun(Noun("Turkin liira", "Turkin liiraa"), minor: Noun("kuruş", "kuruşia")),
    "USD": CurrencyNoun(Noun("dollari", "dollaria"), minor: sentti, isShared: true),
  ]

  private static let patterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year}",
    monthDayYear: "{date} {year}", monthYear: "{month} {year}", weekday: "{weekday} {date}", day: .ordinal)
  private static let dates = DateWords(
    digits: patterns,
    words: patterns,
    shortYear: "nolla {digit}",
    beforeEra: "{year} ennen Kristusta",
    decade: "{year}",
    decadeEndings: "luku",
    spellsDecades: true)

  private static let clock = ClockWords(
    hour: "kello {hour}",
    hourBeforePeriod: "kello {hour}",
    minutes: "{hour}:{minute}",
    minutesInWords: "{hour} {minute}",
    fewMinutes: "{hour} nolla {minute}",
    seconds: "{hours} {minutes} ja {seconds}",
    secondsInDigits: "{time} ja {seconds}",
    period: .twentyFourHours)
}
