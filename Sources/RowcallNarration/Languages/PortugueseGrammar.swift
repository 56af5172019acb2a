extension Grammar {
  /// Portuguese, as in Brazil.
  static let portuguese = Grammar(
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
    fractions: portugueseFractions,
    currencies: portugueseCurrencies,
    units: UnitWords(
      genders: ["nautical-mile": .feminine, "ton": .feminine], portion: "{fraction} de {unit}"),
    dates: portugueseDates,
    clock: portugueseClock,
    codes: CodeWords(dot: "ponto", countryCodeDigits: 2))

  private static let portugueseFractions = FractionWords(
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

  private static let portuguesePatterns = DateWords.Patterns(
    dayMonth: "{day} de {month}", monthDay: "{day} de {month}", dayMonthYear: "{date} de {year}",
    monthDayYear: "{date} de {year}", monthYear: "{month} de {year}", weekday: "{weekday}, {date}",
    day: .firstIsOrdinal)
  private static let portugueseDates = DateWords(
    digits: portuguesePatterns,
    words: portuguesePatterns,
    shortYear: "zero {digit}",
    beforeEra: "{year} antes de Cristo",
    decade: "anos {year}")

  private static let portugueseClock = ClockWords(
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
