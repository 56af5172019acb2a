extension Grammar {
  /// Spanish.
  static let spanish = Grammar(
    numerals: spanishNumerals,
    decimalMark: ",",
    fractionReading: .pairs,
    scales: [
      3: Noun("mil", "mil"), 6: Noun("millón", "millones"), 9: Noun("mil millones", "mil millones"),
      12: Noun("billón", "billones"), 15: Noun("mil billones", "mil billones"),
      18: Noun("trillón", "trillones"),
    ],
    afterScale: AfterScale(usual: "de {noun}"),
    fractions: spanishFractions,
    currencies: spanishCurrencies,
    units: UnitWords(
      patterns: [
        "celsius": Noun("{0} grado centígrado", "{0} grados centígrados"),
        "pound-force-per-square-inch": Noun("{0} P S I", "{0} P S I"),
      ],
      genders: ["nautical-mile": .feminine, "ton": .feminine],
      portion: "{fraction} de {unit}",
      mixedIsPlural: false),
    dates: spanishDates,
    clock: spanishClock,
    codes: CodeWords(pause: " ", dot: "punto", countryCodeDigits: 2, lastGroupIsExtension: true))

  private static let spanishNumerals = NumeralRules(
    cardinals: [
      .alone: "%spellout-numbering", .masculine: "%spellout-cardinal-masculine",
      .feminine: "%spellout-cardinal-feminine", .scale: "%spellout-cardinal-masculine",
    ],
    ordinals: [
      "": "%spellout-ordinal-masculine", "er": "%spellout-ordinal-masculine-adjective",
      "ᵉʳ": "%spellout-ordinal-masculine-adjective", "a": "%spellout-ordinal-feminine",
      "ª": "%spellout-ordinal-feminine", "ra": "%spellout-ordinal-feminine",
      "da": "%spellout-ordinal-feminine", "ta": "%spellout-ordinal-feminine",
      "ma": "%spellout-ordinal-feminine", "va": "%spellout-ordinal-feminine",
      "na": "%spellout-ordinal-feminine",
    ],
    ordinalReplacements: [
      ("vigésimo ", "vigesimo"), ("vigésima ", "vigesimo"), ("vigesimooctav", "vigesimoctav"),
      ("undécimo", "decimoprimer"), ("decimoprimero", "undécimo"), ("decimoprimera", "undécima"),
      ("decimosegund", "duodécim"), ("octingésim", "octingentésim"),
    ]
      + ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "cien"].map {
        ($0 + " milésim", $0 + "milésim")
      },
    agreesBeforeMark: true,
    agreeing: .onesAndHundreds)

  private static let spanishFractions = FractionWords(
    named: [
      2: Noun("medio", "medios"), 3: Noun("tercio", "tercios"), 4: Noun("cuarto", "cuartos"),
      5: Noun("quinto", "quintos"), 6: Noun("sexto", "sextos"), 7: Noun("séptimo", "séptimos"),
      8: Noun("octavo", "octavos"), 9: Noun("noveno", "novenos"), 10: Noun("décimo", "décimos"),
    ],
    rule: .spanish(
      SpanishDenominators(
        ending: Noun("avo", "avos"),
        joints: [(" y ", "i"), ("ú", "u"), ("é", "e"), ("ó", "o")],
        powers: [
          (1000, Noun("milésimo", "milésimos")), (1_000_000, Noun("millonésimo", "millonésimos")),
        ],
        plural: "s")),
    half: ("medio", "medio"),
    over: "{numerator} sobre {denominator}")

  private static let spanishPatterns = DateWords.Patterns(
    dayMonth: "{day} de {month}", monthDay: "{day} de {month}", dayMonthYear: "{date} de {year}",
    monthDayYear: "{date} de {year}", monthYear: "{month} de {year}", weekday: "{weekday} {date}",
    day: .firstIsOrdinal)
  private static let spanishDates = DateWords(
    digits: spanishPatterns,
    words: spanishPatterns,
    shortYear: "cero {digit}",
    beforeEra: "{year} antes de cristo",
    decade: "años {year}")

  private static let spanishClock = ClockWords(
    hour: "{hour} horas",
    hourInWords: "{hour}",
    singleHour: "{hour}",
    hourBeforePeriod: "{hour}",
    minutes: "{hour} y {minute}",
    fewMinutes: "{hour} y {minute}",
    namedMinutes: [15: "cuarto", 30: "media"],
    seconds: "{hours} {minutes} y {seconds}",
    secondsInDigits: "{time} con {seconds}",
    dropsZeros: true,
    hourGender: .feminine,
    period: .partOfDay([(0, "de la noche"), (1, "de la mañana"), (12, "de la tarde"), (20, "de la noche")]))
}
