extension Italian {
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [
          .alone: "%spellout-numbering", .masculine: "%spellout-cardinal-masculine",
          .feminine: "%spellout-cardinal-feminine", .scale: "%spellout-cardinal-masculine",
        ],
        ordinals: [
          "": "%spellout-ordinal-masculine", "a": "%spellout-ordinal-feminine",
          "ª": "%spellout-ordinal-feminine",
        ],
        agreeing: .one),
      decimalMark: ",",
      fractionReading: .numberOrDigits,
      scales: [
        3: Noun("mila", "mila"), 6: Noun("milione", "milioni"), 9: Noun("miliardo", "miliardi"),
        12: Noun("bilione", "bilioni"), 15: Noun("biliardo", "biliardi"),
      ],
      afterScale: AfterScale(usual: "di {noun}"),
      fractions: FractionWords(
        named: [2: Noun("mezzo", "mezzi")],
        rule: .ordinal(rule: "%spellout-ordinal-masculine", one: "", other: ["o": "i"]),
        half: ("mezzo", "mezzo"),
        halfOfUnit: [.feminine: "mezza"],
        over: "{numerator} su {denominator}"),
      currencies: currencies,
      // One mile is masculine, several are feminine.
      units: UnitWords(
        genders: ["mile": .masculine, "mile-per-hour": .masculine, "ton": .feminine],
        portion: "{fraction} di {unit}",
        elisions: ["una a": "un’a", "una e": "un’e", "una o": "un’o"]),
      dates: dates,
      clock: clock,
      codes: CodeWords(dot: "punto", countryCodeDigits: 2)))

  private static let patterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year}",
    monthDayYear: "{date} {year}", monthYear: "{month} {year}", weekday: "{weekday} {date}",
    day: .firstIsOrdinal)
  private static let dates = DateWords(
    digits: patterns,
    words: patterns,
    shortYear: "zero {digit}",
    beforeEra: "{year} avanti Cristo",
    decade: "anni {year}")

  private static let clock = ClockWords(
    hour: "ore {hour}",
    hourBeforePeriod: "ore {hour}",
    minutes: "ore {hour} e {minute}",
    fewMinutes: "ore {hour} e {minute}",
    seconds: "{hours} {minutes} e {seconds}",
    secondsInDigits: "{time} e {seconds}",
    hourGender: .feminine,
    period: .twentyFourHours)
}

extension Italian {
  private static let centesimo = Noun("centesimo", "centesimi")
  private static let danishOre = Noun("øre", "øre")

  /// What Italian calls money.
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("dollaro australiano", "dollari australiani"), minor: centesimo),
    "BRL": CurrencyNoun(Noun("real", "real"), minor: Noun("centavo", "centavos")),
    "CAD": CurrencyNoun(Noun("dollaro canadese", "dollari canadesi"), minor: centesimo),
    "CHF": CurrencyNoun(Noun("franco svizzero", "franchi svizzeri"), minor: centesimo),
    "CNY": CurrencyNoun(Noun("yuan", "yuan")),
    "CZK": CurrencyNoun(Noun("corona ceca", "corone ceche", .feminine)),
    "kr": CurrencyNoun(Noun("corona", "corone", .feminine), minor: danishOre),
    "DKK": CurrencyNoun(Noun("corona danese", "corone danesi", .feminine), minor: danishOre),
    "EUR": CurrencyNoun(Noun("euro", "euro"), minor: centesimo),
    "GBP": CurrencyNoun(Noun("sterlina", "sterline", .feminine), minor: Noun("penny", "pence")),
    "HUF": CurrencyNoun(Noun("fiorino ungherese", "fiorini ungheresi")),
    "INR": CurrencyNoun(Noun("rupia", "rupie", .feminine), minor: Noun("paisa", "paise"), isShared: true),
    "ITL": CurrencyNoun(Noun("lira", "lire", .feminine)),
    "JPY": CurrencyNoun(Noun("yen", "yen")),
    "KRW": CurrencyNoun(Noun("won", "won")),
    "NOK": CurrencyNoun(Noun("corona norvegese", "corone norvegesi", .feminine), minor: danishOre),
    "PLN": CurrencyNoun(Noun("zloty", "zloty"), minor: Noun("grosz", "groszy")),
    "RUB": CurrencyNoun(Noun("rublo", "rubli"), minor: Noun("copeco", "copechi")),
    "SEK": CurrencyNoun(Noun("corona svedese", "corone svedesi", .feminine), minor: Noun("öre", "öre")),
    "TRY": CurrencyNoun(Noun("lira turca", "lire turche", .feminine), minor: Noun("kuruş", "kuruş")),
    "USD": CurrencyNoun(Noun("dollaro", "dollari"), minor: centesimo, isShared: true),
  ]
}
