import RowcallModel

extension Spanish {
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: numerals,
      decimalMark: ",",
      fractionReading: .pairs,
      scales: [
        3: Noun("mil", "mil"), 6: Noun("millón", "millones"), 9: Noun("mil millones", "mil millones"),
        12: Noun("billón", "billones"), 15: Noun("mil billones", "mil billones"),
        18: Noun("trillón", "trillones"),
      ],
      afterScale: AfterScale(usual: "de {noun}"),
      fractions: fractions,
      currencies: currencies,
      units: UnitWords(
        patterns: [
          "celsius": Noun("{0} grado centígrado", "{0} grados centígrados"),
          "pound-force-per-square-inch": Noun("{0} P S I", "{0} P S I"),
        ],
        genders: ["nautical-mile": .feminine, "ton": .feminine],
        portion: "{fraction} de {unit}",
        mixedIsPlural: false),
      dates: dates,
      clock: clock,
      codes: CodeWords(pause: " ", dot: "punto", countryCodeDigits: 2, lastGroupIsExtension: true)))

  private static let numerals = NumeralRules(
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

  private static let fractions = FractionWords(
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

  private static let patterns = DateWords.Patterns(
    dayMonth: "{day} de {month}", monthDay: "{day} de {month}", dayMonthYear: "{date} de {year}",
    monthDayYear: "{date} de {year}", monthYear: "{month} de {year}", weekday: "{weekday} {date}",
    day: .firstIsOrdinal)
  private static let dates = DateWords(
    digits: patterns,
    words: patterns,
    shortYear: "cero {digit}",
    beforeEra: "{year} antes de cristo",
    decade: "años {year}")

  private static let clock = ClockWords(
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

extension Spanish {
  private static let centavo = Noun("centavo", "centavos")
  private static let centimo = Noun("céntimo", "céntimos")

  /// What Spanish calls money; national currencies of one country go without its name.
  private static let currencies: [String: CurrencyNoun] = [
    "ARS": CurrencyNoun(Noun("peso argentino", "pesos argentinos"), minor: centavo),
    "AUD": CurrencyNoun(Noun("dólar australiano", "dólares australianos"), minor: centavo),
    "BOB": CurrencyNoun(Noun("boliviano", "bolivianos"), minor: centavo),
    "CAD": CurrencyNoun(Noun("dólar canadiense", "dólares canadienses"), minor: centavo),
    "CHF": CurrencyNoun(Noun("franco", "francos"), minor: centimo, isShared: true),
    "CNY": CurrencyNoun(Noun("yuan", "yuanes")),
    "COP": CurrencyNoun(Noun("peso colombiano", "pesos colombianos"), minor: centavo),
    "CRC": CurrencyNoun(Noun("colón", "colones"), minor: centimo),
    "DEM": CurrencyNoun(Noun("marco", "marcos"), minor: Noun("pfennig", "pfennigs")),
    "ESP": CurrencyNoun(Noun("peseta", "pesetas", .feminine), minor: centimo),
    "EUR": CurrencyNoun(Noun("euro", "euros"), minor: centimo),
    "FRF": CurrencyNoun(Noun("franco", "francos"), minor: centimo, isShared: true),
    "GBP": CurrencyNoun(
      Noun("libra", "libras", .feminine), minor: Noun("penique", "peniques"), isShared: true),
    "GTQ": CurrencyNoun(Noun("quetzal", "quetzales"), minor: centavo),
    "HKD": CurrencyNoun(Noun("dólar de Hong Kong", "dólares de Hong Kong"), minor: centavo),
    "HNL": CurrencyNoun(Noun("lempira", "lempiras"), minor: centavo),
    "INR": CurrencyNoun(
      Noun("rupia", "rupias", .feminine), minor: Noun("paisa", "paisas", .feminine), isShared: true),
    "JPY": CurrencyNoun(Noun("yen", "yenes")),
    "KRW": CurrencyNoun(Noun("won", "wones")),
    "MXN": CurrencyNoun(Noun("peso mexicano", "pesos mexicanos"), minor: centavo),
    "NIO": CurrencyNoun(Noun("córdoba", "córdobas"), minor: centavo),
    "PAB": CurrencyNoun(Noun("balboa", "balboas"), minor: Noun("centésimo", "centésimos")),
    "PEN": CurrencyNoun(Noun("sol", "soles"), minor: centimo),
    "PYG": CurrencyNoun(Noun("guaraní", "guaraníes")),
    "RUB": CurrencyNoun(Noun("rublo", "rublos"), minor: Noun("kopek", "kopeks")),
    "kr": CurrencyNoun(Noun("corona", "coronas", .feminine), minor: Noun("öre", "öre")),
    "SEK": CurrencyNoun(Noun("corona", "coronas", .feminine), minor: Noun("öre", "öre"), isShared: true),
    "TRY": CurrencyNoun(Noun("lira", "liras", .feminine), minor: Noun("kurus", "kurus"), isShared: true),
    "USD": CurrencyNoun(Noun("dólar", "dólares"), minor: centavo, isShared: true),
    "VES": CurrencyNoun(Noun("bolívar", "bolívares"), minor: centimo),
  ]
}

/// How Spanish names the parts of a whole above ten: "onceavo", "ducentésimo", "cincomilésimo".
package struct SpanishDenominators: Sendable {
  /// The ending of the numbers from eleven to ninety-nine, joined to the cardinal.
  package let ending: Noun
  /// What joining does to the cardinal: "treinta y uno" becomes "treintaiuno".
  package let joints: [(from: String, to: String)]
  /// Thousandths and millionths, by their number; counted ones are joined to it.
  package let powers: [(value: UInt64, noun: Noun)]
  /// The ending of the plural.
  package let plural: String

  /// The name of one part, or nil for numbers that are said "over".
  package func name(of number: UInt64, isSingular: Bool, numerals: Numerals) -> String? {
    if number < 100 {
      let stem = stem(number, numerals)
      let end = isSingular ? ending.one : ending.other
      // "treinta" and "avo" share their vowel.
      return (stem.last == end.first ? String(stem.dropLast()) : stem) + end
    }
    if number < 1000 {
      guard number % 100 == 0 else { return nil }
      return numerals.ordinal(Ordinal(number)) + (isSingular ? "" : plural)
    }
    guard let power = powers.last(where: { $0.value <= number }), number % power.value == 0 else {
      return nil
    }
    let count = number / power.value
    guard count <= 10 || count == 100 else { return nil }
    return (count == 1 ? "" : stem(count, numerals)) + (isSingular ? power.noun.one : power.noun.other)
  }

  private func stem(_ number: UInt64, _ numerals: Numerals) -> String {
    joints.reduce(numerals.cardinal(number, .masculine)) { stem, joint in
      stem.replacing(joint.from, with: joint.to)
    }
  }
}
