extension Grammar {
  /// Italian.
  static let italian = Grammar(
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
    currencies: italianCurrencies,
    // One mile is masculine, several are feminine.
    units: UnitWords(
      genders: ["mile": .masculine, "mile-per-hour": .masculine, "ton": .feminine],
      portion: "{fraction} di {unit}",
      elisions: ["una a": "un’a", "una e": "un’e", "una o": "un’o"]),
    dates: italianDates,
    clock: italianClock,
    codes: CodeWords(dot: "punto", countryCodeDigits: 2))

  private static let italianPatterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year}",
    monthDayYear: "{date} {year}", monthYear: "{month} {year}", weekday: "{weekday} {date}",
    day: .firstIsOrdinal)
  private static let italianDates = DateWords(
    digits: italianPatterns,
    words: italianPatterns,
    shortYear: "zero {digit}",
    beforeEra: "{year} avanti Cristo",
    decade: "anni {year}")

  private static let italianClock = ClockWords(
    hour: "ore {hour}",
    hourBeforePeriod: "ore {hour}",
    minutes: "ore {hour} e {minute}",
    fewMinutes: "ore {hour} e {minute}",
    seconds: "{hours} {minutes} e {seconds}",
    secondsInDigits: "{time} e {seconds}",
    hourGender: .feminine,
    period: .twentyFourHours)
}
